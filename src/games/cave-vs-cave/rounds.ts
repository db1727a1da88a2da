import { possible } from '../../engine/agenda.ts';
import { playerAt } from './cave.ts';
import { forSale } from './display.ts';
import { beginEraTwo, bringOre, closeEraOne } from './eras.ts';
import type { RuledState } from './power.ts';
import { OPEN_TILES, roundsOf, turnsOf } from './schedule.ts';
import { roomPoints } from './scoring.ts';
import type { State } from './state.ts';
import { coverable } from './tasks/draft.ts';
import { FIELDS } from './tiles.ts';

/** The points at which a player drops out of the draft (001 p. 11). */
const ENOUGH = 42;

/** Starts a seat's turn, with this decision first. */
function startTurn(state: State, seat: number, first: 'use' | 'draft' | 'cover'): void {
  state.turn = { seat, tile: '', activated: [], dug: [] };
  playerAt(state, seat).agenda.push({ do: 'end' }, { do: first });
}

/** Turns up the next action tile; the starting player begins (001 p. 3). */
function beginRound(state: State): void {
  state.round++;
  state.turns = 0;
  state.shown = state.era === 1 ? OPEN_TILES + state.round : state.row.length - FIELDS.length + state.round;
  startTurn(state, state.startingPlayer, 'use');
}

/** The tiles go back, donkeys bring ore, and the starting player changes (001 pp. 3 and 8). */
function endRound(state: State): void {
  state.taken.length = 0;
  const last = state.round === roundsOf(state);
  if (state.era === 2 && !last) bringOre(state);
  state.startingPlayer = (state.startingPlayer + 1) % state.players.length;
  if (last) endEra(state);
  else beginRound(state);
}

function endEra(state: State): void {
  state.turn = undefined;
  if (state.era === 2) {
    state.phase = 'end';
    return;
  }
  closeEraOne(state);
  const { mode } = state.options;
  if (mode === 'open') {
    state.phase = 'goingOn';
    for (const player of state.players) player.agenda.push({ do: 'end' }, { do: 'goOn' });
  } else if (mode === 'era1') state.phase = 'end';
  else {
    beginEraTwo(state);
    beginRound(state);
  }
}

/**
 * Starts the second era or ends the game, as the players wish: both must want to continue, or just one of them if the
 * table has that ruling (rulings A169).
 */
function decideOnEraTwo(state: State): void {
  const wishes = state.players.map(({ goesOn }) => goesOn === true);
  const agreed = state.options.rulings.bothMustGoOn ? wishes.every(Boolean) : wishes.some(Boolean);
  if (!agreed) {
    state.phase = 'end';
    return;
  }
  beginEraTwo(state);
  beginRound(state);
}

function afterTurn(state: State, seat: number): void {
  state.turns++;
  if (state.turns < turnsOf(state) * state.players.length) startTurn(state, (seat + 1) % state.players.length, 'use');
  else endRound(state);
}

/** Whose turn it is in the draft after a turn of this seat; undefined if both have dropped out (001 p. 11). */
function nextDrafter({ players }: State, seat: number): number | undefined {
  const other = (seat + 1) % players.length;
  const still = [seat, other].filter((each) => players[each]?.out === false);
  if (still.length < 2) return still[0];
  const [mine, theirs] = [players[seat], players[other]];
  return mine !== undefined && theirs !== undefined && roomPoints(mine) > roomPoints(theirs) ? other : seat;
}

/** What a turn of the draft leads to: the end of the player's draft, the other player's turn, or another turn. */
export function afterDrafting(state: State, seat: number): 'stops' | 'ahead' | 'behind' {
  if (roomPoints(playerAt(state, seat)) >= ENOUGH) return 'stops';
  return nextDrafter(state, seat) === seat ? 'behind' : 'ahead';
}

/** Turns over a room; the seat must lay one of the open ones, and drops out if none fits (rulings A128, A163). */
function startDraft(at: RuledState, first: number | undefined): void {
  const { state } = at;
  const fits = (seat: number) => possible({ rules: at.tasks, game: at, seat }, { do: 'draft' });
  let seat = first;
  while (seat !== undefined) {
    const turnsOver = state.options.rulings.turnOverBeforeDroppingOut || fits(seat);
    const room = turnsOver ? state.piles[1].pop() : undefined;
    if (room !== undefined) forSale(state, room);
    if (fits(seat)) {
      startTurn(state, seat, 'draft');
      return;
    }
    playerAt(state, seat).out = true;
    seat = nextDrafter(state, seat);
  }
  state.phase = 'dealing';
  startDealing(state, dealsFirst(state));
}

function afterDraft(at: RuledState, seat: number): void {
  const player = playerAt(at.state, seat);
  if (roomPoints(player) >= ENOUGH) player.out = true;
  startDraft(at, nextDrafter(at.state, seat));
}

/**
 * The player who drafted more points lays the first tile; if both drafted the same number, the starting player does
 * (001 p. 11; rulings A165).
 */
function dealsFirst({ players, startingPlayer }: State): number {
  const points = players.map(roomPoints);
  const most = Math.max(...points);
  return points[startingPlayer] === most ? startingPlayer : points.indexOf(most);
}

/** The players lay the rest of the draft's pile face down, in turns; a player without a free room lays none. */
function startDealing(state: State, first: number): void {
  const seats = state.players.map((_, i) => (first + i) % state.players.length);
  const seat = seats.find((each) => coverable(playerAt(state, each)).length > 0);
  if (state.piles[1].length > 0 && seat !== undefined) {
    startTurn(state, seat, 'cover');
    return;
  }
  beginEraTwo(state);
  beginRound(state);
}

/** Continues a game whose players have nothing left to do: with the next turn, round or era, or its end. */
export function proceed(at: RuledState): void {
  const { state } = at;
  const seat = state.turn?.seat;
  switch (state.phase) {
    case 'draft':
      if (seat === undefined) startDraft(at, state.startingPlayer);
      else afterDraft(at, seat);
      return;
    case 'dealing':
      startDealing(state, seat === undefined ? dealsFirst(state) : (seat + 1) % state.players.length);
      return;
    case 'work':
      if (seat === undefined) beginRound(state);
      else afterTurn(state, seat);
      return;
    case 'goingOn':
      decideOnEraTwo(state);
      return;
    case 'end':
      return;
  }
}
