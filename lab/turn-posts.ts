import { pino } from 'pino';
import type { Bot } from '../commands/bot.ts';
import { picturesMessage } from '../commands/posts/posts-message.ts';
import type { GamePicture } from '../render/paint/look.ts';
import type { Game } from '../src/engine/game.ts';
import { END, type FinishedTurn, type MoveEntry } from '../src/engine/log.ts';
import { catalogue } from '../src/messages/index.ts';
import { SEAT_COLOURS } from '../src/table/types.ts';
import { faceIn, openSketchbook, playedAtRandom, positionIn, tableOf } from '../src/tools/sketches.ts';

/** A closed turn, or all parts of a phase that everybody plays at the same time, with the states around it. */
interface Told {
  readonly kind: 'turn' | 'harvest';
  readonly turns: readonly FinishedTurn[];
  readonly before: unknown;
  readonly after: unknown;
}

/** A whole game of random players, divided into the posts of its table. */
function* played(game: Game, players: number, isTogether: (state: unknown) => boolean): Generator<Told> {
  let before = game.view(game.start(game.options.parse({}), players, 'bench'), 'spectator');
  let together = false;
  let turns: FinishedTurn[] = [];
  let moves: MoveEntry[] = [];
  for (const { state, ...made } of playedAtRandom(game, players, 'bench')) {
    const kind = together ? 'harvest' : 'turn';
    const goesOn = together && isTogether(state);
    together = isTogether(state);
    moves.push(made);
    if (made.move !== END) continue;
    turns.push({ seat: made.seat, moves });
    moves = [];
    if (goesOn) continue;
    const after = game.view(state, 'spectator');
    yield { kind, turns, before, after };
    before = after;
    turns = [];
  }
}

/** The pictures of each post of a game with this many players, in order. */
export async function turnPosts(rules: Game, players: number): Promise<GamePicture[][]> {
  const { faces, requests } = openSketchbook();
  const face = faceIn(faces, rules);
  const game = tableOf(rules, SEAT_COLOURS.slice(0, players));
  const bot = {
    words: catalogue('en'),
    faces: { [rules.id]: () => face },
    log: pino({ level: 'error' }),
    table: { history: async () => ({ seatsAt: () => game.seats, moments: () => [] }) },
    coach: { aims: async () => [] },
  } as unknown as Bot;
  const position = (state: unknown) => positionIn(rules, game, state);
  const posts: GamePicture[][] = [];
  for (const { kind, turns, before, after } of played(rules, players, (state) => !!face.simultaneous(state))) {
    const post = { kind, entry: 1, turns, awaited: [] };
    await picturesMessage(bot, post, { position: position(after), before: position(before) });
    posts.push(requests());
  }
  return posts.filter(({ length }) => length > 0);
}
