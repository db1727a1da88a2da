import { GifReader } from 'omggif';
import { END, type MoveEntry } from '../../src/engine/log.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { type Copy, writeCopy } from '../../src/table/records/copy.ts';
import { terms } from '../../src/table/terms.ts';
import { SEAT_COLOURS } from '../../src/table/types.ts';

/** How a recorded game was played. */
export interface Played {
  readonly players: number;
  /** Until the start of this round; by default to the end. */
  readonly until?: number;
  /** Until this many turns have ended. */
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
export function playedGame({ players, until, turns, seed = 'replay', ...who }: Played): Recorded {
  const options = caverna.options.parse({});
  const state = caverna.start(options, players, seed);
  const random = randomFrom(seed);
  const log: MoveEntry[] = [];
  for (;;) {
    const asked = caverna.decisions(state)[0];
    if (asked === undefined) break;
    const closed = log.filter(({ move }) => move === END).length;
    if (turns !== undefined && closed >= turns) break;
    if (until !== undefined && state.round >= until && log.at(-1)?.move === END) break;
    const busy = asked.options.filter(({ move, anytime }) => !anytime && !/^(?:done|pass|end)/.test(move));
    const among = busy.length > 0 ? busy : asked.options;
    const option = among[random.below(among.length)];
    if (option === undefined) throw new Error('A decision without an option.');
    log.push({ entry: log.length + 1, seat: asked.seat, move: option.move });
    caverna.apply(state, asked.seat, option);
  }
  const users = who.users ?? NAMES.map((_, seat) => `user-${seat}`);
  const names = who.names ?? NAMES;
  const isOver = caverna.finished(state);
  return {
    state,
    log,
    tenures: [],
    game: {
      id: 'replaygame',
      game: caverna.id,
      version: caverna.version,
      status: isOver ? 'finished' : 'running',
      guildId: undefined,
      channelId: '',
      host: users[0] ?? '',
      options,
      terms: terms.parse({ liveScores: who.liveScores ?? false }),
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
