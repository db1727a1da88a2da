import { isMove } from '../../engine/log.ts';
import type { Post } from '../posts.ts';
import type { Vote } from '../rows.ts';
import { type Live, publicEntry } from './live.ts';

/** A vote that has ended, and the post that says so. */
export interface EndedVote {
  readonly vote: Vote;
  readonly posts: readonly Post[];
}

/** An open vote, ended. */
export function endedVote(vote: Vote, outcome: 'withdrawn' | 'lapsed'): EndedVote {
  return { vote: { ...vote, outcome }, posts: [{ kind: 'vote', voteId: vote.id, first: false }] };
}

/** An open vote, withdrawn. */
export const withdrawn = (vote: Vote): EndedVote => endedVote(vote, 'withdrawn');

/** Whether the person in a seat has done anything personally after an entry. */
export function hasActed({ log }: Pick<Live, 'log'>, seat: number, since: number): boolean {
  return log.some((entry) => entry.entry > since && isMove(entry) && entry.seat === seat && entry.by === undefined);
}

/** Whether the game has settled the question of a vote. */
export function isSettled(live: Live, { kind, seat, since, newcomer }: Vote): boolean {
  const { game, group } = live;
  if (game.status !== 'running') return true;
  switch (kind) {
    case 'undo':
      return publicEntry(live) !== since;
    case 'replace':
      return false;
    case 'deputy': {
      const deputy = game.seats[seat]?.deputy;
      return deputy?.stage !== 'asked' || deputy.id !== newcomer?.id;
    }
    case 'pass':
    case 'computer':
    case 'offer':
      return (
        game.seats[seat]?.plays !== undefined ||
        !group.waiting.includes(seat) ||
        group.since > since ||
        hasActed(live, seat, since)
      );
  }
}
