import { type SeenMessage, textOf } from 'local-discord';
import { afterEach, expect, it } from 'vitest';
import { readCustomId } from '../../commands/custom-id.ts';
import type { FaceIn } from '../../commands/face/face.ts';
import { STAR } from '../../commands/face/label.ts';
import { caveVsCaveFace } from '../../commands/games/cave-vs-cave/face.ts';
import { cavePictures } from '../../commands/games/cave-vs-cave/pictures.ts';
import { type Control, controlsOf } from '../../lab/hands.ts';
import type { Game } from '../../src/engine/game.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import { openScene, pixelPainter, type Scene } from './fixture.ts';
import { controlIn, peopleOf } from './people.ts';

const MARA = 0;

let scene: Scene;
afterEach(() => scene?.close());
const { person, messages, latest, slash, press, tap } = peopleOf(() => scene);

const isOver = (message: SeenMessage): boolean => textOf(message).includes('The game is over');

/** More presses than any turn takes. */
const MOST_PRESSES = 30;

/** The button that the coach has starred; in a harvest, where there is none, whatever comes first. */
function pressed(panel: SeenMessage): { readonly control: Control; readonly ends: boolean } {
  const controls = controlsOf(panel);
  const star = controls.find((one) => one.kind === 'button' && one.label.startsWith(STAR));
  const end = controlIn(panel, 'panel', 'end');
  const other = controls.find(({ id }) => ['suggest', 'move', 'menu'].includes(readCustomId(id)?.on ?? ''));
  return { control: star ?? end ?? other ?? expect.fail(textOf(panel)), ends: star === undefined && end !== undefined };
}

/** Plays the turn of a panel by pressing what it stars; returns the texts that were shown. */
async function follow(first: SeenMessage): Promise<string[]> {
  const seen = [textOf(first)];
  let panel = first;
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const { control, ends } = pressed(panel);
    const reaction =
      control.kind === 'button'
        ? person(MARA).press(panel.id, control.id)
        : person(MARA).select(panel.id, control.id, control.values.slice(0, 1));
    panel = await (await reaction).shown();
    if (ends || controlIn(panel, 'open') || isOver(panel)) return seen;
    seen.push(textOf(panel));
  }
  throw new Error('The turn does not end.');
}

/** The second game, with pictures of one pixel. */
const CAVES = { rules: caveVsCave as Game, face: caveVsCaveFace(cavePictures(pixelPainter)) as FaceIn };

it.each([
  { game: 'caverna', named: /Look at \*([^*]+)\*/, least: 20 },
  { game: 'cave-vs-cave', named: /The coach likes \*([^*]+)\*/, least: 15 },
])(
  'guide and coach of $game speak with one voice: a player who follows them is never corrected',
  async ({ game, named: choice, least }) => {
    scene = await openScene({ newcomers: true, games: [CAVES] });
    await slash(MARA, 'caverna new', { coach: 'lesson', game });
    await tap(MARA, await latest('lobby'), 'lobby', 'start');
    const tasks: string[] = [];
    let praised = 0;
    for (let turn = 0; turn < 60; turn++) {
      const prompt = await scene.discord.until(() =>
        messages().findLast((one) => isOver(one) || (textOf(one).includes('<@') && controlIn(one, 'open'))),
      );
      if (isOver(prompt)) break;
      const panel = await press(MARA, prompt, 'open');
      const isTurn = /Where does your dwarf go|Which action tile/.test(textOf(prompt));
      const [task] = textOf(panel).match(/\*\*Round \d+[:.].*/) ?? [];
      const star = pressed(panel).control;
      if (isTurn) {
        // What is named first is what the coach likes best.
        const [, named] = task?.match(choice) ?? [];
        // A step may have to come before it: an exchange, or an armed dwarf that goes first.
        expect(star.kind === 'button' ? star.label : '').toMatch(
          new RegExp(`^${STAR}(${named}$|.* (goes first|into) )`),
        );
        tasks.push(task ?? '');
      }
      for (const text of await follow(panel)) {
        // The panel must not ask "All done?" while the coach still sees a step.
        if (text.includes('You can still')) expect(text).not.toContain('All done?');
        expect(text).not.toMatch(/Look for food|coach on your last turn|worth −/);
        praised += text.split('A good turn').length - 1;
      }
      await scene.bot.drain();
    }
    expect(messages().some(isOver)).toBe(true);
    expect(tasks.length).toBeGreaterThan(least);
    // No turn repeats the line of the one before, and each explanation is given once.
    expect(tasks.filter((task, at) => task === tasks[at - 1])).toEqual([]);
    for (const once of [
      'one more turn in every round',
      'brings one home from every field',
      'a donkey can live in each',
    ])
      expect(tasks.filter((task) => task.includes(once)).length).toBeLessThan(2);
    // Silence means that all goes well.
    expect(praised).toBeLessThan(2);
    expect(messages().map(textOf).join('\n')).not.toContain('The coach on your last turn');
    expect(scene.errors).toEqual([]);
  },
);
