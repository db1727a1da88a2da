import type { Task } from '../../engine/agenda.ts';
import { PositionError } from '../../engine/workbench.ts';
import { me } from './asking.ts';
import { rulesFor } from './catalogue.ts';
import { seatFolks, unfitFolks } from './forgotten-folk/choosing.ts';
import { DEAL, DWARVES, FOLK_IDS } from './forgotten-folk/options.ts';
import { caverna, positionOf } from './game.ts';
import { type Complain, layOut, type Referee } from './position/board.ts';
import { type PositionFile, readPosition, type StatedPosition, type StatedSeat } from './position/schema.ts';
import { cardsOf, checkDwarfs, markersOf, spacesOf } from './position/table.ts';
import { playedRounds } from './schedule.ts';
import { newPlayer, setUp } from './setup.ts';
import { FOLK_CROPS, type Player, type State } from './state.ts';
import { beds } from './tasks/family.ts';

export { PositionError } from '../../engine/workbench.ts';
export type { PositionFile } from './position/schema.ts';

/** The remaining tasks of the round, the next one last, for each value of `next` in a position. */
const AGENDAS: Readonly<Record<StatedPosition['next'], (seat: number) => Task[]>> = {
  turn: (seat) => [{ do: 'round' }, { do: 'harvest' }, { do: 'returnHome' }, { do: 'work', seat } as Task],
  harvest: () => [{ do: 'round' }, { do: 'harvest' }, { do: 'returnHome' }],
  round: () => [{ do: 'round' }],
  scoring: () => [{ do: 'finish' }, { do: 'lastExchanges' }],
};

/**
 * Checks that there is a bed for every dwarf (rulebook p. 9: never more dwarfs than room; appendix p. A3, Additional
 * dwelling).
 */
function checkBeds(state: State, complain: Complain): void {
  state.players.forEach(({ dwarfs }, seat) => {
    const room = beds(me(positionOf(state), seat));
    if (dwarfs.length > room) complain(`seat ${seat + 1}: there are ${dwarfs.length} dwarfs, but beds for ${room}`);
  });
}

/** Checks that no single-copy furnishing tile is on two home boards. */
function checkCopies(state: State, { rules, complain }: Referee): void {
  const seen = new Set<string>();
  for (const player of state.players) {
    for (const cell of player.cells) {
      if (cell.ground !== 'furnished') continue;
      for (const id of [cell.tile, ...(cell.over === undefined ? [] : [cell.over])]) {
        const tile = rules.tiles[id];
        if (tile?.unlimited || tile?.preprinted) continue;
        if (seen.has(id)) complain(`there is only one "${id}", but it has been built twice`);
        seen.add(id);
      }
    }
  }
}

/** Changes a player at the start of a game into the one that a seat describes. */
function seated(player: Player, seat: StatedSeat, referee: Referee): Player {
  const goods = { ...player.goods };
  for (const [good, count] of Object.entries(seat.goods)) {
    if (count !== undefined) goods[good as keyof typeof goods] = count;
  }
  const changed: Player = {
    ...player,
    goods,
    dwarfs: seat.dwarfs ?? player.dwarfs,
    begging: seat.begging,
    memory: seat.memory,
    passed: seat.passed,
  };
  layOut(changed, seat, referee);
  for (const crop of FOLK_CROPS) {
    if (referee.rules.folks === undefined && goods[crop]) referee.complain(`goods: there is no ${crop} without folks`);
  }
  for (const id of Object.keys(seat.memory)) {
    if (!changed.tiles.includes(id)) referee.complain(`memory: the player has no "${id}"`);
  }
  return changed;
}

const NOBODY: StatedSeat = { goods: {}, cells: {}, furnishings: {}, begging: 0, memory: {}, passed: false };

/** The players at the start, changed as each seat says. */
function playersOf(position: StatedPosition, start: State, { rules, complain }: Referee): Player[] {
  const { players, seats } = position;
  if (seats.length > players) complain(`there are ${seats.length} seats for ${players} players`);
  return Array.from({ length: players }, (_, seat) => {
    const player = start.players[seat];
    if (player === undefined) throw new Error(`No player sits in seat ${seat + 1}.`);
    const complainOfSeat: Complain = (problem) => complain(`seat ${seat + 1}: ${problem}`);
    return seated(player, seats[seat] ?? NOBODY, { rules, complain: complainOfSeat });
  });
}

