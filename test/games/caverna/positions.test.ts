import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PositionError, type PositionFile, stateFrom } from '../../../src/games/caverna/positions.ts';
import { atEnd, filled, harvest, mine, scenario } from './scenario.ts';

const wrong = (position: unknown): string => {
  try {
    stateFrom(position as PositionFile);
  } catch (error) {
    if (error instanceof PositionError) return error.message;
    throw error;
  }
  return '';
};

const marked = (marker: string, ...rounds: number[]) => Object.fromEntries(rounds.map((round) => [round, marker]));

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

  it('gives food by turn order, beginning with the stated starting player', () => {
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
    harvest({ food: 3, grain: 1 }).asks('feed', 1).offersOnly('beg 1');
  });

  it('can be just before a round begins', () => {
    scenario({ players: 3, round: 5, next: 'round' }).round(5).lies('donkeyFarming', { donkey: 1 });
  });

  it('can be just before the scoring', () => {
    atEnd({ ruby: 1 }).asks('final', 1);
  });

  it('can have an ore mine half beyond the edge, if the table allows that', () => {
    mine({ d3: 'officeRoom', e4: 'oreMine', e5: 'deepTunnel' }, { options: { rulings: { mineOverhang: true } } })
      .cell('e4', { ground: 'oreMine' })
      .cell('e5', { ground: 'deepTunnel' });
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

const cells = (cells: object, d3?: string) => ({ cells, ...(d3 && { furnishings: { d3 } }) });
const dwarfs = (...all: object[]) => ({ dwarfs: all });
const tile = (d3: string, more = {}) => ({ furnishings: { d3, ...more } });
const OVERHANG = { options: { rulings: { mineOverhang: true } } };

describe('an impossible position of two players', () => {
  it.each<[string, object, string]>([
    ['an unknown field', { colour: 'red' }, 'position: Unrecognized key: "colour"'],
    ['too many players', { players: 8 }, 'players: must be at most 7'],
    ['no players', { players: 0 }, 'players: must be at least 1'],
    ['seat 0', { token: 0 }, 'token: seats are counted from 1'],
    ['seat 8', { token: 8 }, 'token: there are at most 7 seats'],
    ['one seat too many', { startingPlayer: 3 }, 'startingPlayer: there are 2 seats, not 3'],
    ['a round after the last', { round: 13 }, 'round: must be at most 12'],
    ['a round before the first', { round: 0 }, 'round: must be at least 1'],
    ['a skipped round', { round: 9 }, 'round 9 is skipped with 2 players'],
    ['a turn without a dwarf', { turn: 1, seats: [{ passed: true }] }, 'turn: seat 1 has no dwarf to place'],
    ['goods on a space that never has any', { spaces: { housework: { dog: 1 } } }, 'never goods on "housework"'],
    ['a card of another stage', { cards: { 1: 'adventure' } }, 'not a card of the stage of round 1'],
    ['exploration with two players', { cards: { 7: 'exploration' } }, 'not a card of the stage of round 7'],
    ['a marker on round 5', { markers: { 5: 'leaf' } }, 'markers: round 5 has none'],
    ['too many question marks', { markers: marked('question', 6, 7, 8, 10) }, 'there are 3 of "question", not 4'],
    ['too many green leaves', { players: 3, markers: marked('leaf', 6, 7, 8, 9, 10) }, 'there are 4 of "leaf", not 5'],
    ['as many green leaves as for three', { markers: marked('leaf', 6, 7, 8, 10) }, 'there are 3 of "leaf", not 4'],
  ])('is refused: %s', (_, position, sentence) => {
    expect(wrong({ players: 2, ...position })).toContain(sentence);
  });

  it.each<[string, object[], string]>([
    ['an unknown good', [{ goods: { mud: 1 } }], 'seat 1, goods: Unrecognized key: "mud"'],
    ['a negative count', [{}, { goods: { wood: -1 } }], 'seat 2, goods, wood: must not be negative'],
    ['more goods than exist', [{ goods: { wood: 1000 } }], 'seat 1, goods, wood: must be at most 999'],
    ['an unknown cell', [cells({ z9: 'meadow' })], 'there is no cell "z9": columns are a to f, rows 1 to 4'],
    ['an unknown ground', [cells({ c4: 'swamp' })], '"swamp" is not a kind of ground (see docs/positions.md)'],
    ['a field with no crops left', [cells({ c4: 'field grain 0' })], '"field grain 0" is not a kind of ground'],
    ['a field in the mountain', [cells({ e4: 'field' })], 'e4 lies in the mountain, where no field can be'],
    ['land that begins elsewhere', [cells({ a1: 'field' })], 'the first field or meadow must be on c4'],
    ['land apart', [cells({ c4: 'field', a1: 'field' })], 'a1 must adjoin what is already laid'],
    ['half a large pasture', [cells({ c4: 'largePasture' })], 'only a large pasture is given as a pair'],
    ['four stables', [cells(filled('forest stable', 'a1 a2 b1 b2'))], 'there are 4 stables; a player has 3'],
    ['an unknown tile', [tile('sauna')], 'seat 1: there is no furnishing tile "sauna"'],
    ['two rooms with the same tile', [tile('miner'), tile('miner')], 'only one "miner", but it has been built twice'],
    ['half a mine', [cells({ e4: 'oreMine' })], 'must be side by side'],
    [
      'two mines with one deep tunnel',
      [cells({ e4: 'oreMine', e3: 'deepTunnel', e2: 'oreMine' })],
      'must be side by side',
    ],
    ['a mine beside the entry-level dwelling', [cells({ e4: 'oreMine' }, 'workRoom')], 'must be side by side'],
    ['a tile beyond the edge without an office', [cells({ c4: 'field', c5: 'meadow' })], 'c5 lies beyond the edge'],
    [
      'half a twin tile beyond the edge',
      [cells({ c4: 'meadow', c5: 'meadow' }, 'officeRoom')],
      'c5 is half of a twin tile',
    ],
    ['two tunnels across the edge', [cells({ e4: 'tunnel', e5: 'tunnel' }, 'officeRoom')], 'e5 is half of a twin tile'],
    [
      'an ore mine across the edge',
      [cells({ e4: 'oreMine', e5: 'deepTunnel' }, 'officeRoom')],
      'e5 is half of a twin tile',
    ],
    [
      'two twin tiles across the edge with one half inside',
      [{ ...tile('officeRoom', { e4: 'carpenter' }), cells: { f4: 'cavern', f5: 'tunnel', g4: 'tunnel' } }],
      'f5 is half of a twin tile',
    ],
    ['more dwarfs than beds', [dwarfs({}, {}, {})], 'there are 3 dwarfs, but beds for 2'],
    ['a sixth dwarf’s bed for a third', [{ ...tile('additionalDwelling'), ...dwarfs({}, {}, {}) }], 'but beds for 2'],
    [
      'a sixth dwarf’s bed for a fifth',
      [{ ...tile('coupleDwelling', { d2: 'additionalDwelling' }), ...dwarfs({}, {}, {}, {}, {}) }],
      'there are 5 dwarfs, but beds for 4',
    ],
    ['a family of one', [dwarfs({})], 'a family has at least 2 dwarfs'],
    ['a family of seven', [dwarfs({}, {}, {}, {}, {}, {}, {})], 'a family has at most 6 dwarfs'],
    ['a weapon that is too strong', [dwarfs({}, { weapon: 15 })], 'weapon: must be at most 14'],
    ['a weapon of negative strength', [dwarfs({}, { weapon: -1 })], 'weapon: must not be negative'],
    [
      'a newborn with a weapon',
      [{ ...tile('dwelling'), ...dwarfs({}, {}, { newborn: true, weapon: 1 }) }],
      'has no weapon',
    ],
    ['a dwarf on an unknown space', [dwarfs({}, { at: 'cinema' })], 'there is no action space "cinema"'],
    ['a dwarf on a card to come', [dwarfs({}, { at: 'adventure' })], 'the action space "adventure" is not in play'],
    [
      'two dwarfs on a space',
      [dwarfs({}, { at: 'logging' }), dwarfs({}, { at: 'logging' })],
      'two dwarfs on "logging"',
    ],
  ])('is refused: %s', (_, seats, sentence) => {
    expect(wrong({ players: 2, seats })).toContain(sentence);
  });

  it('is refused if the options of its table rule it out', () => {
    const miner = { players: 2, options: { tiles: 'introductory' }, seats: [tile('trader')] };
    expect(wrong(miner)).toContain('"trader" is not in the supply of this game');
    const fields = { players: 2, ...OVERHANG, seats: [cells({ c4: 'field', c5: 'field' }, 'officeRoom')] };
    expect(wrong(fields)).toContain('c5 is half of a twin tile');
  });
});
