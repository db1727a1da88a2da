import { describe, expect, it } from 'vitest';
import type { Bot } from '../../commands/bot.ts';
import { cavernaFace } from '../../commands/games/caverna/face.ts';
import { cavernaPictures } from '../../commands/games/caverna/pictures.ts';
import { picturesMessage } from '../../commands/posts/posts-message.ts';
import { panelMessage } from '../../commands/turn/panel-message.ts';
import type { PictureRequest } from '../../render/games/caverna/scene.ts';
import type { FinishedTurn } from '../../src/engine/log.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { turnOrder } from '../../src/games/caverna/rounds.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { catalogue } from '../../src/messages/index.ts';
import type { Position } from '../../src/table/play/showing.ts';
import type { TurnPost } from '../../src/table/posts.ts';
import type { TableGame } from '../../src/table/types.ts';
import { notingPainter } from './fixture.ts';
import { botAt, panelOf, positionOf, game as seven } from './limits/bots.ts';

const words = catalogue('en');

/** A table in its first turn, and what its posts and panels ask a painter for. */
function tableOf(players: number, terms: Partial<TableGame['terms']> = {}) {
  const { painted: asked, painter } = notingPainter<PictureRequest>();
  const game = { ...seven, seats: seven.seats.slice(0, players), terms: { ...seven.terms, ...terms } };
  const state = caverna.start(caverna.options.parse({}), players, 'boards');
  const bot: Bot = { ...botAt(state, words), faces: { caverna: cavernaFace(cavernaPictures(painter)) } };
  const position: Position<State> = { ...positionOf(state), game };
  const owners = ({ input }: PictureRequest & { kind: 'boards' }): string[] =>
    input.boards.map(({ owner }) => owner.name);
  return {
    game,
    bot,
    state,
    /** The pictures of a post or of a panel: the kind of each, and whose boards it shows. */
    shown: async (act: () => Promise<unknown>): Promise<(readonly [string, ...string[]])[]> => {
      asked.splice(0);
      await act();
      return asked.map((request) => {
        if (request.kind === 'boards') return ['boards', ...owners(request)];
        return request.kind === 'home' ? ['home', request.input.owner.name] : [request.kind];
      });
    },
    post: (post: TurnPost) => picturesMessage(bot, post, { position, before: position }),
  };
}

const turn = (seat: number, by?: 'computer'): FinishedTurn => ({
  seat,
  moves: [{ entry: 1, seat, move: 'end', ...(by !== undefined && { by }) }],
});
const turnPost = (...turns: FinishedTurn[]): TurnPost => ({ kind: 'turn', entry: 1, turns, awaited: [] });
const nameOf = (seat: number): string => seven.seats[seat]?.name ?? '';

type Shown = number | 'apart' | 'together';
const BOTS = [turn(2, 'computer'), turn(3, 'computer')];
const harvest: TurnPost = { kind: 'harvest', entry: 1, turns: [turn(0), turn(1)], awaited: [] };

describe('a post', () => {
  it.each<[of: string, players: number, TurnPost, Shown, Parameters<typeof tableOf>[1]?]>([
    ...[3, 4, 5, 6, 7].map((players) => ['a turn', players, turnPost(turn(1)), 1] as [string, number, TurnPost, Shown]),
    ['a turn by the only player', 1, turnPost(turn(0)), 'apart'],
    ['a turn by one of two players', 2, turnPost(turn(0)), 'apart'],
    ['a turn at a table that has agreed on large boards', 4, turnPost(turn(2)), 'apart', { boards: 'all' }],
    ['turns by people, followed by turns by computers', 4, turnPost(turn(0), turn(1), ...BOTS), 1],
    ['turns by computers', 4, turnPost(...BOTS), 3],
    ['a harvest', 7, harvest, 'together'],
    ['a start', 7, { kind: 'start', entry: 0, awaited: [] }, 'together'],
    ['a move to another channel', 7, { kind: 'moved', entry: 1, from: undefined }, 'together'],
    ['a rollback', 7, { kind: 'rolledBack', entry: 2, to: 1, awaited: [] }, 'together'],
    ['an undo', 3, { kind: 'undo', entry: 2, seat: 2, turns: [turn(2)], awaited: [] }, 2],
  ])('about %s (players: %i) shows the acting player’s board, or all: %j', async (_, players, post, acting, terms) => {
    const { shown, post: posted, state } = tableOf(players, terms);
    // Boards that are shown together are in playing order.
    const others = turnOrder(state).filter((seat) => seat !== acting);
    const homes = acting === 'apart' ? [...Array(players).keys()] : acting === 'together' ? [] : [acting];
    const boards = acting === 'apart' ? [] : [['boards', ...others.map(nameOf)]];
    const expected = [['actions'], ...homes.map((seat) => ['home', nameOf(seat)]), ...boards];
    expect(await shown(() => posted(post))).toEqual(expected);
  });

  it('shows the board of the only person, even if a computer has acted', async () => {
    const { shown, post, game } = tableOf(3);
    Object.assign(game, { seats: game.seats.map((seat, at) => (at === 1 ? seat : { ...seat, plays: 'computer' })) });
    const [, board] = await shown(() => post(turnPost(turn(2, 'computer'), turn(0, 'computer'))));
    expect(board).toEqual(['home', nameOf(1)]);
  });

  it('shows every board separately in a game that has no picture of several', async () => {
    const { shown, post, bot } = tableOf(3);
    const face = bot.faces['caverna'];
    Object.assign(bot.faces, { caverna: (own: typeof words) => ({ ...face?.(own), boardsTogether: undefined }) });
    const pictures = await shown(() => post(turnPost(turn(0))));
    expect(pictures.map(([kind]) => kind)).toEqual(['actions', 'home', 'home', 'home']);
  });
});

it('a panel shows the action spaces whenever a dwarf is to be placed', async () => {
  const { shown, bot, state, game } = tableOf(3, { coach: undefined });
  const [{ seat } = expect.fail()] = caverna.decisions(state);
  const first = await shown(() => panelMessage(bot, panelOf(state, { seat, game })));
  expect(first.map(([kind]) => kind)).toEqual(['home', 'actions']);
  caverna.play(state, seat, 'place logging');
  const next = await shown(() => panelMessage(bot, panelOf(state, { seat, game })));
  expect(next.map(([kind]) => kind)).not.toContain('actions');
});
