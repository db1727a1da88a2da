import { expect } from 'vitest';
import { END } from '../../../src/engine/log.ts';
import type { Panel } from '../../../src/table/play/showing.ts';
import type { Answer } from '../../../src/table/play/turns.ts';
import type { TableGame } from '../../../src/table/types.ts';
import type { Luck } from './luck.ts';
import { anybody, type Commands, nameOf } from './words.ts';
import { anyGame, type World } from './world.ts';

/** A running game, and an awaited person or, now and then, another one. */
async function somebodyAt(
  world: World,
  luck: Luck,
): Promise<{ readonly game: TableGame; readonly gameId: string; readonly userId: string } | undefined> {
  const game = await anyGame(world, luck);
  if (game === undefined) return undefined;
  const waits = await world.stores.waits.ofGame(game.id);
  const asked = waits.flatMap(({ seat }) => game.seats[seat] ?? []).filter(({ plays }) => plays === undefined);
  const userId = (luck.chance(88) ? luck.pick(asked)?.userId : undefined) ?? anybody(luck).id;
  return { game, gameId: game.id, userId };
}

/** A move of a panel: often the end of the turn, seldom an exchange. */
function anyMove({ decision }: Panel, luck: Luck, ends: number): string {
  const moves = decision.options;
  if (luck.chance(ends) && moves.some(({ move }) => move === END)) return END;
  const own = moves.filter(({ anytime }) => !anytime);
  return (luck.chance(80) ? luck.pick(own) : undefined)?.move ?? luck.pick(moves)?.move ?? END;
}

const told = (answer: Answer): string => answer.kind;

async function chooseOne(world: World, luck: Luck, ends: number): Promise<string | undefined> {
  const at = await somebodyAt(world, luck);
  if (at === undefined) return undefined;
  const { gameId, userId } = at;
  const panel = await world.tables.table.panel({ gameId, userId });
  const move = anyMove(panel, luck, ends);
  const press = { gameId, userId, step: panel.step, move };
  world.presses.push(press);
  const answer = await world.tables.table.choose(press);
  return `${nameOf(userId)} ${move} at ${panel.step}: ${told(answer)}`;
}

/** One person plays a turn to its end. */
async function playTurn(world: World, luck: Luck): Promise<string | undefined> {
  const at = await somebodyAt(world, luck);
  if (at === undefined) return undefined;
  const { gameId, userId } = at;
  const moves: string[] = [];
  for (let i = 0; i < 15; i++) {
    const panel = await world.tables.table.panel({ gameId, userId });
    const move = anyMove(panel, luck, 80);
    const answer = await world.tables.table.choose({ gameId, userId, step: panel.step, move });
    moves.push(move);
    if (answer.kind !== 'asked') break;
  }
  return `${nameOf(userId)} ${moves.join(', ')}`;
}

/** An earlier press again, or one with a step that was never shown. */
async function pressAgain(world: World, luck: Luck): Promise<string | undefined> {
  const press = luck.pick(world.presses);
  if (press === undefined) return undefined;
  const { gameId, userId } = press;
  const step = luck.chance(80) ? press.step : luck.below(press.step + 9);
  const before = await world.stores.games.log(gameId);
  const panel = await world.tables.table.panel({ gameId, userId }).catch(() => undefined);
  const answer = await world.tables.table.choose({ ...press, step });
  const after = await world.stores.games.log(gameId);
  if (panel?.step !== step && !world.busy) expect(after, 'a stale press does nothing').toEqual(before);
  if (answer.kind === 'stale' || answer.kind === 'over') expect(after.length >= before.length).toBe(true);
  return `${nameOf(userId)} ${press.move} at ${step}: ${told(answer)}`;
}

async function takeBack(
  world: World,
  luck: Luck,
  how: 'stepBack' | 'startOver' | 'endTurn',
): Promise<string | undefined> {
  const at = await somebodyAt(world, luck);
  if (at === undefined) return undefined;
  const { gameId, userId } = at;
  const { step } = await world.tables.table.panel({ gameId, userId });
  return `${nameOf(userId)}: ${told(await world.tables.table[how]({ gameId, userId, step: step - (luck.chance(10) ? 1 : 0) }))}`;
}

export const playCommands = {
  choose: { weight: 50, run: (world, luck) => chooseOne(world, luck, 35) },
  turn: { weight: 55, run: playTurn },
  press: { weight: 4, run: pressAgain },
  stepBack: { weight: 4, run: (world, luck) => takeBack(world, luck, 'stepBack') },
  startOver: { weight: 2, run: (world, luck) => takeBack(world, luck, 'startOver') },
  endTurn: { weight: 6, run: (world, luck) => takeBack(world, luck, 'endTurn') },
  undo: {
    weight: 10,
    async run(world, luck) {
      const game = await anyGame(world, luck);
      if (game === undefined) return undefined;
      const userId = luck.chance(85) ? (luck.pick(game.seats)?.userId ?? '') : anybody(luck).id;
      const { what } = await world.tables.table.undo({ gameId: game.id, userId });
      return `${nameOf(userId)} takes back a ${what}`;
    },
  },
} satisfies Commands;
