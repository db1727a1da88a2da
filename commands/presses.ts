import type { Remedy } from '../src/table/decide/assembly.ts';

/** What can be looked at by anyone at the table; `tiles` is the supply, which not every game has. */
export const LOOKS = ['board', 'boards', 'table', 'tiles', 'score', 'log'] as const;
export type Look = (typeof LOOKS)[number];

/** What can be pressed in a lobby. */
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
  // Begins it also without those whose seats are kept, closes it also where others have joined, and puts the private panel away.
  'startSure',
  'closeSure',
  'away',
] as const;
export type LobbyAct = (typeof LOBBY_ACTS)[number];

/** What can be pressed in a private panel, apart from the moves. */
export const PANEL_ACTS = ['back', 'restart', 'end'] as const;
export type PanelAct = (typeof PANEL_ACTS)[number];

/** What can be shown or done about what players have reached. */
export const STANDS = ['own', 'skill', 'solo', 'forget', 'forgotten'] as const;
export type Stand = (typeof STANDS)[number];

/** What can be pressed about being called. */
export const CALL_ACTS = ['nudge', 'silence'] as const;

/** What can be chosen or turned over in the private panel of somebody's settings. */
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

/** Whether the games of this server count, or those of all. */
export const WHERES = ['here', 'all'] as const;
export type Where = (typeof WHERES)[number];

/** What a replay has one frame for. */
export const FRAMES_FOR = ['rounds', 'turns'] as const;
export type FrameFor = (typeof FRAMES_FOR)[number];

/** What can be pressed in the list of a player's plans; `order` is the plan that a press is about, 0 for none. */
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

/** Whose decision is explained: that of the present turn, or of a rehearsed one. */
export const HELP_OF = ['turn', 'ahead'] as const;
export type HelpOf = (typeof HELP_OF)[number];

/** Where a panel is within its decision: a branch of the options and a page of it. */
export interface Screen {
  /** The branch that is open, or undefined at the top. */
  readonly branch?: string;
  /** Counted from 0. */
  readonly page?: number;
  /** Whether the any-time exchanges are shown in place of the task. */
  readonly exchange?: boolean;
}

/** A press in a turn; `ahead` in a rehearsed one. */
interface OfTurn {
  readonly game: string;
  readonly step: number;
  readonly ahead?: true;
}

/** What can be pressed about lessons: their list, one of them from its beginning, the running one, and what is done in a step of it. */
export const LEARN_ACTS = ['list', 'begin', 'goOn', 'onward', 'answer', 'hint'] as const;
type LearnAct = (typeof LEARN_ACTS)[number];

export const ANALYSIS_HOW = ['full', 'afresh'] as const;
export type AnalysisHow = (typeof ANALYSIS_HOW)[number];

/** A press, decoded. `game` is the table's id, `step` the number of the decision that was shown. */
export type Press =
  | { readonly on: 'lobby'; readonly game: string; readonly act: LobbyAct; readonly field?: string }
  /** A menu of what a seat of a lobby may be played as; `who` is the user id of the seat. */
  | { readonly on: 'side'; readonly game: string; readonly who: string }
  | { readonly on: 'open'; readonly game: string }
  /** A menu of seats says whose board is meant, a page which part of the log. */
  | { readonly on: 'look'; readonly game: string; readonly look: Look; readonly page?: number }
  /** Everything that has no room under a prompt or in a panel. */
  | { readonly on: 'more'; readonly game: string }
  /** Another game with the same players, or open to all: asks, opens its lobby, or joins one that is already open. */
  | { readonly on: 'rematch'; readonly game: string; readonly act?: 'open' | 'join' }
  | { readonly on: 'nextTable'; readonly game: string; readonly act?: 'open' }
  | { readonly on: 'replay'; readonly game: string; readonly pace: FrameFor }
  /** `job` is what is being made for the presser. */
  | { readonly on: 'stopReplay'; readonly game: string; readonly job: string }
  /** What a computer would do in the presser's turn, or what it says of their last one. */
  | { readonly on: 'coach'; readonly game: string; readonly last?: true }
  /** Lessons; here `game` is the key of the rules, and `what` a lesson, or a step of one: its number, and the answer to it. */
  | { readonly on: 'learn'; readonly game: string; readonly act: LearnAct; readonly what?: string }
  /** Where the points were left, in short, or with all that was done and what would have been better; or judged afresh if that was done by an earlier method. */
  | { readonly on: 'analysis'; readonly game: string; readonly how?: AnalysisHow }
  | { readonly on: 'stopAnalysis'; readonly game: string; readonly job: string }
  | { readonly on: 'undo'; readonly game: string; readonly entry: number }
  | { readonly on: 'close'; readonly game: string }
  | { readonly on: 'vote'; readonly game: string; readonly vote: string; readonly agrees: boolean }
  /** A seat that the table offers, by the vote that has offered it. */
  | { readonly on: 'take'; readonly game: string; readonly vote: string }
  /** What to do about a player who takes too long. */
  | { readonly on: 'absent'; readonly game: string; readonly seat: number; readonly remedy: Remedy }
  /** An undo that needs the consent of the others; `entry` is the one to which it goes back. */
  | { readonly on: 'askUndo'; readonly game: string; readonly entry: number; readonly sure?: true }
  /** Takes the seat of an imported game that is kept for the presser. */
  | { readonly on: 'sit'; readonly game: string }
  /** Removes a game: only for people who manage the server. */
  | { readonly on: 'remove'; readonly game: string }
  /** A menu; the chosen value says what was chosen (`readMenuValue`). */
  | ({ readonly on: 'menu'; readonly exchange?: true } & OfTurn)
  /** `more` are moves that follow the first one at once. */
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
  /**
   * Here and in the next three `game` is `own`: they are about the presser only. A switch carries the value that it sets.
   */
  | { readonly on: 'settings'; readonly game: string; readonly setting: Setting; readonly value?: string }
  /** Sends everything that is kept about the presser. */
  | { readonly on: 'kept'; readonly game: string }
  /** A page of the presser's games, from 0. */
  | { readonly on: 'mine'; readonly game: string; readonly page: number }
  /** A menu of the presser's times away, by their beginnings; one of them is taken back. */
  | { readonly on: 'away'; readonly game: string }
  /** Nothing has begun yet: `game` is `new`, and the wishes are the options of the command by their names. */
  | { readonly on: 'thread'; readonly game: string; readonly wishes: Readonly<Record<string, string>> }
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
  /** A menu of orders for harvests, or, without a field, what removes them or shows them. */
  | { readonly on: 'standing'; readonly game: string; readonly field: string }
  /** Explains what the presser is asked, or else what everybody sees asked; a menu says which part of it. */
  | { readonly on: 'help'; readonly game: string; readonly of: HelpOf }
  | { readonly on: 'explain'; readonly game: string; readonly of: HelpOf }
  /** A menu of topics of the rules; here `game` is their key. */
  | { readonly on: 'topic'; readonly game: string }
  /** A menu of what the presser may wish for, among what is left to be taken. */
  | { readonly on: 'wish'; readonly game: string }
  /** The presser's own notes; opens a form. */
  | { readonly on: 'notes'; readonly game: string };
