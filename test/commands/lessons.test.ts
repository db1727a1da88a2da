import { ComponentType } from 'discord-api-types/v10';
import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it, vi } from 'vitest';
import { readCustomId } from '../../commands/custom-id.ts';
import { lessonText } from '../../commands/learn/texts.ts';
import { lessonOf, nextHit, playByHints } from '../../lab/learner.ts';
import { teachingOf } from '../../src/games/index.ts';
import { catalogue, LANGUAGES } from '../../src/messages/index.ts';
import { readSettings } from '../../src/table/people.ts';
import { CAVES, sceneForEach } from './each.ts';
import { pixels } from './fixture.ts';
import { channelIn, controlId, controlIn, partsIn } from './people.ts';

const [MARA, TOM] = [0, 1] as const;

const people = sceneForEach({ games: [CAVES] });
const { scene, gameNow, id, person, channel, messages, latest, slash, press, forge, select } = people;

/** The parts of a message from top to bottom, each with the first word of a move to a place that it offers. */
const placesOf = (message: SeenMessage) =>
  partsIn(message).map(({ type, components = [] }) => {
    const presses = components.map(({ custom_id = '' }) => readCustomId(custom_id));
    const moves = presses.flatMap((press) => (press?.on === 'move' ? [press.move] : []));
    const place = moves.find((move) => /^(lay|fence|mine|stable|at|excavate|wall|breach) /.test(move))?.split(' ')[0];
    return { type, place };
  });

const learner = (who: number) => ({ person: person(who), channelId: channel(), userId: id(who), stores: scene.stores });
const at = (who: number) => lessonOf(learner(who));

const begin = async (who: number, lesson: string, where?: string) =>
  select(who, await slash(who, 'caverna learn', {}, where), lesson);

const LESSONS = ['caverna', 'cave-vs-cave'].flatMap((game) =>
  (teachingOf(game)?.lessons ?? []).map((lesson) => [game, lesson.id] as const),
);

