import type { Game } from '../../engine/game.ts';
import { drafts, type Entry, effective, playAll } from '../../engine/log.ts';
import type { Snapshot } from '../stores.ts';
import type { TableGame } from '../types.ts';
import { build, buildWithDrafts, type Live, nextEntry } from './live.ts';

/** A game read from its log, and the entries to add before it can continue. */
export interface Resumed {
  readonly live: Live;
  readonly added: readonly Entry[];
  /** Why the log was not enough; undefined if it was enough. */
  readonly reason: unknown;
}

/** The stored data of a game. */
export interface Saved {
  readonly game: TableGame;
  readonly log: readonly Entry[];
  /** Reads the last public state. */
  readonly snapshot: () => Promise<Snapshot | undefined>;
}

/**
 * Replays a log. If the rules have changed and no longer allow it, or lead to another state, the game continues from
 * the snapshot, which becomes a checkpoint. Drafts that are no longer allowed are taken back.
 */
export async function resume(rules: Game, saved: Saved): Promise<Resumed> {
  try {
    const live = buildWithDrafts({ ...saved.game, version: rules.version }, rules, saved.log);
    // Steps saved under these rules have already been compared.
    if (saved.game.version < rules.version) mustLeadTo(live, await saved.snapshot());
    return { live, added: [], reason: undefined };
  } catch (reason) {
    const snapshot = await saved.snapshot();
    if (snapshot === undefined) throw reason;
    return { ...fromSnapshot(rules, saved, snapshot), reason };
  }
}

/** Throws unless a replayed log leads to the public state that earlier rules reached. */
function mustLeadTo({ rules, state, game }: Live, snapshot: Snapshot | undefined): void {
  if (snapshot === undefined || snapshot.version >= rules.version) return;
  // The states themselves are not compared, because rules with more questions take more steps to the same position.
  const seats = [...game.seats.keys()];
  const stands = (known: unknown) =>
    JSON.stringify([rules.decisions(known), rules.score(known), seats.map((seat) => rules.outlook?.(known, seat))]);
  if (stands(state) === stands(JSON.parse(snapshot.state))) return;
  throw new Error(
    `The log leads to different states under version ${snapshot.version} and version ${rules.version} of the rules.`,
  );
}

function fromSnapshot(
  rules: Game,
  { game, log }: Omit<Saved, 'snapshot'>,
  snapshot: Snapshot,
): Pick<Resumed, 'live' | 'added'> {
  const left = effective(log);
  const begun = [...game.seats.keys()].map((seat) => drafts(left, seat)).filter((moves) => moves.length > 0);
  const added: Entry[] = [];
  const number = () => nextEntry([...log, ...added]);
  for (const [first] of begun) {
    if (first) added.push({ entry: number(), undo: first.entry - 1, seat: first.seat });
  }
  added.push({ entry: number(), checkpoint: snapshot.state, version: snapshot.version });
  const state = rules.upgrade(JSON.parse(snapshot.state), snapshot.version);
  for (const moves of begun) {
    const trial = rules.clone(state);
    for (const move of moves) {
      if (!allowed(() => playAll(rules, trial, [move]))) break;
      added.push({ ...move, entry: number() });
    }
  }
  return { live: build({ ...game, version: rules.version }, rules, [...log, ...added]), added };
}

function allowed(play: () => unknown): boolean {
  try {
    play();
    return true;
  } catch {
    return false;
  }
}
