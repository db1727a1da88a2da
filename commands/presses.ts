import type { Remedy } from '../src/table/decide/assembly.ts';

/** Stands for the game in presses that concern only the presser. */
export const OWN = 'own';

/** What anyone at the table can look at; `tiles` is the supply, which not every game has. */
export const LOOKS = ['board', 'boards', 'table', 'tiles', 'score', 'log'] as const;
export type Look = (typeof LOOKS)[number];

/** The presses in a lobby. */
export const LOBBY_ACTS = [
  'join',
  'leave',
  'start',
  'options',
  'rulings',
  'set',
  'close',
  'moreComputers',
  'fewerComputers',
  'release',
  'takeOver',
  'sides',
  // These start the game without the people of kept seats, close the lobby although others have joined, and close the
  // private panel.
  'startSure',
  'closeSure',
  'away',
] as const;
export type LobbyAct = (typeof LOBBY_ACTS)[number];

/** The presses in a private panel, apart from the moves. */
export const PANEL_ACTS = ['back', 'restart', 'end'] as const;
export type PanelAct = (typeof PANEL_ACTS)[number];

/** The presses about players' results. */
export const STANDS = ['own', 'skill', 'solo', 'forget', 'forgotten'] as const;
export type Stand = (typeof STANDS)[number];

/** The presses about calls. */
export const CALL_ACTS = ['nudge', 'silence'] as const;

/** The settings in a person's private panel. */
export const SETTINGS = [
  'calls',
  'remindEvery',
  'timeZone',
  'wakesAt',
  'sleepsAt',
  'doForced',
  'statistics',
  'tips',
  'language',
] as const;
export type Setting = (typeof SETTINGS)[number];

/** The presses about deputies. */
export const DEPUTY_ACTS = ['agree', 'giveBack', 'dismiss'] as const;
type DeputyAct = (typeof DEPUTY_ACTS)[number];

/** Whether to count the games on this server, or all games. */
export const WHERES = ['here', 'all'] as const;
export type Where = (typeof WHERES)[number];

/** What a replay shows in each frame. */
export const FRAMES_FOR = ['rounds', 'turns'] as const;
export type FrameFor = (typeof FRAMES_FOR)[number];

/** The presses in the list of a player's plans; `order` is the plan of the press, 0 for none. */
export const PLAN_ACTS = [
  'show',
  'add',
  'pick',
  'up',
  'down',
  'remove',
  'space',
  'own',
  'change',
  'clear',
  'goOn',
  'hold',
  'leave',
] as const;
type PlanAct = (typeof PLAN_ACTS)[number];

/** Whose decision to explain: that of the current turn, or that of a rehearsed one. */
export const HELP_OF = ['turn', 'ahead'] as const;
export type HelpOf = (typeof HELP_OF)[number];

/** What a panel shows within its decision: a branch of the options, and a page of it. */
export interface Screen {
  /** The open branch, or undefined at the top. */
  readonly branch?: string;
  /** Counted from 0. */
  readonly page?: number;
  /** Whether it shows the exchanges that are possible at any time, instead of the task. */
  readonly exchange?: boolean;
}

/** A press in a turn; `ahead` in a rehearsed one. */
interface OfTurn {
  readonly game: string;
  readonly step: number;
  readonly ahead?: true;
}

/**
 * What a press about lessons can do: list them, start one from its beginning, show the running one, or act in one of
 * its steps.
 */
export const LEARN_ACTS = ['list', 'begin', 'goOn', 'onward', 'answer', 'hint'] as const;
type LearnAct = (typeof LEARN_ACTS)[number];

/**
 * What a press about sandboxes can do: open one, from now or from an earlier turn of a finished game; look for such a
 * turn; or act in one in other ways than playing.
 */
export const SANDBOX_ACTS = [
  'open',
  'turns',
  'round',
  'from',
  'reopen',
  'restart',
  'computers',
  'all',
  'leave',
] as const;
export type SandboxPressAct = (typeof SANDBOX_ACTS)[number];

export const ANALYSIS_HOW = ['full', 'afresh'] as const;
export type AnalysisHow = (typeof ANALYSIS_HOW)[number];