describe('lessons', () => {
  it.each(LANGUAGES)('can be finished by following their hints, and remember what is done (%s)', async (language) => {
    await scene.stores.people.changeSettings(id(MARA), () => ({ language }));
    const words = catalogue(language);
    for (const [game, lesson] of LESSONS) {
      const { seen } = await playByHints(learner(MARA), game, lesson);
      expect(seen.map(textOf).at(-1)).toContain(lessonText(words, game, lesson).learned);
    }
    const list = await slash(MARA, 'caverna learn');
    expect(textOf(list)).toContain(words.lessons.done(10, 10));
    const { learning } = readSettings(await scene.stores.people.settings(id(MARA)));
    expect(learning?.done).toHaveLength(14);
    expect(textOf(await slash(TOM, 'caverna learn'))).toContain('0 of 10 lessons done');
  });

  it('are seen by the learner only, and the next one is one press away', async () => {
    const { seen } = await playByHints(learner(MARA), 'caverna', 'points');
    const last = seen.at(-1) ?? expect.fail('Nothing was shown.');
    expect(messages(channel(), TOM).filter((message) => /Lesson|learned/.test(textOf(message)))).toEqual([]);
    const next = await press(MARA, last, 'learn', 'begin');
    expect(textOf(next)).toContain('Lesson: A dwarf and a space · 1 of 3');
  });

  it.each([
    ['cave-vs-cave', 'winning'],
    ['caverna', 'score'],
  ])('offer a first game of %s, in a thread, once a learner knows enough', async (game, lesson) => {
    const { seen } = await playByHints(learner(MARA), game, lesson);
    const list = await slash(MARA, 'caverna learn', { game });
    for (const message of [seen.at(-1), list]) {
      expect(await gameNow(channelIn(await press(MARA, message ?? expect.fail(), 'thread')))).toMatchObject({
        game,
        status: 'running',
        host: id(MARA),
        terms: { coach: 'lesson' },
        seats: [{ name: 'Mara' }, { name: 'Computer 1' }],
      });
    }
    expect(textOf(await slash(TOM, 'caverna learn'))).not.toContain('Play a first game');
  });

  it('can be taken in direct messages, where games cannot be opened', async () => {
    const direct = scene.discord.directMessages(id(MARA));
    const panel = await begin(MARA, 'goods', direct);
    expect(textOf(await select(MARA, panel, 'place logging'))).toContain('You got all 5 wood');
    expect(textOf(await slash(MARA, 'caverna new', {}, direct))).not.toContain('Join');
  });

  it('explain a move that misses the goal, and change nothing', async () => {
    const panel = await begin(MARA, 'goods');
    const before = await at(MARA);
    const wrong = await select(MARA, panel, 'place woodGathering');
    expect(textOf(wrong)).toContain('*Wood gathering* has only 3 wood');
    expect(textOf(wrong)).toContain('Nothing was changed');
    expect((await at(MARA))?.at.moves).toEqual(before?.at.moves);
    const general = await select(MARA, wrong, 'place housework');
    expect(textOf(general)).toContain('**Housework** will not get you to your goal');
    const right = await select(MARA, general, 'place logging');
    expect(textOf(right)).toContain('You got all 5 wood with a single dwarf');
  });

  it('give their hints one by one, and star what the last one suggests', async () => {
    let panel = await begin(MARA, 'goods');
    for (const hints of [0, 1, 2, 3]) {
      expect(textOf(panel).match(/💡/g) ?? []).toHaveLength(hints);
      expect(JSON.stringify(panel.components).includes('★ Logging')).toBe(hints === 3);
      expect(controlIn(panel, 'learn', 'hint') === undefined).toBe(hints === 3);
      if (hints < 3) panel = await press(MARA, panel, 'learn', 'hint');
    }
  });

  it('show the board right above the places to choose from, with nothing but the question between', async () => {
    const asked = new Set<string>();
    for (const [game, lesson] of LESSONS) {
      for (const message of (await playByHints(learner(MARA), game, lesson)).seen) {
        const kinds = placesOf(message);
        const first = kinds.findIndex(({ place }) => place !== undefined);
        if (first < 0) continue;
        asked.add(kinds[first]?.place ?? '');
        const above = kinds.slice(0, first).map(({ type }) => type);
        const { MediaGallery, TextDisplay } = ComponentType;
        expect(above.slice(above.lastIndexOf(MediaGallery))).toEqual([MediaGallery, TextDisplay]);
      }
    }
    expect([...asked]).toEqual(expect.arrayContaining(['lay', 'fence', 'mine', 'excavate']));
  });

  it('mark in each picture what its text is about', async () => {
    const [board, table, score] = [vi.spyOn(pixels, 'board'), vi.spyOn(pixels, 'table'), vi.spyOn(pixels, 'score')];
    const marksOf = (lesson: string) => playByHints(learner(MARA), 'caverna', lesson);
    await marksOf('points');
    expect(board.mock.calls.map(([, { marks }]) => marks)).toEqual([
      ['a4', 'b4', 'e2', 'd2'],
      ['a4', 'b4'],
    ]);
    expect(score.mock.lastCall?.[2]).toMatchObject({ marks: ['missing', 'unused', 'begging'] });
    await marksOf('goods');
    expect(table.mock.lastCall?.[2]).toMatchObject({ marks: ['logging'] });
  });

  it('ask again after a wrong answer, and say why', async () => {
    const asked = await press(MARA, await begin(MARA, 'points'), 'learn', 'onward');
    const answered = await press(MARA, asked, 'learn', { what: 'points-1-ruby' });
    expect(textOf(answered)).toContain('each ruby you keep is worth 1 point. Try another answer.');
    expect((await at(MARA))?.step.id).toBe('minus');
  });

  it('take moves back, even into the previous step', async () => {
    const panel = await select(MARA, await begin(MARA, 'harvest'), 'place slashAndBurn');
    expect((await at(MARA))?.at.moves).toHaveLength(1);
    const back = await press(MARA, panel, 'panel', 'back');
    expect((await at(MARA))?.at.moves).toHaveLength(0);
    expect(textOf(back)).toContain('Where does your dwarf go?');
    const placed = await select(MARA, await begin(MARA, 'dwarfs'), 'place logging');
    expect(textOf(placed)).toContain('· 2 of 3');
    const again = await press(MARA, placed, 'panel', 'back');
    expect(textOf(again)).toContain('· 1 of 3');
    expect(textOf(await select(MARA, again, 'place oreMining'))).toContain('· 2 of 3');
  });

  it('resume where they were left off, even after a week and a restart', async () => {
    await select(MARA, await begin(MARA, 'harvest'), 'place slashAndBurn');
    await scene.discord.clock.advance(7 * 24 * 60 * 60_000);
    await scene.restart();
    expect(textOf(await press(MARA, await slash(MARA, 'caverna learn'), 'learn', 'goOn'))).toContain(
      'So far (only you see this): *Slash-and-burn*',
    );
  });

  it('that are started twice, or in two channels, count as one: the older panel disappears, and its presses are stale', async () => {
    const first = await begin(MARA, 'goods');
    const second = await begin(MARA, 'goods', channel(1));
    expect(messages(channel(), MARA).some(({ id: shown }) => shown === first.id)).toBe(false);
    expect(textOf(second)).toContain('Lesson: Goods that pile up · 1 of 3');
    const third = await begin(MARA, 'harvest', channel(1));
    const hit = controlId(second, 'learn', 'hint');
    const forged = await forge(MARA, third, hit);
    expect(textOf(forged)).toContain('Lesson: Fields and harvest · 1 of 3');
    expect((await at(MARA))?.at.hints).toBe(0);
  });

  it('start from the beginning, and say so, if the rules have changed since', async () => {
    const panel = await select(MARA, await begin(MARA, 'harvest'), 'place slashAndBurn');
    await scene.stores.people.changeSettings(id(MARA), (kept) => {
      const settings = readSettings(kept);
      const { learning } = settings;
      return learning?.at ? { ...settings, learning: { ...learning, at: { ...learning.at, version: 1 } } } : settings;
    });
    const again = await press(MARA, panel, 'panel', 'back');
    expect(textOf(again)).toContain('have changed since you were here');
    expect((await at(MARA))?.at.moves).toEqual([]);
  });

  it('refuse a press by somebody else, and a game that does not exist', async () => {
    const panel = await begin(MARA, 'goods');
    const list = await slash(TOM, 'caverna learn');
    const own = await select(TOM, list, 'goods');
    const { step, at: now } = (await at(MARA)) ?? expect.fail('No lesson has been started.');
    const hit = nextHit(panel, step, now);
    expect(textOf(await forge(TOM, own, hit.id, ...(hit.values ?? [])))).toContain('belongs to somebody else');
    expect((await at(MARA))?.at.moves).toEqual([]);
    const forged = controlId(list, 'learn', 'list').replace('cave-vs-cave', 'chess');
    expect(textOf(await forge(TOM, own, forged))).toContain('There is no such lesson');
  });

  it('are part of what can be downloaded and removed', async () => {
    await begin(MARA, 'goods');
    const kept = await scene.stores.people.kept(id(MARA));
    expect(JSON.stringify(kept)).toContain('"lesson":"goods"');
    await scene.stores.people.forget(id(MARA), { userId: 'former-1', name: 'gone' });
    expect(JSON.stringify(await scene.stores.people.kept(id(MARA)))).not.toContain('goods');
  });

  it('are offered to everybody by a post with one button', async () => {
    await slash(MARA, 'caverna-admin invite');
    const post = await latest('any', 'Never played Caverna');
    const list = await press(TOM, post, 'learn', 'list');
    expect(textOf(list)).toContain('0 of 10 lessons done');
    expect(messages(channel(), MARA).some((message) => textOf(message).includes('0 of 10'))).toBe(false);
  });
});
