import { GifReader } from 'omggif';
import type { Game } from '../../src/engine/game.ts';
import { END, type MoveEntry } from '../../src/engine/log.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { Options, State } from '../../src/games/caverna/state.ts';
import { findGame } from '../../src/games/index.ts';
import { type Copy, writeCopy } from '../../src/table/records/copy.ts';
import type { History } from '../../src/table/records/history.ts';
import { terms } from '../../src/table/terms.ts';
import { SEAT_COLOURS } from '../../src/table/types.ts';
import { openTestTables } from '../table/fixture.ts';

export interface Played {
  readonly players: number;
  readonly rules?: Game;
  readonly options?: object;
  /** Until the start of this round; by default to the end. */
  readonly until?: number;
  readonly turns?: number;
  readonly seed?: string;
  readonly names?: readonly string[];
  readonly users?: readonly string[];
  readonly liveScores?: boolean;
}

/** A game with its moves, and the state after them. */
interface Recorded extends Copy {
  readonly log: readonly MoveEntry[];
  readonly state: State;
}

const NAMES = ['Mara', 'Tom', 'Yuki', 'Ana', 'Ben', 'Cleo', 'Dan'];

/** A random game of players who prefer doing something, and its log. */
export function playedGame({
  players,
  until,
  turns,
  seed = 'replay',
  rules = caverna as Game,
  ...more
}: Played): Recorded {
  const options = rules.options.parse(more.options ?? {}) as Options;
  const state = rules.start(options, players, seed) as State;
  const random = randomFrom(seed);
  const log: MoveEntry[] = [];
  for (;;) {
    const asked = rules.decisions(state)[0];
    if (asked === undefined) break;
    const closed = log.filter(({ move }) => move === END).length;
    if (turns !== undefined && closed >= turns) break;
    if (until !== undefined && state.round >= until && log.at(-1)?.move === END) break;
    const busy = asked.options.filter(({ move, anytime }) => !anytime && !/^(?:done|pass|end)/.test(move));
    const among = busy.length > 0 ? busy : asked.options;
    const option = among[random.below(among.length)];
    if (option === undefined) throw new Error('A decision without an option.');
    log.push({ entry: log.length + 1, seat: asked.seat, move: option.move });
    rules.apply(state, asked.seat, option);
  }
  const users = more.users ?? NAMES.map((_, seat) => `user-${seat}`);
  const names = more.names ?? NAMES;
  const isOver = rules.finished(state);
  return {
    state,
    log,
    tenures: [],
    game: {
      id: 'replaygame',
      game: rules.id,
      version: rules.version,
      status: isOver ? 'finished' : 'running',
      guildId: undefined,
      channelId: '',
      host: users[0] ?? '',
      options,
      terms: terms.parse({ liveScores: more.liveScores ?? false }),
      places: players,
      seats: SEAT_COLOURS.slice(0, players).map((colour, seat) => ({
        userId: users[seat] ?? '',
        name: names[seat] ?? '',
        colour,
      })),
      seed,
      createdAt: 0,
      startedAt: 1,
      closedAt: isOver ? 2 : undefined,
      pausedAt: undefined,
    },
  };
}

export async function historyOf({
  game,
  log,
  tenures = [],
}: Pick<Copy, 'game' | 'log'> & Partial<Copy>): Promise<History> {
  const rules = findGame(game.game);
  const { stores, table } = openTestTables(rules && { rules });
  await stores.games.save({ game: { ...game, channelId: 'channel' }, entries: log, tenures, posts: [], at: 1 });
  return table.history(game.id);
}

/** The same game as a file that `/caverna-admin import` reads. */
export function copyFile(played: Played): { filename: string; bytes: Uint8Array<ArrayBuffer> } {
  const { state: _, ...copy } = playedGame(played);
  return { filename: 'game.json', bytes: new TextEncoder().encode(writeCopy(copy)) };
}

/** A GIF as read: for how many ms each frame is shown, and the pixels after this many frames. */
export function readGif(bytes: Uint8Array) {
  const gif = new GifReader(Buffer.from(bytes));
  const delays = Array.from({ length: gif.numFrames() }, (_, at) => gif.frameInfo(at).delay * 10);
  return {
    width: gif.width,
    height: gif.height,
    delays,
    /** 0 means that it plays forever. */
    loops: gif.loopCount(),
    pixelsAfter(frames: number): Uint8Array {
      const pixels = new Uint8Array(gif.width * gif.height * 4);
      for (let at = 0; at < frames; at++) gif.decodeAndBlitFrameRGBA(at, pixels);
      return pixels;
    },
  };
}