function checkSeats({ players, startingPlayer, turn, token }: StatedPosition): void {
  for (const [field, seat] of Object.entries({ startingPlayer, turn, token })) {
    if (seat !== undefined && seat > players)
      throw new PositionError(`${field}: there are ${players} seats, not ${seat}`);
  }
}

/** The number of the current round; if a round is about to begin, that of the round before it, or 0. */
function roundOnTable(position: StatedPosition, played: readonly number[], complain: Complain): number {
  const { round, next, players } = position;
  if (!played.includes(round)) complain(`round: round ${round} is skipped with ${players} players`);
  if (next === 'scoring' && round !== played.at(-1)) complain(`round: must be ${played.at(-1)} before scoring`);
  return next === 'round' ? roundBefore(round, played) : round;
}

/** The round before another one, or 0. */
const roundBefore = (round: number, played: readonly number[]): number =>
  played.filter((other) => other < round).at(-1) ?? 0;

/** The highest round whose harvest marker is turned up. */
function markersShown({ options, next }: StatedPosition, round: number, played: readonly number[]): number {
  const harvested = next === 'round' || next === 'scoring';
  return options.markers === 'start' || harvested ? round : roundBefore(round, played);
}

function checkTurn(state: State, { next, turn }: StatedPosition, complain: Complain): void {
  if (turn === undefined) return;
  const player = state.players[turn - 1];
  if (next !== 'turn') complain(`turn: nobody places a dwarf when "${next}" comes next`);
  else if (player?.passed || !player?.dwarfs.some(({ at, newborn }) => at === 'home' && !newborn)) {
    complain(`turn: seat ${turn} has no dwarf to place`);
  }
}

/** A game with the position's starting player, and with the folks of the table in their seats. */
function startOf({ options, players, startingPlayer, folkTiles }: StatedPosition): State {
  const start = setUp(options, players, 'position');
  const { folks } = options;
  const seated = start.players.map((_, seat) => {
    const place = (seat - (startingPlayer - 1) + start.startingPlayer + players) % players;
    return start.players[place] ?? newPlayer(0);
  });
  const state: State = { ...start, players: seated, startingPlayer: startingPlayer - 1 };
  if (folks === undefined) {
    if (folkTiles.length > 0) throw new PositionError('folkTiles: nobody plays with folks');
    return state;
  }
  const unknown = folkTiles.find((id) => !FOLK_IDS.includes(id));
  if (unknown !== undefined) throw new PositionError(`folkTiles: there is no folk "${unknown}"`);
  if (folks.seats.includes(DEAL)) throw new PositionError('options.folks: a position must name the folk of each seat');
  const unfit = unfitFolks(options, players);
  if (unfit !== undefined) throw new PositionError(`options: do not fit ${players} seats (${unfit})`);
  seatFolks(
    positionOf(state),
    state.players.map((_, seat) => folks.seats[seat] ?? DWARVES),
    folkTiles,
  );
  return state;
}

/**
 * The state of a game in a position file, at rest at its first decision. docs/positions.md describes the format;
 * `position` may be any value from JSON.
 * @throws {PositionError} with a sentence for each mistake, and for each thing that the rules make impossible.
 */
export function stateFrom(position: PositionFile): State {
  const stated = readPosition(position);
  const problems: string[] = [];
  const complain: Complain = (problem) => problems.push(problem);
  checkSeats(stated);
  const { next, startingPlayer } = stated;
  const start = startOf(stated);
  const referee: Referee = { rules: rulesFor(start), complain };
  const cards = cardsOf(stated, complain);
  const played = playedRounds({ ...start, cards });
  const round = roundOnTable(stated, played, complain);
  const seats = playersOf(stated, start, referee);
  const state: State = {
    ...start,
    round,
    phase: next === 'turn' ? 'work' : 'returnHome',
    startingPlayer: startingPlayer - 1,
    tokenHolder: (stated.token ?? startingPlayer) - 1,
    cards,
    markers: markersOf(stated, complain),
    markersShown: markersShown(stated, round, played),
    players: seats,
    spaces: spacesOf(stated, { cards, round, players: seats }, referee),
    agenda: AGENDAS[next]((stated.turn ?? startingPlayer) - 1),
  };
  checkDwarfs(positionOf(state), complain);
  checkCopies(state, referee);
  checkBeds(state, complain);
  checkTurn(state, stated, complain);
  if (problems.length > 0) throw new PositionError(problems.join('\n'));
  caverna.decisions(state);
  return state;
}
