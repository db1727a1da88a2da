import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { caverna } from '../../../src/games/caverna/game.ts';
import { PositionError, type PositionFile, stateFrom } from '../../../src/games/caverna/positions.ts';
import { scenario } from './scenario.ts';

const wrong = (position: unknown): string => {
  try {
    stateFrom(position as PositionFile);
  } catch (error) {
    if (error instanceof PositionError) return error.message;
    throw error;
  }
  return '';
};

describe('a position', () => {
  it('states only what differs from the start of a game', () => {
    scenario({ players: 3 })
      .asks('place', 1)
      .round(1)
      .hasOnly({ food: 1 }, 1)
      .hasOnly({ food: 1 }, 2)
      .hasOnly({ food: 2 }, 3)
      .lies('logging', { wood: 3 });
  });

  it('waits for a decision of the seat whose turn it is', () => {
    scenario({ players: 4, round: 5, turn: 3, startingPlayer: 2 }).asks('place', 3);
  });

  it('gives food by turn order from the stated starting player', () => {
    scenario({ players: 4, startingPlayer: 3 })
      .hasOnly({ food: 1 }, 3)
      .hasOnly({ food: 1 }, 4)
      .hasOnly({ food: 2 }, 1)
      .hasOnly({ food: 3 }, 2);
  });

  it('has the goods of a round on its spaces, from the first round in which they gather goods', () => {
    scenario({ players: 2, round: 2 }).lies('rubyMining', {});
    scenario({ players: 2, round: 3 }).lies('rubyMining', { ruby: 1 });
  });

  it('can be just before the harvest of a round', () => {
    scenario({
      players: 2,
      round: 5,
      next: 'harvest',
      seats: [{ goods: { food: 3, grain: 1 } }, { goods: { food: 4 } }],
    })
      .asks('feed', 1)
      .offersOnly('beg 1');
  });

  it('can be just before a round begins', () => {
    scenario({ players: 3, round: 5, next: 'round' }).round(5).lies('donkeyFarming', { donkey: 1 });
  });

  it('can be just before the scoring', () => {
    scenario({ players: 2, round: 12, next: 'scoring', seats: [{ goods: { ruby: 1 } }] }).asks('final', 1);
  });

  it('can be played on to the end of the game', () => {
    const { state } = scenario({ players: 2, round: 11 });
    while (!caverna.finished(state)) {
      const [decision] = caverna.decisions(state);
      const option = decision?.options.at(0);
      if (decision === undefined || option === undefined) throw new Error('Nobody has a decision.');
      caverna.apply(state, decision.seat, option);
    }
    expect(state.round).toBe(12);
  });

  it('can have an ore mine half beyond the edge, if the table allows that', () => {
    const seat = { furnishings: { d3: 'officeRoom' }, cells: { e4: 'oreMine', e5: 'deepTunnel' } };
    scenario({ players: 2, options: { rulings: { mineOverhang: true } }, seats: [seat] })
      .cell('e4', { ground: 'oreMine' })
      .cell('e5', { ground: 'deepTunnel' });
  });

  it('is plain data', () => {
    const { state } = scenario({ players: 3 });
    expect(JSON.parse(JSON.stringify(state))).toMatchObject({ round: 1 });
  });
});

describe('the page that describes positions', () => {
  const file = readFileSync(new URL('../../../docs/positions.md', import.meta.url), 'utf8');
  const [page = ''] = file.split('\n## Cave vs Cave');
  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => text);

  it('has two examples that can be set up', () => {
    expect(examples.length).toBe(2);
    const [first, second] = examples.map((text) => scenario(JSON.parse(text)));
    first?.play('place housework').offers('furnish dwelling');
    second?.asks('harvest', 1).offersOnly('harvest field', 'harvest breeding');
  });
});

/** A position of two players with this first seat. */
const two = (...seats: object[]) => ({ players: 2, seats });

