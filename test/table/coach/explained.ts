import type { Game } from '../../../src/engine/game.ts';
import type { AdviceQuestion } from '../../../src/players/advice.ts';
import { type Advising, advisingHere } from '../../../src/players/advising.ts';
import type { Terms } from '../../../src/table/terms.ts';
import type { TableGame } from '../../../src/table/types.ts';
import { ANNA, BEN, play, type TestTables } from '../fixture.ts';
import { type ToyState, toyGame } from '../toy.ts';

/** The toy with features that explain how it is judged. */
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
/** Searches in this process. */
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

/** A started game, with the coach of its table. */
export async function begun(tables: TestTables, coach?: Terms['coach'], users = [ANNA, BEN]): Promise<TableGame> {
  const [host = ANNA, ...others] = users;
  const { id } = await tables.lobby.create({ channelId: 'c1', guildId: 'g1', user: host, game: 'toy', options: {} });
  if (coach) await tables.lobby.change({ gameId: id, userId: host.id, terms: { coach } });
  for (const user of others) await tables.lobby.join({ gameId: id, user });
  return tables.lobby.start({ gameId: id, userId: host.id });
}

/** Plays a game of two rounds to its end, badly. */
export async function playedOut(tables: TestTables, gameId: string): Promise<void> {
  for (;;) {
    const { awaited, game } = await tables.table.position(gameId);
    const next = awaited[0];
    if (next === undefined) return;
    const harvest = next.decision.task === 'feed';
    const userId = game.seats[next.seat]?.userId ?? '';
    await play(tables, gameId, userId, ...(harvest ? ['beg', 'end'] : ['dig 1', 'end']));
  }
}
