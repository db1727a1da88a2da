import { type Task, taskKind } from '../../../engine/agenda.ts';
import type { Viewer } from '../../../engine/game.ts';
import { randomFrom, shuffled } from '../../../engine/random.ts';
import { folkOf, me, playerAt } from '../asking.ts';
import { rulesFor } from '../catalogue.ts';
import { optionOf, readAs } from '../moves/codec.ts';
import type { RuledState } from '../power.ts';
import type { FolkTable, Options, State } from '../state.ts';
import { DEAL, DWARVES, FOLK_IDS, isFolk } from './options.ts';

/** Up to this many folk players get two boards each; more of them draw in turn (004, Folk Selection). */
const DEALT_AT_ONCE = 4;
/** Tables up to this size may add furnishing tiles of other folks, up to this many folks in all. */
export const SMALL_TABLE = 3;
const FOLKS_OF_TILES = 4;

const HIDDEN = 'hidden';

/** The seats in drawing order: from the starting player's right, against the turn order. */
function drawingOrder({ startingPlayer, players: { length } }: State): number[] {
  return Array.from({ length }, (_, i) => (startingPlayer - 1 - i + 2 * length) % length);
}

/** The problems with the folks of a table. */
const UNFIT = {
  /** Folks need the full set of furnishing tiles, unless the table rules otherwise (A150). */
  tiles: 'folksNeedAllTiles',
  /** There are more choices than seats. */
  seats: 'moreChoicesThanSeats',
} as const;

/** The name of a problem with the folks of a table; its words are in the catalogue. */
export type UnfitFolks = (typeof UNFIT)[keyof typeof UNFIT];

/** Why the folks of a table with that many seats are impossible, if they are. */
export function unfitFolks({ folks, tiles }: Options, seats: number): UnfitFolks | undefined {
  if (folks === undefined) return undefined;
  if (tiles !== 'full' && !folks.rulings.withIntroductoryTiles) return UNFIT.tiles;
  return folks.seats.length > seats ? UNFIT.seats : undefined;
}

interface Draw extends Task {
  readonly seat: number;
}

/**
 * Deals folks to a game that was just set up, by its options. Gives fixed ones to their seats at once, and makes all
 * random draws (004, Folk Selection; rulings A75, A139).
 * @throws {RangeError} if the options do not fit; see `unfitFolks`.
 */
export function dealFolks(at: RuledState, seed: string): void {
  const { state } = at;
  const { players, options } = state;
  const wanted = options.folks?.seats ?? [];
  if (options.folks === undefined) return;
  const unfit = unfitFolks(options, players.length);
  if (unfit !== undefined) throw new RangeError(`The folks do not fit ${players.length} seats: ${unfit}.`);
  const choices = players.map((_, seat) => wanted[seat] ?? DWARVES);
  const random = randomFrom(`${seed} folks`);
  const free = shuffled(
    FOLK_IDS.filter((id) => !choices.includes(id)),
    random,
  );
  const spare = options.folks.extraTiles && players.length <= SMALL_TABLE ? shuffled(FOLK_IDS, random) : [];
  if (!choices.includes(DEAL)) {
    seatFolks(at, choices, spare);
    return;
  }
  const atOnce = choices.filter((choice) => choice !== DWARVES).length <= DEALT_AT_ONCE;
  const hands = choices.map((choice) => ({ boards: choice === DEAL ? free.splice(0, atOnce ? 2 : 1) : [] }));
  state.folks = { tilesOf: [], hands, ...(atOnce ? {} : { pile: free }), spare };
  const draws = drawingOrder(state).flatMap((seat): Draw[] =>
    choices[seat] === DEAL ? [{ do: 'drawFolk', seat }] : [],
  );
  state.agenda.push({ do: 'seatFolks' }, ...(atOnce ? [{ do: 'chooseFolks' }] : draws.reverse()));
}

/**
 * Gives seats their folks: their tiles enter the supply, with those of further folks in the order of `spare` if the
 * table wants that, and each folk gets its starting goods and people.
 */
export function seatFolks(before: RuledState, choices: readonly string[], spare: readonly string[]): void {
  const { state } = before;
  const played = choices.filter(isFolk);
  const more = spare.filter((id) => !played.includes(id)).slice(0, Math.max(0, FOLKS_OF_TILES - played.length));
  state.folks = { tilesOf: [...played, ...more] };
  for (const [seat, id] of choices.entries()) if (isFolk(id)) playerAt(state, seat).folk = id;
  const at = { ...before, rules: rulesFor(state) };
  for (const [seat, id] of choices.entries()) {
    if (isFolk(id)) folkOf(at.rules, id).on?.began?.(me(at, seat));
  }
}

