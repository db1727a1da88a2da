import { type SeenMessage, textOf } from 'local-discord';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FaceIn } from '../../commands/face/face.ts';
import { controlsOf } from '../../lab/hands.ts';
import { playToTheEnd } from '../../lab/random-seats.ts';
import type { Painter } from '../../render/paint/painter.ts';
import type { Game } from '../../src/engine/game.ts';
import { effective, playAll } from '../../src/engine/log.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { parseRecord } from '../../src/engine/record.ts';
import { ticTacToeFace } from '../house/tic-tac-toe/face.ts';
import { ticTacToe } from '../house/tic-tac-toe/game.ts';
import { openPainter } from '../house/tic-tac-toe/painter.ts';
import { sceneForEach } from './each.ts';
import { controlIn } from './people.ts';

// A game written only from docs/adding-a-game.md. In the program, its four parts would be folders of four modules. The
// rest of the program does not know it.

const painted: string[] = [];
const painter = openPainter();
const noting: Painter = {
  ...painter,
  paint(request, whose) {
    painted.push(request.kind);
    return painter.paint(request, whose);
  },
};
const face: FaceIn = ticTacToeFace(noting);

afterAll(() => painter.close());

const people = sceneForEach({ games: [{ rules: ticTacToe as Game, face }] });
const { scene, id, channel, latest, called, slash, press, select } = people;

beforeEach(() => void painted.splice(0));
afterEach(() => expect(scene.discord.requests.rejected).toEqual([]));

const start = (wishes: Record<string, string> = {}) => people.start(2, { game: ticTacToe.id, ...wishes });

/** Makes a move with its button, or in the menu if there are many moves. */
function choose(who: number, panel: SeenMessage, move: string) {
  return controlIn(panel, 'move', { move }) ? press(who, panel, 'move', { move }) : select(who, panel, move);
}

/** Marks a cell in the called player's panel, and ends the turn. */
async function mark(cell: string) {
  const prompt = await latest('open');
  const who = called(prompt);
  const panel = await press(who, prompt, 'open');
  const done = await choose(who, panel, `mark ${cell}`);
  const closed = await press(who, done, 'panel', 'end');
  return { who, closed };
}

describe('a toy game that only its own files know', () => {
  it('is offered beside the first game, with what its host may choose', async () => {
    const prompt = await start({ first: 'guest' });
    expect(called(prompt)).toBe(1);
    expect(textOf(prompt)).toContain('it is your turn in Tic-tac-toe. Which cell do you mark?');
  });

  it('is played to its end with undos, logged and exported', async () => {
    const prompt = await start();
    const panel = await press(0, prompt, 'open');
    const marked = await choose(0, panel, 'mark a1');
    expect(textOf(marked)).toContain('So far (only you see this): Mark a1');
    const back = await press(0, marked, 'panel', 'back');
    expect(controlsOf(back).find(({ kind }) => kind === 'menu')).toMatchObject({ values: { length: 9 } });

    const { closed } = await mark('b2');
    await latest('open', `<@${id(1)}>`);
    expect(textOf(await press(0, closed, 'undo'))).toContain('open again');
    await latest('open', `<@${id(0)}>`);
    const reopened = await slash(0, 'caverna turn');
    await press(0, reopened, 'panel', 'end');
    await latest('open', `<@${id(1)}>`);

    for (const [who, cell] of [
      [1, 'a1'],
      [0, 'b1'],
      [1, 'a2'],
      [0, 'b3'],
    ] as const) {
      await latest('open', `<@${id(who)}>`);
      expect((await mark(cell)).who).toBe(who);
    }
    const final = await latest('rematch');
    expect(textOf(final)).toMatch(/\*\*.+\*\* wins!/);
    expect(new Set(painted)).toEqual(new Set(['lobby', 'board', 'score']));
    expect(JSON.stringify(final.components)).toMatch(/Final score\. Winner: .+/);

    const { games } = scene.stores;
    const { id: gameId, options } = (await games.inChannel(channel())) ?? { id: '', options: {} };
    const state = ticTacToe.start(ticTacToe.options.parse(options), 2, '');
    playAll(ticTacToe, state, effective(await games.log(gameId)).moves);
    expect(state).toMatchObject({ cells: 'OX.OX..X.', finished: true });
    expect(JSON.stringify((await slash(0, 'caverna game export')).components)).toContain(`caverna-${gameId}.json`);
    expect(textOf(await slash(0, 'caverna log'))).toContain('marked b2.');
  });

  it('can be looked at, and says what its rules do not have', async () => {
    const prompt = await start();
    for (const look of ['table', 'board', 'score', 'log'])
      expect(textOf(await slash(0, `caverna ${look}`)), look).not.toBe('');
    expect(textOf(await slash(1, 'caverna plan'))).toContain('You have no upcoming turn to plan');
    expect(textOf(await slash(0, 'caverna replay'))).toContain('nothing to replay');
    expect(textOf(await slash(0, 'caverna stats', { game: ticTacToe.id }))).toContain('No finished games that');
    expect(controlIn(prompt, 'plan')).toBeUndefined();
  });

  it('ends when people press at random', async () => {
    await start();
    const players = [id(0), id(1)];
    const place = { discord: scene.discord, channelId: channel() };
    const { turns } = await playToTheEnd({ ...place, players, random: randomFrom('toy') });
    expect(turns).toBeGreaterThan(4);
  });
});

it('has records that are read by its rules', () => {
  const record = { game: ticTacToe.id, version: 1, seats: 2, seed: '', moves: ['1 mark b2', '1 end'] };
  const { game, log } = parseRecord(JSON.stringify(record), () => ticTacToe as Game);
  expect(game.id).toBe(ticTacToe.id);
  expect(log).toHaveLength(2);
});
