import { describe, expect, it } from 'vitest';
import { lessonText, stepText } from '../../../commands/learn/texts.ts';
import { DONE } from '../../../src/engine/decision.ts';
import { beginsWith } from '../../../src/engine/notation.ts';
import { catalogue, LANGUAGES } from '../../../src/messages/index.ts';
import { begin, choose, onward, panelAt, standAt, takeBack } from '../../../src/table/practice/course.ts';
import { courseOf, hinted, LESSONS, offered, playWith, standsOf } from './lessons.ts';

describe.each(LESSONS)('the lesson %s', (_, game, lesson) => {
  const course = courseOf(game, lesson);

  it('can be finished by following its hints', () => {
    expect(playWith(course, (stand) => [hinted(stand)])).toBeLessThanOrEqual(12);
  });

  it.each(LANGUAGES)('has exactly its own words in the language %s', (language) => {
    const words = catalogue(language);
    const text = lessonText(words, game, lesson.id);
    expect(Object.keys(text.steps)).toEqual(lesson.steps.map(({ id }) => id));
    for (const step of lesson.steps) {
      const { goal, hints = [], answers = {}, done } = stepText(words, game, { lesson: lesson.id, step: step.id });
      expect(goal !== undefined && done !== undefined, step.id).toBe(step.do === 'play');
      // What to look at, which menu, and what to press: each says something new.
      if (game === 'caverna') expect(hints, step.id).toHaveLength(step.do === 'play' ? 3 : 0);
      for (const hint of hints)
        expect(
          hints.filter((one) => one.includes(hint)),
          step.id,
        ).toEqual([hint]);
      expect(Object.keys(answers)).toEqual(step.do === 'ask' ? step.answers : []);
      if (step.do === 'ask') expect(step.answers).toContain(step.right);
      for (const { label } of Object.values(answers)) expect(label.length, label).toBeLessThanOrEqual(38);
    }
    expect(text.title.length, text.title).toBeLessThanOrEqual(26);
  });

  it('has replies only to possible mistakes', () => {
    const possible = new Map<string, Set<string>>();
    for (const stand of standsOf(course)) {
      // The unused options at the end of a turn are declined first.
      const moves = possible.get(stand.step.id) ?? new Set([DONE]);
      for (const move of offered(stand)) moves.add(move);
      possible.set(stand.step.id, moves);
    }
    for (const step of lesson.steps) {
      const { mistakes = {} } = stepText(catalogue('en'), game, { lesson: lesson.id, step: step.id });
      for (const beginning of Object.keys(mistakes)) {
        const found = [...(possible.get(step.id) ?? [])].some((move) => beginsWith(move, beginning));
        expect(found, `${step.id}: ${beginning}`).toBe(true);
      }
    }
  });

  it('takes back moves of the current turn, even from an earlier step, and none of the turn before', () => {
    for (const stand of standsOf(course)) {
      const { moves } = stand.begun;
      const made = panelAt(stand)?.drafts.length ?? 0;
      const back = takeBack(stand);
      expect(back.begun.moves).toEqual(moves.slice(0, moves.length - Math.min(1, made)));
      const over = takeBack(stand, true);
      expect(over.begun.moves).toEqual(moves.slice(0, moves.length - made));
      for (const { begun } of [back, over]) {
        expect(begun.since).toBeLessThanOrEqual(begun.moves.length);
        expect(begun.step).toBeLessThanOrEqual(stand.begun.step);
      }
    }
  });

  it('cannot continue under other rules', () => {
    const { begun } = begin(course, 1);
    expect(standAt(course, { ...begun, version: begun.version - 1 })).toBeUndefined();
    expect(standAt(course, { ...begun, moves: ['place nowhere'] })).toBeUndefined();
    expect(standAt(course, { ...begun, step: 99 })).toBeUndefined();
    const without = lesson.steps.findIndex(({ position }, step) => step > 0 && position === undefined);
    if (without > 0) expect(standAt(course, { ...begun, step: without, base: without })).toBeUndefined();
  });
});

it.each(LESSONS)('in the lesson %s, no goal is reached before anything is played', (_, game, lesson) => {
  for (const { step, practice } of standsOf(courseOf(game, lesson))) {
    // A step without a way needs nothing but the end of the turn.
    if (step.do === 'play' && step.way.length > 0)
      expect(step.reached(practice.live.state, practice.live.state), step.id).toBe(false);
  }
});

it.each([
  ['caverna family', 'dwelling', ['place wishForChildren']],
  ['caverna family', 'dwelling', ['place housework', 'furnish carpenter']],
  ['caverna mines', 'ruby', ['ruby stone']],
])('in the lesson %s, the step %s answers %j and changes nothing', (name, step, moves) => {
  for (const [, game, lesson] of LESSONS.filter(([one]) => one === name)) {
    const course = courseOf(game, lesson);
    const earlier = JSON.stringify(moves.slice(0, -1));
    const stand = [...standsOf(course)].find(
      (one) => one.step.id === step && JSON.stringify(one.begun.moves) === earlier,
    );
    expect(stand && choose(stand, moves.slice(-1))).toEqual({ kind: 'away', stand });
    const { mistakes = {} } = stepText(catalogue('en'), game, { lesson: lesson.id, step });
    expect(Object.keys(mistakes).some((beginning) => beginsWith(moves.at(-1) ?? '', beginning))).toBe(true);
  }
});

it('a step waits for the second of two crops before it ends the turn', () => {
  for (const [, game, lesson] of LESSONS.filter(([name]) => name === 'caverna folks')) {
    const { stand } = onward(begin(courseOf(game, lesson), 1));
    const sown = choose(stand, ['place slashAndBurn', 'sow gemfruit 2', 'at b4']);
    expect(sown.kind).toBe('on');
    expect(offered(sown.stand)).toContain('at c3');
    expect(choose(sown.stand, ['at c3']).kind).toBe('reached');
  }
});
