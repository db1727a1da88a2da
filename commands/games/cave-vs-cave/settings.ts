import { options as schema } from '../../../src/games/cave-vs-cave/options.ts';
import type { Options } from '../../../src/games/cave-vs-cave/state.ts';
import type { LobbyOption, Players } from '../../face/lobby.ts';
import { type SettingTexts, settingTold } from '../../lobby/setting.ts';
import type { CaveWords } from './words.ts';

/** The host's options: the mode, and the rulings. */
export function caveSettings({ mode, rulings }: CaveWords): LobbyOption<Options>[] {
  return [modeOption(mode), ...Object.entries(rulings).map(([field, texts]) => rulingOption(field, texts))];
}

const DEFAULTS = schema.parse({});

function modeOption(texts: SettingTexts): LobbyOption<Options> {
  return {
    ...settingTold('mode', texts),
    fine: false,
    recommended: DEFAULTS.mode,
    chosen: ({ mode }) => mode,
    change: (mode) => ({ mode }),
  };
}

type Matters = (options: Options, players: Players) => boolean;

const alone: Matters = (_, { least }) => least === 1;

/** When a ruling about one variant, era or game matters; all other rulings always matter. */
const RULINGS_MATTER: { readonly [Ruling in keyof Options['rulings']]?: Matters } = {
  wallAtEntrance: ({ mode }) => mode !== 'era1',
  soloWithoutConditions: alone,
  extraTileForOneOfTwo: alone,
  shortGameOuterWall: ({ mode }) => mode === 'short',
  turnOverBeforeDroppingOut: ({ mode }) => mode === 'quick',
  bothMustGoOn: ({ mode }, { most }) => mode === 'open' && most === 2,
};

function rulingOption(field: string, texts: SettingTexts): LobbyOption<Options> {
  const ruling = field as keyof Options['rulings'];
  const value = ({ rulings }: Options): string => String(rulings[ruling]);
  const matters = RULINGS_MATTER[ruling];
  return {
    ...settingTold(field, texts),
    fine: true,
    recommended: value(DEFAULTS),
    ...(matters && { matters }),
    chosen: value,
    change: (chosen, { rulings }) => ({ rulings: { ...rulings, [field]: chosen === 'true' } }),
  };
}
