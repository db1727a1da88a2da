import type { FolkId } from '../../../src/games/caverna/forgotten-folk/folks.ts';
import { find } from '../../../src/messages/text.ts';

/** The pieces that precede a folk's set-up, powers and limits: rows, in the same order as the texts. */
export interface FolkFace {
  readonly begins?: string;
  readonly powers: readonly string[];
  readonly limits: readonly string[];
}

/** Pieces for single tiles instead of twin tiles, and for tiles that do nothing. */
const SINGLE_LAND = 'twin:meadow+field › mini:meadow / mini:field';
const NO_OFFICE = 'plan › cross';

const FACES: Readonly<Record<FolkId, FolkFace>> = {
  caveGoblins: {
    begins: 'house caveGoblins',
    powers: ['3 caveGoblins', '≤6 caveGoblins'],
    limits: ['4 wood › 3 wood', '3 ore › weapon:1', 'house › 0 points', 'sixth › cross'],
  },
  darkElves: {
    powers: ['weapon:10 › house goblin', 'mini:rubyMine › 1 ruby'],
    limits: ['house › 0 points', 'goblin −1 wood +2 ore'],
  },
  elves: {
    begins: '2 gemfruit',
    powers: ['mini:forest › fence:small sow door', 'wild › 0 points'],
    limits: ['twin:cavern+tunnel › −2 ruby', 'boar food › cross', 'mini:field mini:meadow'],
  },
  humans: {
    powers: ['overhang › 2 food 1 gold', 'mini:mountain › 0 points'],
    limits: ['twin:cavern+tunnel › mini:cavern / mini:tunnel', NO_OFFICE],
  },
  mountainDwarves: {
    powers: ['stone ore › wood', 'delve › 2 gold', 'mini:forest › 0 points'],
    limits: [SINGLE_LAND, NO_OFFICE],
  },
  paleOnes: {
    powers: ['lodger paleOnes › twin:cavern+tunnel', 'delve › 1 gold 1 mushroom', 'mini:forest › 0 points'],
    limits: [SINGLE_LAND, NO_OFFICE],
  },
  silicoids: {
    powers: ['door −1 stone 0 stable', 'leaf 3 food › 1 gold › 1 stone'],
    limits: ['silicoids › 1 stone', '2 silicoids › 1 stone', '−1 stone › 1 begging'],
  },
  trolls: {
    powers: ['sword › +1 sack', '2 wood › weapon:4', 'dog / sheep / donkey › 2 food'],
    limits: ['trolls › 3 food', 'ore › cross ≤10 axe'],
  },
};

/** The pieces for the powers and limits of a folk; an unknown folk has none. */
export const folkFace = (folk: string): FolkFace => find<FolkFace>(FACES, folk) ?? { powers: [], limits: [] };
