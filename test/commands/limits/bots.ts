import { pino } from 'pino';
import { expect } from 'vitest';
import type { Bot } from '../../../commands/bot.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { aims } from '../../../src/messages/english/caverna/coach.ts';
import type { Catalogue } from '../../../src/messages/index.ts';
import type { Panel, Position } from '../../../src/table/play/showing.ts';
import type { History } from '../../../src/table/records/history.ts';
import { DEFAULT_TERMS } from '../../../src/table/terms.ts';
import { SEAT_COLOURS, type TableGame } from '../../../src/table/types.ts';
import type { Awaiting } from '../../../src/table/waiting/calls.ts';
import { atRest, PEOPLE } from './longest.ts';

export const game: TableGame = {
  id: 'zzzzzzzzzz',
  game: 'caverna',
  version: 1,
  status: 'running',
  guildId: '1',
  channelId: '2',
  host: '100',
  options: caverna.options.parse({}),
  // A lesson has the most buttons.
  terms: { ...DEFAULT_TERMS, coach: 'lesson' },
  places: 7,
  seats: PEOPLE.map(({ id, name }, seat) => ({ userId: id, name, colour: SEAT_COLOURS[seat] ?? 'red' })),
  seed: undefined,
  createdAt: 0,
  startedAt: 0,
  closedAt: undefined,
  pausedAt: undefined,
};

export const seatsAt = () => game.seats;

/** An entry far beyond the longest game. */
export const STEP = 999_999;

export function positionOf(state: State): Position<State> {
  const awaited = caverna.decisions(state).map((decision) => ({ seat: decision.seat, step: STEP, decision }));
  return { game, entry: STEP, state: caverna.view(state, 'spectator'), awaited, last: [] };
}

/** The panel of a seat in a state at the start of its turn, unless the changes say otherwise. */
export function panelOf(state: State, { seat = 0, ...changed }: Partial<Panel> = {}) {
  const decision =
    caverna.decisions(state).find((one) => one.seat === seat) ?? expect.fail(`Seat ${seat} is not asked.`);
  const panel = { game, seat, step: STEP, state, decision, drafts: [], staying: 0, before: state, canEnd: false };
  return { ...panel, ...changed };
}

/** The state of everybody who is awaited: each with a different deadline, and one of them away. */
export const AWAITING: Awaiting[] = game.seats.map((_, seat) => ({
  seat,
  since: STEP,
  askedAt: 0,
  bank: { held: 336 * 3_600_000 - 60_000, left: 335 * 3_600_000 - 60_000 },
  deadline: seat === 0 ? undefined : 8.64e15 - seat * 1_000,
  awayUntil: seat === 0 ? 8.64e15 : undefined,
  called: true,
}));

// A picture that cannot be painted is left out, and only logged.
const log = pino(
  { level: 'error' },
  {
    write: (line: string) => {
      throw new Error(line);
    },
  },
);

const BEATEN = game.seats.map((_, seat) => ({ seat, points: 100 + seat, before: 99 }));

/** A game whose only turn has led to a state. */
const historyOf = (state: State): History<State> => ({
  game,
  isWhole: true,
  seatsAt,
  *moments() {
    const before = { ...caverna.clone(state), round: state.round - 1 };
    yield { turn: { seat: 0, moves: [] }, before, played: state, after: state };
  },
});

/** Every purpose that a computer's turn can have, for every seat. */
const everyAim = ({ players }: State) =>
  players.flatMap((_, seat) => Object.keys(aims).map((topic) => ({ seat, topic })));

/** A bot with a single game in a given state. */
export function botAt(state: State, words: Catalogue): Bot {
  const position = async () => positionOf(state);
  return {
    lobby: { unfit: () => undefined } as unknown as Bot['lobby'],
    coach: { aims: async () => everyAim(state) } as unknown as Bot['coach'],
    lessons: {} as Bot['lessons'],
    sandboxes: {} as Bot['sandboxes'],
    assembly: {} as Bot['assembly'],
    deputies: {} as Bot['deputies'],
    planning: {
      recap: async () => undefined,
      habit: async () => undefined,
      isForcedAgain: async () => true,
      planned: async () => ({ wishes: [] }),
    } as unknown as Bot['planning'],
    // Newcomers to a game get the most text.
    personal: {
      wantsTips: async () => true,
      settings: async () => ({ doForced: false }),
    } as unknown as Bot['personal'],
    calls: { awaiting: async () => AWAITING } as unknown as Bot['calls'],
    clock: { now: () => 0 },
    ratings: { beaten: async () => BEATEN } as unknown as Bot['ratings'],
    admin: {} as Bot['admin'],
    table: {
      position,
      seatsAt: async () => seatsAt,
      seatsIn: async () => seatsAt,
      history: async () => historyOf(state),
      deputised: async () => [],
    } as unknown as Bot['table'],
    ...atRest(words, log),
  };
}
