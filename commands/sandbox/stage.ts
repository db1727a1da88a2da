import { END } from '../../src/engine/log.ts';
import type { Choice } from '../../src/table/play/showing.ts';
import { type Panel, panelOf, positionOf } from '../../src/table/play/showing.ts';
import type { Answer } from '../../src/table/play/turns.ts';
import type { Sandbox, SandboxAct, Tried } from '../../src/table/practice/sandbox.ts';
import type { Press } from '../../src/table/requests.ts';
import type { TableGame, User } from '../../src/table/types.ts';
import type { Bot } from '../bot.ts';
import type { Stage } from '../turn/stage.ts';
import { triedMessage } from './sandbox-message.ts';

/** The table of a sandbox: as at any other table, its owner has only one seat, the one with a decision. */
function tableNow({ fork: { live, seat } }: Sandbox): TableGame {
  const { game } = live;
  const seats = game.seats.map((sitting, index) => ({
    ...sitting,
    userId: index === seat ? game.host : `seat-${index}`,
  }));
  return { ...game, seats };
}

/** The panel of the seat with a decision; once the sandbox's game is over, a panel that asks nothing. */
function panelIn({ fork: { live, seat } }: Sandbox): Panel {
  if (seat !== undefined) return panelOf(live, seat);
  const state = live.rules.view(live.state, 'spectator');
  const decision = { seat: 0, task: END, options: [] };
  return { game: live.game, seat: 0, step: 0, state, before: state, decision, drafts: [], staying: 0, canEnd: false };
}

/** The bot with a person's sandbox in place of its tables. */
export function sandboxed(bot: Bot, userId: string): Bot {
  const present = async (): Promise<Sandbox> => (await bot.sandboxes.show(userId)).sandbox;
  const table: Bot['table'] = {
    ...bot.table,
    find: async () => tableNow(await present()),
    position: async () => {
      const sandbox = await present();
      return { ...positionOf(sandbox.fork.live), game: tableNow(sandbox) };
    },
    panel: async () => panelIn(await present()),
  };
  // Nobody is called in a sandbox.
  const calls: Bot['calls'] = { ...bot.calls, awaiting: async () => [] };
  return { ...bot, table, calls };
}

/** A sandbox in place of a table, for one press. */
export function sandboxStage(real: Bot, { id: userId }: Pick<User, 'id'>): Stage {
  const bot = sandboxed(real, userId);
  let done: Tried | undefined;
  const act = async (wish: SandboxAct): Promise<Answer> => {
    done = await real.sandboxes.act(userId, wish);
    return { kind: done.kind === 'stale' ? 'stale' : 'asked', panel: panelIn(done.sandbox) };
  };
  const choose = ({ step, move, more = [] }: Choice) => act({ do: 'choose', step, moves: [move, ...more] });
  const table: Bot['table'] = {
    ...bot.table,
    choose,
    chooseFirst: choose,
    stepBack: ({ step }: Press) => act({ do: 'back', step }),
    startOver: ({ step }: Press) => act({ do: 'over', step }),
    endTurn: async ({ ending, step }) => {
      const panel = panelIn((await real.sandboxes.show(userId)).sandbox);
      const moves = panel.canEnd ? [] : ending?.(panel);
      return moves === undefined ? { kind: 'asked', panel } : act({ do: 'choose', step, moves: [...moves, END] });
    },
  };
  return {
    bot: { ...bot, table },
    show: async (screen, note) => triedMessage(bot, done ?? (await real.sandboxes.show(userId)), { screen, note }),
  };
}