/** A decoded press. `game` is the table's id, `step` the number of the shown decision. */
export type Press =
  | { readonly on: 'lobby'; readonly game: string; readonly act: LobbyAct; readonly field?: string }
  /** A menu of a seat's possible sides in a lobby; `who` is the user id of the seat. */
  | { readonly on: 'side'; readonly game: string; readonly who: string }
  | { readonly on: 'open'; readonly game: string }
  /** In a menu of seats, the value is the seat whose board to show; a page is a part of the log. */
  | { readonly on: 'look'; readonly game: string; readonly look: Look; readonly page?: number }
  /** Everything that does not fit under a prompt or in a panel. */
  | { readonly on: 'more'; readonly game: string }
  /**
   * Another game, with the same players or open to everybody: asks which, opens its lobby, or joins one that is already
   * open.
   */
  | { readonly on: 'rematch'; readonly game: string; readonly act?: 'open' | 'join' }
  | { readonly on: 'nextTable'; readonly game: string; readonly act?: 'open' }
  | { readonly on: 'replay'; readonly game: string; readonly pace: FrameFor }
  /** `job` is the presser's job. */
  | { readonly on: 'stopReplay'; readonly game: string; readonly job: string }
  /** A computer's choice for the presser's turn, or its review of their last one. */
  | { readonly on: 'coach'; readonly game: string; readonly last?: true }
  /**
   * Lessons; here `game` is the key of the rules, and `what` is a lesson, or one of its steps with its number and the
   * answer to it.
   */
  | { readonly on: 'learn'; readonly game: string; readonly act: LearnAct; readonly what?: string }
  /**
   * Here `game` is the game to copy or, once there is a sandbox, the sandbox's own id. The value of a menu is a turn or
   * round.
   */
  | { readonly on: 'sandbox'; readonly game: string; readonly act: SandboxPressAct }
  /**
   * Where the points were lost, in short, or with all actions and the better ones; or a new analysis if the current one
   * is outdated.
   */
  | { readonly on: 'analysis'; readonly game: string; readonly how?: AnalysisHow }
  | { readonly on: 'stopAnalysis'; readonly game: string; readonly job: string }
  | { readonly on: 'undo'; readonly game: string; readonly entry: number }
  | { readonly on: 'close'; readonly game: string }
  | { readonly on: 'vote'; readonly game: string; readonly vote: string; readonly agrees: boolean }
  /** A seat that the table offers, given by the vote about it. */
  | { readonly on: 'take'; readonly game: string; readonly vote: string }
  /** What to do about a player who takes too long. */
  | { readonly on: 'absent'; readonly game: string; readonly seat: number; readonly remedy: Remedy }
  /** An undo that needs the consent of the others; `entry` is the one to go back to. */
  | { readonly on: 'askUndo'; readonly game: string; readonly entry: number; readonly sure?: true }
  /** Takes the seat of an imported game that is kept for the presser. */
  | { readonly on: 'sit'; readonly game: string }
  /** Removes a game; only for people who can manage the server. */
  | { readonly on: 'remove'; readonly game: string }
  /** A menu; its value is the choice (`readMenuValue`). */
  | ({ readonly on: 'menu'; readonly exchange?: true } & OfTurn)
  /** `more` are moves that follow right after the first one. */
  | ({
      readonly on: 'move';
      readonly move: string;
      readonly more?: readonly string[];
      readonly exchange?: true;
    } & OfTurn)
  | ({ readonly on: 'screen'; readonly screen: Screen } & OfTurn)
  /** A menu of suggestions, or a button for the only `way`: each plays several moves in a row. */
  | ({ readonly on: 'suggest'; readonly way?: string } & OfTurn)
  /** `since` is the entry that made the game wait for this player. */
  | { readonly on: 'call'; readonly game: string; readonly act: (typeof CALL_ACTS)[number]; readonly since: number }
  /** Here and in the next three, `game` is `own`: they are about the presser only. A switch carries the new value. */
  | { readonly on: 'settings'; readonly game: string; readonly setting: Setting; readonly value?: string }
  /** Sends everything that is stored about the presser. */
  | { readonly on: 'kept'; readonly game: string }
  /** A page of the presser's games, from 0. */
  | { readonly on: 'mine'; readonly game: string; readonly page: number }
  /** A menu of the presser's absences, by when they start; choosing one cancels it. */
  | { readonly on: 'away'; readonly game: string }
  /**
   * Somebody who plays for another; here `game` is `own`, and `who` is the player's user id: the presser's own id ends
   * it.
   */
  | { readonly on: 'deputy'; readonly game: string; readonly act: DeputyAct; readonly who: string }
  /**
   * Before a game exists, `game` is `new`, and the wishes are the options of the command, by name. `starts`: without
   * waiting for others in its lobby.
   */
  | {
      readonly on: 'thread';
      readonly game: string;
      readonly wishes: Readonly<Record<string, string>>;
      readonly starts?: true;
    }
  /** Here `game` is the key of the rules. */
  | {
      readonly on: 'stats';
      readonly game: string;
      readonly stand: Stand;
      readonly where: Where;
      readonly page: number;
    }
  | ({ readonly on: 'panel'; readonly act: PanelAct } & OfTurn)
  | {
      readonly on: 'plan';
      readonly game: string;
      readonly act: PlanAct;
      readonly order: number;
      readonly move?: string;
    }
  /** A menu of orders for harvests or, without a field, a button that removes or shows them. */
  | { readonly on: 'standing'; readonly game: string; readonly field: string }
  /** Explains the presser's question or, if there is none, the public one; a menu says which part of it. */
  | { readonly on: 'help'; readonly game: string; readonly of: HelpOf }
  | { readonly on: 'explain'; readonly game: string; readonly of: HelpOf }
  /** A menu of topics of the rules; here `game` is their key. */
  | { readonly on: 'topic'; readonly game: string }
  /** A menu of the presser's possible wishes, among what is left to take. */
  | { readonly on: 'wish'; readonly game: string }
  /** The presser's own notes; opens a form. */
  | { readonly on: 'notes'; readonly game: string };
