import type { TileId } from '../../../src/games/cave-vs-cave/ids.ts';
import { find } from '../../../src/messages/text.ts';

/**
 * The picture of an action tile: its effects, each a row of pieces, and an emblem if a room's effect refers to the
 * tile.
 */
interface TileFace {
  readonly effects: readonly string[];
  readonly emblem?: string;
}

const PER_TURN = '1 food × pawn › door';

const FACES: Readonly<Record<TileId, TileFace>> = {
  cultivation: { effects: ['act:1', '+2 emmer', '+1 flax'] },
  housework: { effects: [PER_TURN, '5 food / 1 gold › door'] },
  excavation: { effects: ['pick / 2 food › pick pick', '+1 stone'] },
  undergrowth: { effects: ['act:1', '+2 wood'], emblem: 'bush' },
  furnishing: { effects: ['+1 food', PER_TURN] },
  masonry: { effects: ['act:1', '+1 wood / stone', 'wall'] },
  undermining: { effects: ['act:2 / undermine'] },
  expansion: { effects: ['pick', '5 food / 2 gold › door'] },
  breach: { effects: ['breach › +2 stone +3 food +1 gold'] },
  driftMining: { effects: ['act:1', 'pick'] },
  expedition: { effects: ['5 wood / stone › 4 gold / act:3'], emblem: 'map' },
  renovation: { effects: ['wall', 'door'] },
  decoration: { effects: ['5 food / 1 gold › door'] },
  armsTrade: { effects: ['3 gold › 4 weapon 1 donkey / wood'] },
  interiorDesign: { effects: ['pick', 'wall'] },
  weeklyMarket: { effects: ['act:1+1', '3 donkey / 2 gold › 6 food'] },
};

const UNKNOWN: TileFace = { effects: [] };

/** The picture of an action tile; an empty one if it has none. */
export const tileFace = (id: string): TileFace => find<TileFace>(FACES, id) ?? UNKNOWN;

/** All action tiles that have a picture. */
export const PICTURED_TILES: readonly string[] = Object.keys(FACES);

/** The effects of the fields of the second era as rows of pieces, from left to right. */
export const FIELD_FACES: readonly string[] = [
  '+3 ore / +1 iron / +1 donkey',
  '1/3/5/7 ore › 1/2/3/4 iron',
  'n iron › n weapon',
  '+2 weapon',
];
