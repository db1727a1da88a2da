import { privateKind } from '../src/table/practice/practice.ts';
import type { Bot } from './bot.ts';
import { pressCoach } from './coach/coach.ts';
import type { PressInteraction } from './discord/interaction.ts';
import type { Reply, Where } from './discord/reply.ts';
import { pressLearn } from './learn/learn.ts';
import { pressLobby } from './lobby/lobby.ts';
import { pressAgain } from './lobby/play-again.ts';
import { pressHelp } from './looks/help.ts';
import { pressLook } from './looks/look.ts';
import { pressAway } from './own/away.ts';
import { gamesMessage } from './own/mine.ts';
import { pressDeputy } from './own/press-deputy.ts';
import { pressSettings } from './own/settings.ts';
import { pressStats } from './own/stats.ts';
import { pressNotes } from './plan/notes.ts';
import { pressPlan, pressStanding } from './plan/plan.ts';
import { pressCall } from './posts/calls.ts';
import { pressThread } from './posts/threads.ts';
import type { Press } from './presses.ts';
import { pressReplay, stopReplay } from './replay/replay.ts';
import { pressInSandbox, pressSandbox } from './sandbox/sandbox.ts';
import { answer } from './turn/answer.ts';
import { openTurn, showMore, takeBackTurn } from './turn/open-turn.ts';
import { pressVote } from './votes/votes.ts';

/** How the bot answers presses of one kind. */
interface PressKind<P extends Press> {
  /**
   * What the press is about: no table; a table, which only people on its server can reach; or the presser's own turn
   * there, which they can also reach from elsewhere.
   */
  readonly about: 'nothing' | 'table' | 'ownTurn';
  /** Whether a post in the channel follows: always, never, or depending on the press. */
  readonly posts: boolean | ((press: P) => boolean);
  readonly answer: (bot: Bot, interaction: PressInteraction<P>, reply: Reply) => Promise<void>;
}

/** Every kind of press; if one is missing, this does not compile. */
const PRESS_KINDS: { readonly [On in Press['on']]: PressKind<Extract<Press, { on: On }>> } = {
  lobby: { about: 'table', posts: true, answer: pressLobby },
  side: { about: 'table', posts: true, answer: pressLobby },
  sit: { about: 'table', posts: true, answer: pressVote },
  close: {
    about: 'table',
    posts: true,
    answer: async (bot, { press, user }, reply) => {
      await bot.table.end({ gameId: press.game, userId: user.id });
      return reply.tell(bot.words.ending.done);
    },
  },
  remove: {
    about: 'table',
    posts: false,
    answer: async (bot, { press, manages }, reply) => {
      if (manages !== true) return reply.tell(bot.words.admin.forbidden);
      await bot.admin.remove(press.game);
      return reply.tell(bot.words.admin.removed);
    },
  },
  rematch: { about: 'table', posts: ({ act }) => act !== undefined, answer: pressAgain },
  nextTable: { about: 'table', posts: ({ act }) => act !== undefined, answer: pressAgain },

  open: { about: 'ownTurn', posts: false, answer: (bot, at, reply) => openTurn(bot, requestOf(at), reply) },
  more: { about: 'ownTurn', posts: false, answer: (bot, at, reply) => showMore(bot, requestOf(at), reply) },
  menu: { about: 'ownTurn', posts: false, answer },
  move: { about: 'ownTurn', posts: false, answer },
  screen: { about: 'ownTurn', posts: false, answer },
  suggest: { about: 'ownTurn', posts: false, answer },
  panel: { about: 'ownTurn', posts: ({ act }) => act === 'end', answer },
  undo: {
    about: 'ownTurn',
    posts: true,
    answer: (bot, at, reply) => takeBackTurn(bot, { ...requestOf(at), entry: at.press.entry }, reply),
  },

  help: { about: 'ownTurn', posts: false, answer: pressHelp },
  explain: { about: 'ownTurn', posts: false, answer: pressHelp },
  topic: { about: 'nothing', posts: false, answer: pressHelp },
  look: { about: 'ownTurn', posts: false, answer: pressLook },
  wish: { about: 'ownTurn', posts: false, answer: pressLook },
  plan: { about: 'ownTurn', posts: false, answer: pressPlan },
  standing: { about: 'ownTurn', posts: false, answer: pressStanding },
  notes: { about: 'ownTurn', posts: false, answer: pressNotes },
  call: { about: 'ownTurn', posts: false, answer: pressCall },
  coach: { about: 'ownTurn', posts: false, answer: pressCoach },
  sandbox: { about: 'ownTurn', posts: false, answer: pressSandbox },
  analysis: { about: 'table', posts: false, answer: pressCoach },
  stopAnalysis: { about: 'table', posts: false, answer: pressCoach },
  replay: { about: 'table', posts: false, answer: pressReplay },
  stopReplay: {
    about: 'table',
    posts: false,
    answer: (bot, { press, user }, reply) => reply.show(stopReplay(bot, press, user.id)),
  },

  vote: { about: 'table', posts: true, answer: pressVote },
  take: { about: 'table', posts: true, answer: pressVote },
  absent: { about: 'table', posts: true, answer: pressVote },
  askUndo: { about: 'table', posts: true, answer: pressVote },

  mine: {
    about: 'nothing',
    posts: false,
    answer: async (bot, { press, user }, reply) => reply.show(await gamesMessage(bot, user.id, press.page)),
  },
  away: { about: 'nothing', posts: false, answer: pressAway },
  deputy: { about: 'nothing', posts: false, answer: pressDeputy },
  settings: { about: 'nothing', posts: false, answer: pressSettings },
  kept: { about: 'nothing', posts: false, answer: pressSettings },
  stats: { about: 'nothing', posts: false, answer: pressStats },
  learn: { about: 'nothing', posts: false, answer: pressLearn },
  thread: { about: 'nothing', posts: false, answer: pressThread },
};

const requestOf = ({ press, user }: PressInteraction) => ({ gameId: press.game, userId: user.id });

/** How to answer presses on what a sandbox shows. */
const IN_SANDBOX: PressKind<Press> = { about: 'ownTurn', posts: false, answer: pressInSandbox };

/** How to answer a press. The type cannot express that the row belongs to this very press. */
export const kindOfPress = <P extends Press>(press: P) =>
  (privateKind(press.game) === 'sandbox' ? IN_SANDBOX : PRESS_KINDS[press.on]) as PressKind<P>;

/** The table of a press, and whether it is about the presser's own turn there; undefined without a table. */
export function tableOf(press: Press): { readonly gameId: string; readonly isOwnTurn: boolean } | undefined {
  const { about } = kindOfPress(press);
  return about === 'nothing' ? undefined : { gameId: press.game, isOwnTurn: about === 'ownTurn' };
}

/** Where the answer to a press belongs; `shown` says who sees the pressed message. */
export function whereOf(press: Press, shown: 'private' | 'public'): Where {
  // Only the deputy sees the request.
  if (press.on === 'deputy') return 'inPlace';
  if (shown === 'private') return press.on === 'kept' || opensSandbox(press) ? 'private' : 'inPlace';
  return press.on === 'lobby' && !['options', 'sides'].includes(press.act) ? 'quiet' : 'private';
}

/** Whether a press opens a sandbox, or the list of turns to start one from; it never replaces the panel of the game. */
const opensSandbox = (press: Press): boolean => press.on === 'sandbox' && ['open', 'turns', 'from'].includes(press.act);
