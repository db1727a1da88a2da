import { isInvited, isThere, isUser } from '../ids.ts';
import { isPersons } from '../play/computer.ts';
import type { Vote } from '../rows.ts';
import type { TableGame } from '../types.ts';

/** The users at a table who can speak for themselves, which excludes those replaced by a computer. */
function present({ seats }: TableGame): string[] {
  return seats.filter(isThere).map(({ userId }) => userId);
}

/** The users replaced by a computer until they return. */
function absentees({ seats }: TableGame): string[] {
  return seats.filter(({ userId, plays }) => plays === 'standIn' && isUser(userId)).map(({ userId }) => userId);
}

/** The other users at a table, including those replaced by a computer. */
export const allBut = (game: TableGame, userId: string): string[] =>
  [...present(game), ...absentees(game)].filter((other) => other !== userId);

/**
 * Who may vote: the others who are there and, for a replacement, the person it is about. If nobody is there to agree to
 * an undo, it waits for those who are away.
 */
export function votersOf(
  game: TableGame,
  { kind, seat, by, newcomer }: Pick<Vote, 'kind' | 'seat' | 'by' | 'newcomer'>,
): string[] {
  const about = game.seats[seat];
  switch (kind) {
    case 'undo': {
      const others = present(game).filter((userId) => userId !== by);
      return others.length > 0 ? others : absentees(game).filter((userId) => userId !== by);
    }
    case 'replace': {
      const owner = about !== undefined && isPersons(about) && !isInvited(about.userId) ? [about.userId] : [];
      return [...new Set([...owner, ...(newcomer ? [newcomer.id] : []), ...present(game)])];
    }
    case 'deputy':
      return present(game).filter((userId) => userId !== about?.userId && userId !== newcomer?.id);
    case 'pass':
    case 'computer':
    case 'offer':
      return present(game).filter((userId) => userId !== about?.userId);
  }
}

/** The current result of the ballots. */
export type Tally = 'open' | 'agreed' | 'refused';

/** The smallest number of voters that is more than half. */
export const majorityOf = (voters: number): number => Math.floor(voters / 2) + 1;

/** The result as soon as more than half of these users agree or disagree; open as long as it could go either way. */
function majority(voters: readonly string[], ballots: Vote['ballots']): Tally {
  const count = (wanted: boolean) => voters.filter((userId) => ballots[userId] === wanted).length;
  if (count(true) >= majorityOf(voters.length)) return 'agreed';
  return count(false) * 2 >= voters.length ? 'refused' : 'open';
}

function unanimity(voters: readonly string[], ballots: Vote['ballots']): Tally {
  if (voters.some((userId) => ballots[userId] === false)) return 'refused';
  return voters.every((userId) => ballots[userId] === true) ? 'agreed' : 'open';
}

/**
 * Whether a vote is decided. A replacement needs the consent of the newcomer and of the seat's owner or, if the owner
 * is late and does not answer, of more than half of the others. More than half of the table can always refuse it.
 */
export function tally(vote: Vote, owner: { readonly userId: string; readonly silent: boolean }): Tally {
  const { kind, voters, ballots, newcomer, needs } = vote;
  if (needs === 'all') return unanimity(voters, ballots);
  if (kind !== 'replace' || newcomer === undefined) return majority(voters, ballots);
  const owns = voters.includes(owner.userId);
  if (ballots[newcomer.id] === false || (owns && ballots[owner.userId] === false)) return 'refused';
  const table = voters.filter((userId) => userId !== newcomer.id);
  if (table.filter((userId) => ballots[userId] === false).length * 2 > table.length) return 'refused';
  const others = voters.filter((userId) => userId !== newcomer.id && userId !== owner.userId);
  const theirs = owner.silent || !owns ? majority(others, ballots) : 'open';
  if (theirs === 'refused' && !owns) return 'refused';
  const consent = ballots[owner.userId] === true || theirs === 'agreed';
  return consent && ballots[newcomer.id] === true ? 'agreed' : 'open';
}
