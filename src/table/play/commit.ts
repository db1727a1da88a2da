import { withoutDeputy } from '../ids.ts';
import type { Post } from '../posts.ts';
import type { Vote } from '../rows.ts';
import type { Seat, TableGame } from '../types.ts';
import type { Progress } from './automatic.ts';
import { withBanks } from './bank.ts';
import { isAlone } from './computer.ts';
import { type Step, saveStep, type TableContext } from './context.ts';
import type { Live } from './live.ts';
import { resultsOf } from './results.ts';
import { isSettled, withdrawn } from './settled.ts';

/** What a step of a running game saves. The awaited seats follow from the game, the posts from `told` and `parts`. */
export type LiveStep = Omit<Step, 'game' | 'waiting'> &
  Partial<Pick<Progress, 'told' | 'parts' | 'settled'>> & {
    readonly live: Live;
    /** Seats with a new player, whose time starts afresh. */
    readonly afresh?: readonly number[];
    /** Those of them whose new player is there and needs no call. */
    readonly present?: readonly number[];
    /** Set if nobody else sees the change, so that the awaited seats stay as they are. */
    readonly isDraft?: true;
  };

/**
 * Saves a step of a running game and keeps the new game in memory. Withdraws a vote if the step settles its question.
 */
export async function commit(
  context: TableContext,
  { live, told, parts = [], afresh = [], present = [], isDraft, settled, ...step }: LiveStep,
): Promise<Live> {
  const { id, status } = live.game;
  const { votes, results } = context.stores;
  const { since, waiting } = live.group;
  const asks = step.vote === undefined && live.noVote !== true;
  const open = asks ? await votes.open(id) : undefined;
  const ended = open !== undefined && isSettled(live, open) ? withdrawn(open) : undefined;
  const vote = step.vote ?? ended?.vote;
  const entry = step.entries?.at(-1)?.entry ?? 0;
  const news = told ? newsOf(live, { told, parts, entry }) : [];
  const before = context.games.get(id)?.game ?? live.game;
  const after = { ...live, game: withoutRefused(live.game, vote) };
  const banking = { before, live: after, entries: step.entries ?? [], afresh };
  const changed = isDraft ? after.game : await withBanks(context, banking);
  const game = await saveStep(context, {
    ...step,
    game: changed,
    posts: [...(ended?.posts ?? []), ...(step.posts ?? []), ...news],
    ...(vote && { vote }),
    ...(told && status === 'finished' && { results: resultsOf(live, step.tenures ?? (await results.tenures(id))) }),
    ...(told && told.length + parts.length > 0 && { snapshot: snapshotOf(live, entry) }),
    ...(!isDraft && { waiting: { since, seats: status === 'running' ? waiting : [], afresh, called: present } }),
    ...(settled && { settled }),
  });
  const saved: Live = {
    ...live,
    game,
    noVote: (vote ?? open)?.outcome !== 'open',
    ...(step.tenures && { tenures: step.tenures }),
  };
  context.games.set(id, saved);
  return saved;
}

/** The game without a deputy whom the players have not accepted. */
function withoutRefused(game: TableGame, vote: Vote | undefined): TableGame {
  if (vote?.kind !== 'deputy' || vote.outcome === 'open' || vote.outcome === 'agreed') return game;
  const isRefused = ({ deputy }: Seat) => deputy?.stage === 'asked' && deputy.id === vote.newcomer?.id;
  return { ...game, seats: game.seats.map((sitting) => (isRefused(sitting) ? withoutDeputy(sitting) : sitting)) };
}

type Turns = Pick<Progress, 'told' | 'parts'> & { readonly entry: number };

/** The posts about turns that an entry makes public. */
function newsOf({ game, group, last }: Live, { told, parts, entry }: Turns): Post[] {
  const awaited = group.waiting;
  const kind = last.length > 1 ? 'harvest' : 'turn';
  // In a game with only computers, nobody waits for turns: only the last one is posted, at the end.
  const alone = isAlone(game);
  if (alone && game.status === 'running') return [{ kind: 'progress', entry }];
  const posts: Post[] = [];
  if (told.length > 0) posts.push({ kind, entry, turns: alone ? told.slice(-1) : told, awaited });
  else if (parts.length > 0) posts.push({ kind: 'waiting', entry, turns: parts, awaited });
  if (game.status === 'finished') posts.push({ kind: 'final', entry });
  return posts;
}

/** The public state, to be stored beside the log. */
export function snapshotOf({ rules, state }: Live, entry: number) {
  return { entry, version: rules.version, state: JSON.stringify(state) };
}