function tableOf({ folks }: State): FolkTable {
  if (folks === undefined) throw new Error('Nobody chooses a folk in this game.');
  return folks;
}

/** Asks a seat which of its two boards to keep. */
function askFor(state: State, seat: number): void {
  const player = playerAt(state, seat);
  state.phase = 'folks';
  player.decided = false;
  player.agenda.push({ do: 'end' }, { do: 'keepFolk' });
}

/** The phases before the first round, in which players choose folks. */
export const FOLK_PHASES: Readonly<Record<string, (at: RuledState, task: Task) => void>> = {
  chooseFolks({ state }) {
    tableOf(state).hands?.forEach(({ boards }, seat) => {
      if (boards.length > 0) askFor(state, seat);
    });
  },
  drawFolk({ state }, task) {
    const { seat } = task as Draw;
    const table = tableOf(state);
    const [drawn = '', ...pile] = table.pile ?? [];
    const hands = (table.hands ?? []).map((hand, i) => (i === seat ? { boards: [...hand.boards, drawn] } : hand));
    state.folks = { ...table, hands, pile };
    askFor(state, seat);
  },
  seatFolks(at) {
    const { state } = at;
    const { hands = [], spare = [] } = tableOf(state);
    const wanted = state.options.folks?.seats ?? [];
    seatFolks(
      at,
      state.players.map((_, seat) => hands[seat]?.chosen ?? wanted[seat] ?? DWARVES),
      spare,
    );
    state.phase = 'reveal';
  },
};

/** Keeps one of the two boards in hand; if boards are drawn, the other goes under the pile. */
export const keepFolkKind = taskKind<RuledState, Task>({
  options: ({ state }, seat) =>
    (tableOf(state).hands?.[seat]?.boards ?? []).map((_, i) => optionOf({ verb: 'keep', board: i + 1 })),
  run({ state }, seat, { move }) {
    const { board } = readAs('keep', move);
    const table = tableOf(state);
    const boards = table.hands?.[seat]?.boards ?? [];
    const chosen = boards[board - 1] ?? '';
    const hands = (table.hands ?? []).map((hand, i) => (i === seat ? { boards, chosen } : hand));
    const returned = boards.filter((id) => id !== chosen);
    state.folks = { ...table, hands, ...(table.pile === undefined ? {} : { pile: [...table.pile, ...returned] }) };
  },
});

const hide = (ids: readonly string[]): string[] => ids.map(() => HIDDEN);

/** The viewer's view of the folks of a game: while players choose, only the open ones and their own hand. */
export function folksSeen({ folks, options, players }: State, viewer: Viewer): FolkTable | undefined {
  if (folks?.hands === undefined) return folks;
  const inTurn = folks.pile !== undefined && options.folks?.rulings.choicesShownTogether !== true;
  const hands = folks.hands.map((hand, seat) => {
    if (seat === viewer) return hand;
    const ended = hand.chosen !== undefined && players[seat]?.agenda.length === 0;
    return { boards: hide(hand.boards), ...(ended ? { chosen: inTurn ? hand.chosen : HIDDEN } : {}) };
  });
  return {
    ...folks,
    hands,
    ...(folks.pile === undefined ? {} : { pile: hide(folks.pile) }),
    ...(folks.spare === undefined ? {} : { spare: hide(folks.spare) }),
  };
}

/** The visible folk of a seat in a state or a view; undefined for dwarfs, too. */
export function knownFolk({ folks, players }: State, seat: number): string | undefined {
  const id = players[seat]?.folk ?? folks?.hands?.[seat]?.chosen;
  return id === HIDDEN ? undefined : id;
}

/**
 * The folks of an earlier view, with what has become known since, so that the turns in between can be played again. A
 * player whose chosen folk is now known holds and draws no other.
 */
export function folksSince({ folks, agenda }: State, later: State): FolkTable | undefined {
  if (folks?.hands === undefined) return folks;
  const known = (seat: number): string => knownFolk(later, seat) ?? HIDDEN;
  const draws = agenda.filter((task): task is Draw => task.do === 'drawFolk').toReversed();
  const played = later.players.map(({ folk }) => folk);
  return {
    ...folks,
    hands: folks.hands.map(({ boards, chosen }, seat) => ({
      boards: boards.map(() => known(seat)),
      ...(chosen === undefined ? {} : { chosen: known(seat) }),
    })),
    ...(folks.pile === undefined ? {} : { pile: draws.map(({ seat }) => known(seat)) }),
    spare: later.folks?.tilesOf.filter((id) => !played.includes(id)) ?? [],
  };
}
