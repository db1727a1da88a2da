import { describe, expect, it } from 'vitest';
import type { Bot } from '../../../commands/bot.ts';
import { facesWith } from '../../../commands/games/index.ts';
import { awayText, replyTo } from '../../../commands/learn/lesson-message.ts';
import { END } from '../../../src/engine/log.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { catalogue } from '../../../src/messages/index.ts';
import { movesForeseen } from '../../../src/players/levels.ts';
import { choose, type Stand, seenAt } from '../../../src/table/practice/course.ts';
import { courseOf, LESSONS, offered, playWith, standsOf } from './lessons.ts';

const bot = { words: catalogue('en'), faces: facesWith({} as never) } as unknown as Bot;

describe.each(LESSONS)('the lesson %s', (_, game, lesson) => {
  const course = courseOf(game, lesson);

  it('can be finished by random presses, and by a computer player that does not know it', () => {
    const random = randomFrom(lesson.id);
    const any = (stand: Stand) => offered(stand)[random.below(offered(stand).length)] ?? END;
    expect(playWith(course, (stand) => [any(stand)], 600)).toBeGreaterThan(0);
    const tried = new Set<string>();
    const asComputer = (stand: Stand): readonly string[] => {
      const key = `${stand.begun.step} ${stand.begun.moves.length}`;
      if (tried.has(key)) return [any(stand)];
      tried.add(key);
      const thinker = { seat: 0, level: 'beginner' as const, seed: lesson.id };
      return movesForeseen(course.rules, seenAt(stand), thinker).slice(0, 1);
    };
    expect(playWith(course, asComputer, 600)).toBeGreaterThan(0);
  });

  it('answers every option on the way, and changes nothing if the option misses the goal', () => {
    for (const stand of standsOf(course)) {
      if (stand.step.do === 'ask') {
        for (const answer of stand.step.answers) expect(replyTo(bot, stand, answer).text.length).toBeGreaterThan(10);
      }
      for (const move of stand.step.do === 'play' ? offered(stand) : []) {
        const found = choose(stand, [move]);
        expect(['away', 'missed', 'on', 'reached', 'learned'], move).toContain(found.kind);
        if (found.kind === 'missed') expect(found.stand.begun.moves).toHaveLength(stand.begun.since);
        if (found.kind !== 'away') continue;
        expect(found.stand).toBe(stand);
        expect(awayText(bot, stand, [move]), move).toMatch(/Nothing was changed/);
      }
    }
  });
});
