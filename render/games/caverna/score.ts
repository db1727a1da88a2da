import { winners } from '../../../src/engine/ranking.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import type { ScoreInput } from '../../shared/score.ts';
import { ownerOf, type Shown } from './shown.ts';

/**
 * The score sheet as if the game ended now, by seat, with marks on the lines with certain keys; its title names the
 * round. After the game, it is in order of rank.
 */
export function scoreSheet(shown: Shown, title: string, marks: readonly string[] = []): ScoreInput {
  const { state, words } = shown;
  const places = caverna.ranking(state);
  const rank = (seat: number): number => (state.phase === 'end' ? (places[seat] ?? 0) : 0);
  const scores = caverna.score(state).toSorted((one, other) => rank(one.seat) - rank(other.seat));
  const won = state.phase === 'end' ? winners(caverna, state) : [];
  const people = words.peopleOf(state.players);
  return {
    title: state.phase === 'end' ? title : words.sheet({ title, round: state.round, sheet: 1, sheets: 1 }),
    totalName: words.total,
    players: scores.map(({ seat, total }) => ({ owner: ownerOf(shown, seat), total, winner: won.includes(seat) })),
    lines: (scores[0]?.lines ?? []).map(({ key }, at) => ({
      key,
      name: words.scoreLine(key, people),
      points: scores.map(({ lines }) => lines[at]?.points ?? 0),
      ...(marks.includes(key) && { marked: true }),
    })),
  };
}
