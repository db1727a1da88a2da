import type { Entry } from '../../engine/log.ts';
import { bankAfter, bankUsed, fullBank, keepingOf } from '../clocks.ts';
import { isThere } from '../ids.ts';
import type { Wait } from '../rows.ts';
import type { Banks, SpentBank, TableGame } from '../types.ts';
import type { TableContext } from './context.ts';
import type { Live } from './live.ts';

/** A step that may end decisions: the game before it and after it. */
interface Step {
  readonly before: TableGame;
  readonly live: Live;
  readonly entries: readonly Entry[];
  /** Seats whose time starts afresh. */
  readonly afresh: readonly number[];
}

/**
 * The game with the time banks after a step: once a person's decision is over, the time it took is spent. If somebody
 * else's undo took the decision away, it costs nothing. A new player starts with a full bank.
 */
export async function withBanks(context: TableContext, step: Step): Promise<TableGame> {
  const { before, live } = step;
  const { game } = live;
  if (fullBank(game.terms) === undefined) return game;
  const waits = await context.stores.waits.ofGame(game.id);
  const changed: [seat: number, bank: SpentBank | undefined][] = [];
  for (const wait of waits.filter((one) => isOver(one, step) && !isTaken(one, step))) {
    changed.push([wait.seat, await chargedFor(context, before, wait)]);
  }
  for (const [seat, sitting] of game.seats.entries()) {
    if (sitting.userId !== before.seats[seat]?.userId) changed.push([seat, undefined]);
  }
  if (changed.length === 0) return game;
  const banks = Object.entries({ ...game.banks, ...Object.fromEntries(changed) }).filter(([, bank]) => bank);
  return { ...game, banks: Object.fromEntries(banks) as Banks };
}

function isOver({ seat, since }: Wait, { live: { game, group }, afresh }: Step): boolean {
  const goesOn = game.status === 'running' && group.since === since && group.waiting.includes(seat);
  return !goesOn || afresh.includes(seat);
}

/** Whether a decision was taken away by somebody else's undo, or was not a person's. */
function isTaken({ seat }: Wait, { before, entries }: Step): boolean {
  const sitting = before.seats[seat];
  const isPersons = sitting !== undefined && isThere(sitting);
  return !isPersons || entries.some((entry) => 'undo' in entry && entry.seat !== seat);
}

async function chargedFor(context: TableContext, game: TableGame, wait: Wait): Promise<SpentBank | undefined> {
  const { seat, since, askedAt } = wait;
  const { clock } = context;
  // In a paused game, clocks stand still.
  const to = Math.max(askedAt, Math.min(clock.now(), game.pausedAt ?? clock.now()));
  const used = bankUsed(await keepingOf(context, game, wait), { from: askedAt, to });
  return bankAfter(game, { seat, since, used });
}
