import type { Game } from '../../../src/engine/game.ts';
import type { AdviceQuestion } from '../../../src/players/advice.ts';
import { type Advising, advisingHere } from '../../../src/players/advising.ts';
import type { Terms } from '../../../src/table/terms.ts';
import { type OpenGame, openGame, openTestTables } from '../fixture.ts';
import { type ToyState, toyGame } from '../toy.ts';

export const NO_SIGNAL = { signal: new AbortController().signal, report: () => {} };

export const explained = (toy = toyGame()): Game =>
  ({
    ...toy,
    features: {
      names: ['stones', 'round'],
      topics: { of: ['stones', undefined], lines: { stones: 'stones' } },
      stages: 1,
      stage: () => 0,
      read: (state: ToyState, seat: number) => state.players[seat]?.stones ?? 0,
      aims: {},
    },
    opening: (moves: readonly string[]) => moves[0],
  }) as Game;

export const rules = explained();
export const here = advisingHere(() => rules);

/** Thoughts that are counted, and can be held up. */
export function watched(thinks: Partial<Advising> = {}) {
  const asked: AdviceQuestion[] = [];
  const turns: unknown[] = [];
  const advising: Advising = {
    advise: (question) => {
      asked.push(question);
      return (thinks.advise ?? here.advise)(question);
    },
    appraise: (question) => {
      turns.push(question.turn);
      return (thinks.appraise ?? here.appraise)(question);
    },
  };
  return { asked, turns, advising };
}

/** A started game, with the coach of its table; searches in this process unless told otherwise. */
export const begun = (coach?: Terms['coach'], opened: Parameters<typeof openTestTables>[0] = {}): Promise<OpenGame> =>
  openGame(coach === undefined ? {} : { terms: { coach } }, openTestTables({ rules, advising: here, ...opened }));

export async function playedOut({ play, position }: OpenGame, digs = 'dig 1'): Promise<void> {
  for (;;) {
    const { awaited, game } = await position();
    const [next] = awaited;
    if (next === undefined) return;
    const id = game.seats[next.seat]?.userId ?? '';
    await play({ id }, next.decision.task === 'feed' ? 'beg' : digs, 'end');
  }
}
