import { options as schema } from '../../../src/games/cave-vs-cave/options.ts';
import type { Options } from '../../../src/games/cave-vs-cave/state.ts';
import type { LobbyOption } from '../../face.ts';
import { type SettingTexts, settingTold } from '../../setting.ts';
import type { CaveWords } from './words.ts';

/** What a host may choose: what is played, and the rulings. */
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

function rulingOption(field: string, texts: SettingTexts): LobbyOption<Options> {
  const value = ({ rulings }: Options): string => String(rulings[field as keyof Options['rulings']]);
  return {
    ...settingTold(field, texts),
    fine: true,
    recommended: value(DEFAULTS),
    chosen: value,
    change: (chosen, { rulings }) => ({ rulings: { ...rulings, [field]: chosen === 'true' } }),
  };
}
