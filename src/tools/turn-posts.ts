import { pino } from 'pino';
import type { Bot } from '../../commands/bot.ts';
import { cavernaFace } from '../../commands/games/caverna/face.ts';
import { cavernaPictures } from '../../commands/games/caverna/pictures.ts';
import { picturesMessage, type TurnPost } from '../../commands/views/posts.ts';
import type { PictureRequest } from '../../render/games/caverna/scene.ts';
import type { Painter } from '../../render/paint/painter.ts';
import { END, type FinishedTurn, type MoveEntry } from '../engine/log.ts';
import { randomFrom } from '../engine/random.ts';
import { caverna } from '../games/caverna/game.ts';
import type { State } from '../games/caverna/state.ts';
import { catalogue } from '../messages/index.ts';
import { randomPlayer } from '../players/random.ts';
import type { Position } from '../table/play/showing.ts';
import { DEFAULT_TERMS } from '../table/terms.ts';
import { SEAT_COLOURS, type TableGame } from '../table/types.ts';

const words = catalogue('en');
const NOTHING = Buffer.alloc(0);

/** A painter that paints nothing and notes what it is asked for. */
function notingPainter(asked: PictureRequest[]): Painter {
  return {
    async paint(request) {
      asked.push(request as PictureRequest);
      return { png: NOTHING, width: 1, height: 1 };
    },
    frame: () => Promise.reject(new Error('Posts of turns have no frames.')),
    warmUp: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

function gameOf(players: number): TableGame {
  const seats = SEAT_COLOURS.slice(0, players).map((colour) => ({ userId: colour, name: colour, colour }));
  return {
    id: 'benchbench',
    game: caverna.id,
    version: caverna.version,
    status: 'running',
    guildId: undefined,
    channelId: '1',
    host: 'red',
    options: caverna.options.parse({}),
    terms: DEFAULT_TERMS,
    places: players,
    seats,
    seed: undefined,
    createdAt: 0,
    startedAt: 0,
    closedAt: undefined,
    pausedAt: undefined,
  };
}

/** A turn that was closed, or all parts of a harvest, with the states around it. */
interface Told {
  readonly kind: 'turn' | 'harvest';
  readonly turns: readonly FinishedTurn[];
  readonly before: State;
  readonly after: State;
}

/** A game to its end by players who choose at random, as the posts of a table tell it. */
function* played(players: number): Generator<Told> {
  const state = caverna.start(caverna.options.parse({}), players, 'bench');
  const choose = randomPlayer(randomFrom('bench'));
  let before = caverna.view(state, 'spectator');
  let turns: FinishedTurn[] = [];
  let moves: MoveEntry[] = [];
  for (let entry = 1; ; entry++) {
    const [decision] = caverna.decisions(state, 'useful');
    if (decision === undefined) return;
    const { seat } = decision;
    const together = state.phase === 'harvest';
    const option = choose(decision);
    caverna.apply(state, seat, option);
    moves.push({ entry, seat, move: option.move });
    if (option.move !== END) continue;
    turns.push({ seat, moves });
    moves = [];
    if (together && state.phase === 'harvest') continue;
    const after = caverna.view(state, 'spectator');
    yield { kind: together ? 'harvest' : 'turn', turns, before, after };
    before = after;
    turns = [];
  }
}

/** The pictures that each post of a game of so many players sends, in its order. */
export async function turnPosts(players: number): Promise<PictureRequest[][]> {
  const asked: PictureRequest[] = [];
  const face = cavernaFace(cavernaPictures(notingPainter(asked)));
  const game = gameOf(players);
  const bot = {
    words,
    faces: { [caverna.id]: face },
    log: pino({ level: 'error' }),
    table: { seatsAt: async () => () => game.seats },
  } as unknown as Bot;
  const position = (state: State): Position => ({
    game,
    entry: 1,
    state,
    awaited: caverna.decisions(state).map((decision) => ({ seat: decision.seat, step: 1, decision })),
    last: [],
  });
  const posts: PictureRequest[][] = [];
  for (const { kind, turns, before, after } of played(players)) {
    const post: TurnPost = { kind, entry: 1, turns, awaited: [] };
    await picturesMessage(bot, post, { position: position(after), before: position(before) });
    posts.push(asked.splice(0));
  }
  return posts.filter(({ length }) => length > 0);
}
