import { type FolkRulings, folkRulings } from '../../../src/games/caverna/folk-rulings.ts';
import { SMALL_TABLE } from '../../../src/games/caverna/forgotten-folk/choosing.ts';
import { options as schema } from '../../../src/games/caverna/options.ts';
import { DEFAULT_RULINGS, type Rulings } from '../../../src/games/caverna/rulings.ts';
import type { Options } from '../../../src/games/caverna/state.ts';
import type { LobbyOption, Players } from '../../face/lobby.ts';
import { type SettingTexts, settingTold } from '../../lobby/setting.ts';
import type { CavernaWords } from './words.ts';

/** The host's options of Caverna. */
export function cavernaSettings(words: CavernaWords): LobbyOption<Options>[] {
  const { variants, folkSettings, rulings, folkPages, peopleRulings, landRulings } = words;
  return [
    plain('tiles', variants.tiles),
    plain('markers', variants.markers),
    folks(folkSettings.folks),
    extraTiles(folkSettings.extra),
    ...Object.entries<SettingTexts>(rulings).map(([field, texts]) => ruling(field as keyof Rulings, texts)),
    ...folkRulingsOf(folkPages.people, peopleRulings),
    ...folkRulingsOf(folkPages.land, landRulings),
  ];
}

const DEFAULTS = schema.parse({});

function plain(field: 'tiles' | 'markers', texts: SettingTexts): LobbyOption<Options> {
  return {
    ...settingTold(field, texts),
    fine: false,
    recommended: DEFAULTS[field],
    chosen: (options) => options[field],
    change: (value) => ({ [field]: value }),
  };
}

/** Whether there are folks at the table, and how players choose them. */
function folks(texts: SettingTexts): LobbyOption<Options> {
  return {
    ...settingTold('folks', texts),
    fine: false,
    quiet: true,
    recommended: 'none',
    chosen: ({ folks }) => (folks === undefined ? 'none' : folks.freely ? 'free' : 'dealt'),
    change: (value, { folks }) => ({ folks: value === 'none' ? undefined : { ...folks, freely: value === 'free' } }),
  };
}

/** Whether other folks lend their tiles in small games. */
function extraTiles(texts: SettingTexts): LobbyOption<Options> {
  return {
    ...settingTold('extra', texts),
    fine: false,
    quiet: true,
    recommended: 'own',
    matters: ({ folks }, { least }) => folks !== undefined && least <= SMALL_TABLE,
    chosen: ({ folks }) => (folks?.extraTiles ? 'sixteen' : 'own'),
    change: (value, { folks }) => ({ folks: folks && { ...folks, extraTiles: value === 'sixteen' } }),
  };
}

type Matters = (options: Options, players: Players) => boolean;

const solo: Matters = (_, { least }) => least === 1;
const withAll: Matters = ({ tiles }) => tiles === 'full';
const byFive: Matters = (_, { least, most }) => least <= 5 && most >= 5;
const fromFive: Matters = (_, { most }) => most >= 5;

/** When a ruling about one space, tile or game matters; all other rulings always matter. */
const RULINGS_MATTER: { readonly [Ruling in keyof (Rulings & FolkRulings)]?: Matters } = {
  driftStoneWithoutTile: byFive,
  clearMoreThan: solo,
  supplierRubyProtects: solo,
  mineOverhang: withAll,
  soloCoversSpaces: solo,
  // In smaller games, there is at most one Imitation.
  imitateImitation: fromFive,
  guestRoomOnWish: withAll,
  // With up to four players, everybody chooses at the same time.
  choicesShownTogether: fromFive,
  driftStoneWithSingle: byFive,
};

const mattersFor = (field: keyof (Rulings & FolkRulings)): Matters => RULINGS_MATTER[field] ?? (() => true);

function ruling(field: keyof Rulings, texts: SettingTexts): LobbyOption<Options> {
  const isNumber = typeof DEFAULT_RULINGS[field] === 'number';
  return {
    ...settingTold(field, texts),
    fine: true,
    recommended: String(DEFAULT_RULINGS[field]),
    matters: mattersFor(field),
    chosen: (options) => String(options.rulings[field]),
    change: (value, options) => ({
      rulings: { ...options.rulings, [field]: isNumber ? Number(value) : value === 'true' },
    }),
  };
}

/** The rulings about folks, on one page. */
function folkRulingsOf(page: string, texts: Readonly<Record<string, SettingTexts>>): LobbyOption<Options>[] {
  return Object.entries(texts).map(([field, text]) => ({ ...folkRuling(field as keyof FolkRulings, text), page }));
}

const DEFAULT_FOLK_RULINGS: FolkRulings = folkRulings.parse({});

function folkRuling(field: keyof FolkRulings, texts: SettingTexts): LobbyOption<Options> {
  return {
    ...settingTold(field, texts),
    fine: true,
    recommended: String(DEFAULT_FOLK_RULINGS[field]),
    matters: (options, players) => options.folks !== undefined && mattersFor(field)(options, players),
    chosen: ({ folks }) => String((folks?.rulings ?? DEFAULT_FOLK_RULINGS)[field]),
    change: (value, { folks }) => ({
      folks: folks && { ...folks, rulings: { ...folks.rulings, [field]: value === 'true' } },
    }),
  };
}
