import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { altText } from '../../render/games/caverna/alt.ts';
import {
  actionBoard,
  homeBoard,
  lootBoard,
  type Shown,
  scoreSheet,
  supplySheets,
} from '../../render/games/caverna/index.ts';
import type { PictureRequest } from '../../render/games/caverna/scene.ts';
import { pictureWords } from '../../render/games/caverna/words.ts';
import { seatStyles } from '../../render/paint/theme.ts';
import { createPainter } from '../../render/painter.ts';
import { ownersOf } from '../../render/shared/owner.ts';
import { IllegalMove } from '../engine/decision.ts';
import { type Entry, effective, finishedTurns, playAll, replay } from '../engine/log.ts';
import { parseRecord, RecordError } from '../engine/record.ts';
import { caverna } from '../games/caverna/game.ts';
import { ofKind } from '../games/caverna/moves/codec.ts';
import { PositionError, stateFrom } from '../games/caverna/positions.ts';
import type { State } from '../games/caverna/state.ts';
import { findGame } from '../games/index.ts';
import { catalogue } from '../messages/index.ts';

const USAGE = 'npm run -s picture -- [RECORD.json] [--at N] [--setup POSITION.json] --out DIR [--json]';

/** A mistake in what the program was asked for. */
class UsageError extends Error {}

const settings = z.strictObject({
  at: z.coerce.number().int().min(0).optional(),
  setup: z.string().optional(),
  out: z.string({ error: 'must name the folder that the pictures go to' }),
  json: z.boolean().default(false),
});
type Settings = z.infer<typeof settings>;

/** A game at one moment: how to reach its state after any number of entries, and who plays. */
interface Recorded {
  readonly log: readonly Entry[];
  readonly names: readonly string[];
  readonly stateAfter: (log: readonly Entry[]) => State;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readPosition(file: string): State {
  const text = read(file);
  try {
    return stateFrom(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${file} is not JSON: ${error.message}`);
    throw error;
  }
}

function recorded(file: string | undefined, setup: string | undefined): Recorded {
  const start = setup === undefined ? undefined : readPosition(setup);
  if (file === undefined) {
    if (start === undefined) throw new UsageError('Name a record, or a position with --setup.');
    return { log: [], names: start.players.map((_, seat) => `Player ${seat + 1}`), stateAfter: () => start };
  }
  const { record, game, setup: begun, log } = parseRecord(read(file), findGame);
  if (game.id !== caverna.id) throw new UsageError(`There are no pictures of the game "${game.id}".`);
  const stateAfter = (entries: readonly Entry[]): State =>
    start === undefined
      ? replay(caverna, begun, entries)
      : playAll(caverna, caverna.clone(start), effective(entries).moves);
  return { log, names: record.names, stateAfter };
}

/** What a seat did in its latest turn: the log before it, and the space where it placed a dwarf. */
function latestTurn(
  log: readonly Entry[],
  seat: number,
): { readonly before: Entry[]; readonly space: string | undefined } | undefined {
  const turn = finishedTurns(effective(log)).findLast((each) => each.seat === seat);
  const first = turn?.moves[0]?.entry;
  if (turn === undefined || first === undefined) return undefined;
  return { before: log.filter(({ entry }) => entry < first), space: ofKind('place', turn.moves)[0]?.space };
}

/** Every picture of the game at this moment, by its file name without the ending. */
function requests({ log, names, stateAfter }: Recorded): [string, PictureRequest][] {
  const state = stateAfter(log);
  const owners = ownersOf(names.map((name, seat) => ({ name, colour: seatStyles[seat]?.name ?? '' })));
  const shown: Shown = { state, owners, words: pictureWords(catalogue('en')) };
  const turns = finishedTurns(effective(log));
  const last = turns.at(-1);
  const former = last === undefined ? undefined : latestTurn(log, last.seat)?.before;
  const boards = names.map((_, seat): [string, PictureRequest] => {
    const turn = latestTurn(log, seat);
    const lastAction = turn?.space === undefined ? undefined : shown.words.space(turn.space);
    const before = turn === undefined ? undefined : stateAfter(turn.before);
    return [`board-${seat + 1}`, { kind: 'home', input: homeBoard(shown, seat, { before, lastAction, score: true }) }];
  });
  return [
    ['actions', { kind: 'actions', input: actionBoard(shown, { before: former && stateAfter(former) }) }],
    ...boards,
    ...supplySheets(shown, { title: 'Furnishing tiles' }).map((input, at): [string, PictureRequest] => [
      `supply-${at + 1}`,
      { kind: 'supply', input },
    ]),
    ['loot', { kind: 'loot', input: lootBoard(shown, { title: 'Expeditions' }) }],
    ['score', { kind: 'score', input: scoreSheet(shown, 'Score') }],
  ];
}

async function paintAll(file: string | undefined, { at, setup, out }: Settings) {
  const whole = recorded(file, setup);
  if (at !== undefined && at > whole.log.length)
    throw new UsageError(`--at: the record has ${whole.log.length} entries.`);
  const wanted = requests({ ...whole, log: at === undefined ? whole.log : whole.log.slice(0, at) });
  const words = pictureWords(catalogue('en'));
  mkdirSync(out, { recursive: true });
  const painter = createPainter();
  try {
    const pictures = [];
    for (const [name, request] of wanted) {
      const { png, width, height } = await painter.paint({ game: caverna.id, ...request });
      const path = join(out, `${name}.png`);
      writeFileSync(path, png);
      pictures.push({ file: path, width, height, bytes: png.length, alt: altText(request, words) });
    }
    return { pictures };
  } finally {
    await painter.close();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { at: { type: 'string' }, setup: { type: 'string' }, out: { type: 'string' }, json: { type: 'boolean' } },
  });
  const chosen = settings.safeParse(values);
  if (!chosen.success) {
    throw new UsageError(chosen.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'));
  }
  const result = await paintAll(positionals[0], chosen.data);
  if (chosen.data.json) console.log(JSON.stringify(result));
  else
    for (const { file, width, height, bytes } of result.pictures)
      console.log(`${file}  ${width} x ${height}  ${bytes} bytes`);
}

const isMistake = (error: unknown): error is Error =>
  error instanceof UsageError ||
  error instanceof RecordError ||
  error instanceof PositionError ||
  error instanceof IllegalMove ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

try {
  await main();
} catch (error) {
  if (!isMistake(error)) throw error;
  console.error(`${error.message}\nUsage: ${USAGE}`);
  process.exitCode = 1;
}
