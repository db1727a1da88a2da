import { type FinishedTurn, finishedTurns, sinceCheckpoint } from '../engine/log.ts';
import type { Recap, Request } from './doors.ts';
import { build, type Live, lastEnded } from './live.ts';
import { atDesk, newsSince, type Sitting } from './plan.ts';
import type { Room } from './room.ts';

/**
 * What happened since the user's last turn, and what became of their orders: once for every decision that they are asked,
 * undefined after that and where there is nothing to tell.
 */
export function recapFor(room: Room, request: Request): Promise<Recap | undefined> {
  return atDesk<Recap | undefined>(room, request, (desk) => {
    const { live, seat, papers } = desk;
    if (papers.told === live.group.since || !live.group.waiting.includes(seat)) return { papers, result: undefined };
    return { papers: { ...papers, told: live.group.since }, result: recapOf(desk) };
  });
}

/** As `recapFor`, as often as it is asked for. */
export function recapAgain(room: Room, request: Request): Promise<Recap | undefined> {
  return atDesk<Recap | undefined>(room, request, (desk) => ({ papers: desk.papers, result: recapOf(desk) }));
}

function recapOf({ live, seat, papers }: Sitting): Recap | undefined {
  const turns = turnsSince(live, seat);
  const news = newsSince({ live, seat, papers });
  if (turns.length === 0 && news === undefined) return undefined;
  return { game: live.game, seat, chapters: chaptersOf(live, turns), news };
}

/** The turns after the last one that the person in the seat has ended themselves, oldest first. */
function turnsSince(live: Live, seat: number): FinishedTurn[] {
  const { moves, checkpoint } = live.effective;
  const last = lastEnded(live, seat);
  return finishedTurns({ moves: sinceCheckpoint(moves, checkpoint) }).filter((turn) => endOf(turn) > last);
}

const endOf = ({ moves }: FinishedTurn): number => moves.at(-1)?.entry ?? 0;

/** Each turn with what everybody could see before and after it. */
function chaptersOf({ game, rules, log }: Live, turns: readonly FinishedTurn[]): Recap['chapters'] {
  const first = Math.min(...turns.flatMap(({ moves }) => moves.map(({ entry }) => entry)));
  if (turns.length === 0) return [];
  const { state: start } = build(
    { ...game, status: 'running' },
    rules,
    log.filter(({ entry }) => entry < first),
  );
  const state = rules.clone(start);
  return turns.map((turn) => {
    const before = rules.view(state, 'spectator');
    for (const { move } of turn.moves) rules.play(state, turn.seat, move);
    return { turn, before, after: rules.view(state, 'spectator') };
  });
}