describe('an impossible position', () => {
  it.each<[string, unknown, string]>([
    ['an unknown field', { players: 2, colour: 'red' }, 'position: Unrecognized key: "colour"'],
    ['too many players', { players: 8 }, 'players: must be at most 7'],
    ['an unknown good', two({ goods: { mud: 1 } }), 'seat 1, goods: Unrecognized key: "mud"'],
    ['a negative count', two({}, { goods: { wood: -1 } }), 'seat 2, goods, wood: must not be negative'],
    [
      'an unknown cell',
      two({ cells: { z9: 'meadow' } }),
      'seat 1: there is no cell "z9": columns are a to f, rows 1 to 4',
    ],
    [
      'an unknown ground',
      two({ cells: { c4: 'swamp' } }),
      'seat 1: cells, c4: "swamp" is not a kind of ground (see docs/positions.md)',
    ],
    [
      'a field in the mountain',
      two({ cells: { e4: 'field' } }),
      'seat 1: e4 lies in the mountain, where no field can be',
    ],
    ['an unknown tile', two({ furnishings: { d3: 'sauna' } }), 'seat 1: there is no furnishing tile "sauna"'],
    [
      'a tile of the full game in the introductory one',
      { players: 2, options: { tiles: 'introductory' }, seats: [{ furnishings: { d3: 'trader' } }] },
      'seat 1: the furnishing tile "trader" is not in the supply of this game',
    ],
    [
      'two rooms with the same tile',
      two({ furnishings: { d3: 'miner' } }, { furnishings: { d3: 'miner' } }),
      'there is only one "miner", but it has been built twice',
    ],
    [
      'half a mine',
      two({ cells: { e4: 'oreMine' } }),
      'seat 1: an ore mine and a deep tunnel are the halves of one tile and must be side by side',
    ],
    [
      'two mines with one deep tunnel',
      two({ cells: { e4: 'oreMine', e3: 'deepTunnel', e2: 'oreMine' } }),
      'seat 1: an ore mine and a deep tunnel are the halves of one tile and must be side by side',
    ],
    [
      'a bed of the Additional dwelling for a third dwarf',
      two({ furnishings: { d3: 'additionalDwelling' }, dwarfs: [{}, {}, {}] }),
      'seat 1: there are 3 dwarfs, but beds for 2',
    ],
    [
      'a bed of the Additional dwelling for a fifth dwarf',
      two({ furnishings: { d3: 'coupleDwelling', d2: 'additionalDwelling' }, dwarfs: [{}, {}, {}, {}, {}] }),
      'seat 1: there are 5 dwarfs, but beds for 4',
    ],
    [
      'a mine whose deep tunnel would be the entry-level dwelling',
      two({ furnishings: { d3: 'workRoom' }, cells: { e4: 'oreMine' } }),
      'seat 1: an ore mine and a deep tunnel are the halves of one tile and must be side by side',
    ],
    [
      'half a twin tile beyond the edge',
      two({ furnishings: { d3: 'officeRoom' }, cells: { c4: 'meadow', c5: 'meadow' } }),
      'seat 1: c5 is half of a twin tile, and its other half must lie beside it on the home board',
    ],
    [
      'two tunnels as a twin tile across the edge',
      two({ furnishings: { d3: 'officeRoom' }, cells: { e4: 'tunnel', e5: 'tunnel' } }),
      'seat 1: e5 is half of a twin tile, and its other half must lie beside it on the home board',
    ],
    [
      'two twin tiles across the edge with one half inside',
      two({ furnishings: { d3: 'officeRoom', e4: 'carpenter' }, cells: { f4: 'cavern', f5: 'tunnel', g4: 'tunnel' } }),
      'seat 1: f5 is half of a twin tile, and its other half must lie beside it on the home board',
    ],
    [
      'half a large pasture',
      two({ cells: { c4: 'largePasture' } }),
      'seat 1: cells, c4: only a large pasture is given as a pair: "a1 b1": "largePasture stable"',
    ],
    [
      'four stables',
      two({ cells: { a1: 'forest stable', a2: 'forest stable', b1: 'forest stable', b2: 'forest stable' } }),
      'seat 1: there are 4 stables; a player has 3',
    ],
    [
      'land that begins elsewhere',
      two({ cells: { a1: 'field' } }),
      'seat 1: the first field or meadow must be on c4, in front of the cave entrance',
    ],
    ['land apart', two({ cells: { c4: 'field', a1: 'field' } }), 'seat 1: a1 must adjoin what is already laid'],
    [
      'a tile beyond the edge without an office',
      two({ cells: { c4: 'field', c5: 'meadow' } }),
      'seat 1: c5 lies beyond the edge of the home board',
    ],
    [
      'an ore mine half beyond the edge, where the table does not allow that',
      two({ furnishings: { d3: 'officeRoom' }, cells: { e4: 'oreMine', e5: 'deepTunnel' } }),
      'seat 1: e5 is half of a twin tile, and its other half must lie beside it on the home board',
    ],
    [
      'two fields of one tile',
      {
        players: 2,
        options: { rulings: { mineOverhang: true } },
        seats: [{ furnishings: { d3: 'officeRoom' }, cells: { c4: 'field', c5: 'field' } }],
      },
      'seat 1: c5 is half of a twin tile, and its other half must lie beside it on the home board',
    ],
    [
      'a card of another stage',
      { players: 3, cards: { 1: 'adventure' } },
      'cards: "adventure" is not a card of the stage of round 1',
    ],
    [
      'exploration with two players',
      { players: 2, cards: { 7: 'exploration' } },
      'cards: "exploration" is not a card of the stage of round 7',
    ],
    [
      'too many question marks',
      { players: 2, markers: { 6: 'question', 7: 'question', 8: 'question', 10: 'question' } },
      'markers: there are 3 of "question", not 4',
    ],
    [
      'too many green leaves',
      { players: 3, markers: { 6: 'leaf', 7: 'leaf', 8: 'leaf', 9: 'leaf', 10: 'leaf' } },
      'markers: there are 4 of "leaf", not 5',
    ],
    [
      'too many green leaves for two players',
      { players: 2, markers: { 6: 'leaf', 7: 'leaf', 8: 'leaf', 10: 'leaf' } },
      'markers: there are 3 of "leaf", not 4',
    ],
    ['a marker on round 5', { players: 2, markers: { 5: 'leaf' } }, 'markers: round 5 has none'],
    ['a skipped round', { players: 2, round: 9 }, 'round: round 9 is skipped with 2 players'],
    [
      'a dwarf on an unknown space',
      two({ dwarfs: [{}, { at: 'cinema' }] }),
      'seat 1: there is no action space "cinema"',
    ],
    [
      'a dwarf on a card that is still to come',
      two({ dwarfs: [{}, { at: 'adventure' }] }),
      'seat 1: the action space "adventure" is not in play',
    ],
    [
      'two dwarfs on a space',
      two({ dwarfs: [{}, { at: 'logging' }] }, { dwarfs: [{}, { at: 'logging' }] }),
      'there are two dwarfs on "logging"',
    ],
    ['more dwarfs than beds', two({ dwarfs: [{}, {}, {}] }), 'seat 1: there are 3 dwarfs, but beds for 2'],
    [
      'goods on a space that never has any',
      { players: 2, spaces: { housework: { dog: 1 } } },
      'spaces: there are never goods on "housework"',
    ],
    [
      'a field with no crops left',
      two({ cells: { c4: 'field grain 0' } }),
      'seat 1: cells, c4: "field grain 0" is not a kind of ground (see docs/positions.md)',
    ],
    ['a round after the last', { players: 3, round: 13 }, 'round: must be at most 12'],
    ['a round before the first', { players: 3, round: 0 }, 'round: must be at least 1'],
    [
      'a newborn with a weapon',
      two({ furnishings: { d3: 'dwelling' }, dwarfs: [{}, {}, { newborn: true, weapon: 1 }] }),
      'seat 1: a newborn dwarf has no weapon',
    ],
    [
      'a weapon that is too strong',
      two({ dwarfs: [{}, { weapon: 15 }] }),
      'seat 1, dwarfs, 1, weapon: must be at most 14',
    ],
    [
      'a weapon of negative strength',
      two({ dwarfs: [{}, { weapon: -1 }] }),
      'seat 1, dwarfs, 1, weapon: must not be negative',
    ],
    ['a family of one', two({ dwarfs: [{}] }), 'seat 1, dwarfs: a family has at least 2 dwarfs'],
    [
      'a family of seven',
      two({ dwarfs: [{}, {}, {}, {}, {}, {}, {}] }),
      'seat 1, dwarfs: a family has at most 6 dwarfs',
    ],
    ['more goods than exist', two({ goods: { wood: 1000 } }), 'seat 1, goods, wood: must be at most 999'],
    ['no players', { players: 0 }, 'players: must be at least 1'],
    ['seat 0', { players: 2, token: 0 }, 'token: seats are counted from 1'],
    ['seat 8', { players: 2, token: 8 }, 'token: there are at most 7 seats'],
    ['one seat too many', { players: 2, startingPlayer: 3 }, 'startingPlayer: there are 2 seats, not 3'],
    [
      'a turn without a dwarf',
      { players: 2, turn: 1, seats: [{ passed: true }] },
      'turn: seat 1 has no dwarf to place',
    ],
  ])('is refused: %s', (_, position, sentence) => {
    expect(wrong(position)).toBe(sentence);
  });
});
