import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Game } from '../engine/game.ts';
import { type Entry, effective, IllegalEntry, playAll, replay } from '../engine/log.ts';
import { winners } from '../engine/ranking.ts';
import { parseRecord, RecordError } from '../engine/record.ts';
import { cellName } from '../games/caverna/cave.ts';
import { caverna } from '../games/caverna/game.ts';
import { entriesOf } from '../games/caverna/goods.ts';
import { PositionError, type PositionFile, stateFrom } from '../games/caverna/positions.ts';
import type { Cell, State } from '../games/caverna/state.ts';
import { findGame } from '../games/index.ts';
import { Mistake, readJson, readText, runTool } from './command-line.ts';

const USAGE = 'npm run -s replay -- [RECORD.json] [--setup POSITION.json] [--at N] [--json]';

const at = z.coerce
  .number({ error: 'must be the number of an entry' })
  .int('must be the number of an entry')
  .min(0, 'must not be negative')
  .optional();

/** A game as it stands after some of its entries. */
interface Replayed {
  readonly game: Game;
  readonly state: unknown;
  /** How many entries the record has, and how many have been carried out. */
  readonly entries: number;
  readonly at: number;
}

function upTo(log: readonly Entry[], at: number | undefined): readonly Entry[] {
  if (at !== undefined && at > log.length) {
    throw new Mistake(`--at is ${at}, but the record has ${log.length} ${log.length === 1 ? 'entry' : 'entries'}.`);
  }
  return log.slice(0, at);
}

function replayed(path: string, at: number | undefined): Replayed {
  const { game, setup, log } = parseRecord(readText(path), findGame);
  const entries = upTo(log, at);
  return { game, state: replay(game, setup, entries), entries: log.length, at: entries.length };
}

/** A record that is played from a position needs no more than its moves. */
const movesOnly = z.object({ moves: z.unknown() });

function fromPosition(setup: string, path: string | undefined, at: number | undefined): Replayed {
  const state = stateFrom(readJson(setup) as PositionFile);
  const read = path === undefined ? { moves: [] } : movesOnly.safeParse(readJson(path)).data;
  if (read === undefined) throw new Mistake(`${path}: moves: is missing`);
  const { id, version } = caverna;
  const record = { game: id, version, seats: state.players.length, seed: '', moves: read.moves };
  const { log } = parseRecord(JSON.stringify(record), findGame);
  const entries = upTo(log, at);
  playAll(caverna, state, effective(entries).moves);
  return { game: caverna, state, entries: log.length, at: entries.length };
}

/** Everything there is to know of a game as it stands; seats are counted from 1, as in records. */
function report({ game, state, entries, at }: Replayed) {
  const finished = game.finished(state);
  return {
    game: game.id,
    version: game.version,
    entries,
    at,
    finished,
    ...(finished ? { winners: winners(game, state).map((seat) => seat + 1) } : {}),
    decisions: game.decisions(state).map(({ seat, task, options }) => ({
      seat: seat + 1,
      task,
      options: options.map(({ move, anytime }) => ({ move, ...(anytime ? { anytime } : {}) })),
    })),
    scores: game.score(state).map(({ seat, total, lines }) => ({ seat: seat + 1, total, lines })),
    state,
  };
}

function cellText(cell: Cell): string {
  switch (cell.ground) {
    case 'furnished':
      return cell.over === undefined ? cell.tile : `${cell.tile} over ${cell.over}`;
    case 'field':
      return cell.crop === undefined ? 'field' : `field ${cell.crop} ${cell.left}`;
    case 'rubyMine':
      return cell.deep ? 'rubyMine deep' : 'rubyMine';
    case 'forest':
    case 'meadow':
    case 'smallPasture':
    case 'largePasture':
      return cell.stable ? `${cell.ground} stable` : cell.ground;
    default:
      return cell.ground;
  }
}

const UNCOVERED = ['outside', 'forest', 'mountain'];

/** A state of Caverna in a few lines for each seat. */
function* linesOf(state: State): Generator<string> {
  yield `Round ${state.round}, ${state.phase}`;
  const lying = state.spaces.filter(({ goods }) => entriesOf(goods).length > 0);
  const goodsText = (goods: Parameters<typeof entriesOf>[0]) =>
    entriesOf(goods)
      .map(([good, count]) => `${count} ${good}`)
      .join(', ') || 'nothing';
  yield `On the spaces: ${lying.map(({ id, goods }) => `${id} ${goodsText(goods)}`).join('; ')}`;
  for (const [seat, player] of state.players.entries()) {
    const laid = player.cells.flatMap((cell, index) => {
      const text = cellText(cell);
      return UNCOVERED.includes(text) ? [] : [`${cellName(index)} ${text}`];
    });
    yield `Seat ${seat + 1}: ${goodsText(player.goods)}${player.begging > 0 ? `, ${player.begging} begging` : ''}`;
    yield `  dwarfs: ${player.dwarfs.map(({ weapon, at, newborn }) => `${newborn ? 'newborn' : weapon} ${at}`).join(', ')}`;
    yield `  board: ${laid.join(', ')}`;
  }
}

function print(game: Replayed): void {
  const { decisions, scores, entries, at, winners } = report(game);
  console.log(`Entry ${at} of ${entries}`);
  for (const line of linesOf(game.state as State)) console.log(line);
  for (const { seat, task, options } of decisions) {
    console.log(`Seat ${seat} is asked: ${task}`);
    for (const { move } of options) console.log(`  ${move}`);
  }
  for (const { seat, total } of scores) console.log(`Seat ${seat} scores ${total}`);
  if (winners !== undefined) console.log(`Won by seat ${winners.join(' and ')}`);
}

/** Names the file in a message of something that was wrong in it. */
function inFile<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof PositionError || error instanceof RecordError || error instanceof IllegalEntry) {
      throw new Mistake(`${path}: ${error.message}`);
    }
    throw error;
  }
}

await runTool(USAGE, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { setup: { type: 'string' }, at: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const entry = at.safeParse(values.at);
  if (!entry.success) throw new Mistake(`--at ${entry.error.issues[0]?.message}`);
  const [path, ...more] = positionals;
  const { setup } = values;
  if (more.length > 0 || (path === undefined && setup === undefined)) throw new Mistake(USAGE);
  const game =
    setup === undefined
      ? inFile(path ?? '', () => replayed(path ?? '', entry.data))
      : inFile(path ?? setup, () => fromPosition(setup, path, entry.data));
  if (values.json) console.log(JSON.stringify(report(game)));
  else print(game);
});
