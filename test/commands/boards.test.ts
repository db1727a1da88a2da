import { textOf } from 'local-discord';
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
import { sceneForEach } from './each.ts';
import { notingPainter } from './fixture.ts';
import { botAt, positionOf, game as seven } from './limits/bots.ts';

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
/** The names of some seats, in playing order where boards are shown together. */
const namesIn = (state: State, seats: readonly number[]): string[] =>
  turnOrder(state)
    .filter((seat) => seats.includes(seat))
    .map(nameOf);

describe('a post', () => {
  it.each([3, 4, 5, 6, 7])(
    "shows the acting player's board, and all others in one picture, with %i players",
    async (players) => {
      const { shown, post, state } = tableOf(players);
      const others = [...Array(players).keys()].filter((seat) => seat !== 1);
      expect(await shown(() => post(turnPost(turn(1))))).toEqual([
        ['actions'],
        ['home', nameOf(1)],
        ['boards', ...namesIn(state, others)],
      ]);
    },
  );

  it.each([1, 2])('shows every board separately, with %i players', async (players) => {
    const { shown, post } = tableOf(players);
    const boards = [...Array(players).keys()].map((seat) => ['home', nameOf(seat)]);
    expect(await shown(() => post(turnPost(turn(0))))).toEqual([['actions'], ...boards]);
  });

  it('shows every board separately if the table has agreed on that', async () => {
    const { shown, post } = tableOf(4, { boards: 'all' });
    const pictures = await shown(() => post(turnPost(turn(2))));
    expect(pictures).toEqual([['actions'], ...[0, 1, 2, 3].map((seat) => ['home', nameOf(seat)])]);
  });

  it('shows the last person who acted if computers have played since', async () => {
    const { shown, post, state } = tableOf(4);
    const pictures = await shown(() => post(turnPost(turn(0), turn(1), turn(2, 'computer'), turn(3, 'computer'))));
    expect(pictures.slice(1)).toEqual([
      ['home', nameOf(1)],
      ['boards', ...namesIn(state, [0, 2, 3])],
    ]);
    const [, other] = await shown(() => post(turnPost(turn(2, 'computer'), turn(3, 'computer'))));
    expect(other).toEqual(['home', nameOf(3)]);
  });

  it('shows the board of the only person, even if a computer has acted', async () => {
    const { shown, post, game } = tableOf(3);
    Object.assign(game, {
      seats: game.seats.map((seat, index) => (index === 1 ? seat : { ...seat, plays: 'computer' })),
    });
    const [, board] = await shown(() => post(turnPost(turn(2, 'computer'), turn(0, 'computer'))));
    expect(board).toEqual(['home', nameOf(1)]);
  });

  it('shows all boards in one picture if all have acted, or nobody has', async () => {
    const { shown, post, state } = tableOf(7);
    const all = [['actions'], ['boards', ...namesIn(state, [0, 1, 2, 3, 4, 5, 6])]];
    const harvest: TurnPost = { kind: 'harvest', entry: 1, turns: [turn(0), turn(1)], awaited: [] };
    for (const one of [
      harvest,
      { kind: 'start', entry: 0, awaited: [] },
      { kind: 'moved', entry: 1, from: undefined },
      { kind: 'rolledBack', entry: 2, to: 1, awaited: [] },
    ] as const)
      expect(await shown(() => post(one)), one.kind).toEqual(all);
  });

  it('shows the board of the player who has taken a turn back', async () => {
    const { shown, post, state } = tableOf(3);
    const pictures = await shown(() => post({ kind: 'undo', entry: 2, seat: 2, turns: [turn(2)], awaited: [] }));
    expect(pictures.slice(1)).toEqual([
      ['home', nameOf(2)],
      ['boards', ...namesIn(state, [0, 1])],
    ]);
  });

  it('shows every board separately in a game that has no picture of several', async () => {
    const { shown, post, bot } = tableOf(3);
    const face = bot.faces['caverna'];
    Object.assign(bot.faces, {
      caverna: (catalogue: typeof words) => ({ ...face?.(catalogue), boardsTogether: undefined }),
    });
    const pictures = await shown(() => post(turnPost(turn(0))));
    expect(pictures.map(([kind]) => kind)).toEqual(['actions', 'home', 'home', 'home']);
  });
});

it('a panel shows the action spaces whenever a dwarf is to be placed', async () => {
  const { shown, bot, state, game } = tableOf(3, { coach: undefined });
  const [decision = expect.fail()] = caverna.decisions(state);
  const { seat } = decision;
  const panel = { game, seat, step: 1, state, before: state, decision, drafts: [], staying: 0, canEnd: false };
  expect((await shown(() => panelMessage(bot, panel))).map(([kind]) => kind)).toEqual(['home', 'actions']);
  caverna.play(state, seat, 'place logging');
  const [next = expect.fail()] = caverna.decisions(state);
  expect((await shown(() => panelMessage(bot, { ...panel, decision: next }))).map(([kind]) => kind)).not.toContain(
    'actions',
  );
});

describe('a lobby', () => {
  const { latest, press, select, slash } = sceneForEach();

  it('lets the host choose a separate picture for every board', async () => {
    await slash(0, 'caverna new');
    const lobby = await latest('lobby');
    expect(textOf(lobby)).not.toContain('Boards in posts');
    const options = await press(0, lobby, 'lobby', 'options');
    const fine = await press(0, options, 'lobby', 'rulings');
    await select(0, fine, 'all');
    expect(textOf(await latest('lobby', 'Boards in posts'))).toContain('Boards in posts: **Large for everybody**');
  });
});
