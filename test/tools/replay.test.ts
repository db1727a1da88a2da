import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../src/engine/random.ts';
import { winners } from '../../src/engine/ranking.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { fileOf, run } from './run.ts';

function wholeGame(seats: number, seed: string) {
  const options = caverna.options.parse({});
  const state = caverna.start(options, seats, seed);
  const player = randomPlayer(randomFrom(seed));
  const moves: string[] = [];
  for (;;) {
    const [decision] = caverna.decisions(state);
    if (decision === undefined) break;
    const { move } = player(decision);
    moves.push(`${decision.seat + 1} ${move}`);
    caverna.play(state, decision.seat, move);
  }
  return { state, record: { game: 'caverna', version: caverna.version, seats, seed, moves } };
}

const POSITION = {
  players: 3,
  round: 4,
  turn: 2,
  seats: [{}, { goods: { wood: 3, stone: 3 }, cells: { e3: 'cavern' }, furnishings: { d3: 'carpenter' } }],
};

describe('replay', () => {
  const { state, record } = wholeGame(2, 'replayed');

  it('replays a record to the same state, byte for byte, with its scores', async () => {
    const result = (await run('replay', fileOf('record.json', record), '--json')).json();
    expect(JSON.stringify(result['state'])).toBe(JSON.stringify(state));
    expect(result).toMatchObject({
      finished: true,
      decisions: [],
      entries: record.moves.length,
      at: record.moves.length,
    });
    expect(result['scores']).toMatchObject(caverna.score(state).map(({ seat, total }) => ({ seat: seat + 1, total })));
    expect(result['winners']).toEqual(winners(caverna, state).map((seat) => seat + 1));
  });

  it('names the winners of a game, but none of a solo game', async () => {
    const printed = async (position: object) => {
      const { out } = await run(
        'replay',
        '--setup',
        fileOf('position.json', { round: 12, next: 'scoring', ...position }),
      );
      return out.trimEnd().split('\n').at(-1);
    };
    const rich = { goods: { gold: 9 } };
    expect(await printed({ players: 3, seats: [{}, rich] })).toBe('Seat 2 wins');
    expect(await printed({ players: 2 })).toBe('Seats 1 and 2 share the victory');
    expect(await printed({ players: 3, seats: [{}, {}, {}] })).toBe('Seats 1, 2 and 3 share the victory');
    expect(await printed({ players: 1 })).toMatch(/^Seat 1 scores/);
  });

  it('stops at an entry, where the next one is offered', async () => {
    const at = Math.floor(record.moves.length / 2);
    const result = (await run('replay', fileOf('record.json', record), '--at', String(at), '--json')).json();
    const [seat, ...words] = record.moves[at]?.split(' ') ?? [];
    const decisions = result['decisions'] as { seat: number; options: { move: string }[] }[];
    const asked = decisions.find((decision) => decision.seat === Number(seat));
    expect(asked?.options.map(({ move }) => move)).toContain(words.join(' '));
  });

  it('reads moves written one per line', async () => {
    const lines = { ...record, moves: record.moves.join('\n') };
    expect((await run('replay', fileOf('record.json', lines), '--json')).json()).toMatchObject({ finished: true });
  });

  it('replaces the folks in a position', async () => {
    const position = fileOf('position.json', { players: 3, options: { folks: { seats: ['trolls'] } } });
    const folksOf = async (...words: string[]) => {
      const { state } = (await run('replay', '--setup', position, ...words, '--json')).json();
      return (state as { players: { folk?: string }[] }).players.map(({ folk }) => folk ?? 'dwarves');
    };
    expect(await folksOf()).toEqual(['trolls', 'dwarves', 'dwarves']);
    expect(await folksOf('--folks', 'dwarves,elves,humans')).toEqual(['dwarves', 'elves', 'humans']);
    expect(new Set(await folksOf('--folks', 'all'))).toHaveProperty('size', 3);
    expect(await folksOf('--folks', 'all')).not.toContain('dwarves');
    const without = await run('replay', fileOf('record.json', record), '--folks', 'elves,trolls');
    expect([without.code, without.err]).toEqual([1, '--folks goes with --setup']);
  });

  it('plays moves from a position, and prints the result', async () => {
    const moves = fileOf('moves.json', { moves: ['2 place housework', '2 furnish dwelling'] });
    const { code, out } = await run('replay', moves, '--setup', fileOf('position.json', POSITION));
    expect(code).toBe(0);
    expect(out).toContain('Seat 2: 1 food, 1 dog');
    expect(out).toContain('board: d3 carpenter, e3 dwelling, d4 entryLevelDwelling');
    expect(out).toContain('Seat 2 is asked: end');
  });

  it('carries out undo entries', async () => {
    const moves = fileOf('moves.json', { moves: ['2 place housework', 'undo to 0'] });
    const result = (await run('replay', moves, '--setup', fileOf('position.json', POSITION), '--json')).json();
    expect(result).toMatchObject({ decisions: [{ seat: 2, task: 'place' }] });
  });

  it.each([
    [
      'a move that is not offered',
      { moves: ['2 place adventure'] },
      'Entry 1: Seat 2 cannot play "place adventure" now: the space "adventure" is not in play.',
    ],
    [
      'a line that is not a move',
      { moves: ['housework'] },
      'moves, entry 1: "housework" is not an entry: write the number of the seat and the move, such as "2 place housework".',
    ],
    ['no moves', {}, 'moves: is missing'],
  ])('refuses %s', async (_, content, sentence) => {
    const path = fileOf('moves.json', content);
    const { code, err } = await run('replay', path, '--setup', fileOf('position.json', POSITION));
    expect([code, err]).toEqual([1, `${path}: ${sentence}`]);
  });

  it.each([
    ['an unknown folk', ['hobbits'], 'options.folks.seats.0: must be one of dwarves, caveGoblins'],
    ['a tile that a folk has replaced', ['trolls'], 'Entry 2: Seat 2 cannot play "furnish slaughteringCave" now'],
    ['a turn before everybody has chosen', ['deal'], 'Entry 1: Seat 2 has nothing to decide now'],
  ])('refuses a record with %s', async (_, seats, sentence) => {
    const moves = ['2 place housework', '2 furnish slaughteringCave'];
    const path = fileOf('record.json', { ...record, seed: 'b', options: { folks: { seats } }, moves });
    const { code, err } = await run('replay', path);
    expect([code, err]).toEqual([1, expect.stringContaining(`${path}: ${sentence}`)]);
  });

  it('refuses an impossible position, a file that is missing or not JSON, and an entry that does not exist', async () => {
    const position = fileOf('position.json', { players: 9 });
    expect((await run('replay', '--setup', position)).err).toBe(`${position}: players: must be at most 7`);
    expect((await run('replay', '/nowhere/record.json')).err).toContain('/nowhere/record.json cannot be read');
    const broken = fileOf('broken.json', '{ "moves": ');
    expect((await run('replay', '--setup', broken)).err).toContain(`${broken} is not JSON`);
    const few = await run('replay', fileOf('record.json', record), '--at', '100000');
    expect([few.code, few.err]).toEqual([1, `--at is 100000, but the record has ${record.moves.length} entries.`]);
    expect((await run('replay')).err).toContain('npm run -s replay -- [RECORD.json]');
  });
});
