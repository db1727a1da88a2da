import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { readCustomId } from '../../commands/custom-id.ts';
import { controlsOf } from '../../lab/hands.ts';
import { folkRulings } from '../../src/games/caverna/folk-rulings.ts';
import type { Options } from '../../src/games/caverna/state.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { sceneForEach } from './each.ts';
import { controlIn } from './people.ts';

const { scene, gameNow, pass, latest, called, slash, press, tap, choose } = sceneForEach();

const WORDS = gameWords(catalogue('en'), 'caverna');
const { folkPages } = WORDS;

const fieldsOn = (message: SeenMessage): string[] =>
  controlsOf(message).flatMap(({ id, kind }) => {
    const read = readCustomId(id);
    return kind === 'menu' && read?.on === 'lobby' ? (read.field ?? []) : [];
  });

async function optionsOf(more: Record<string, string | number>): Promise<SeenMessage> {
  await slash(0, 'caverna new', { players: 2, ...more });
  return press(0, await latest('lobby'), 'lobby', 'options');
}

const folksNow = async () => ((await gameNow()).options as Options | undefined)?.folks;

describe('the rulings on folks', () => {
  it('have their own pages, each as a question with one recommended answer', async () => {
    const options = await optionsOf({ folks: 'dealt', players: 7 });
    const seen: string[] = [];
    for (const label of Object.values(folkPages)) {
      const page = await press(0, options, 'lobby', { label });
      expect(textOf(page)).toContain(label);
      seen.push(...fieldsOn(page));
    }
    const defaults = Object.entries(folkRulings.parse({}));
    expect(seen.toSorted()).toEqual(defaults.map(([name]) => name).toSorted());
    const texts = { ...WORDS.peopleRulings, ...WORDS.landRulings };
    for (const [name, value] of defaults) {
      const { label, explanation, choices } = texts[name as keyof typeof texts];
      expect(label).toMatch(/\?$/);
      expect(explanation.length).toBeLessThanOrEqual(100);
      for (const [choice, words] of Object.entries(choices)) {
        expect(words.explanation.length, words.explanation).toBeLessThanOrEqual(100);
        expect(words.explanation.includes('(recommended)'), name).toBe(choice === String(value));
      }
    }
  });

  it('are changed there, lead from page to page, and are counted in the lobby', async () => {
    const options = await optionsOf({ folks: 'dealt' });
    const first = await press(0, options, 'lobby', { label: folkPages.people });
    const land = await press(0, first, 'lobby', { label: folkPages.land });
    const changed = await choose(0, land, controlIn(land, 'lobby', { field: 'scarecrowInForest' }), 'true');
    expect(textOf(changed)).toContain(folkPages.land);
    expect((await folksNow())?.rulings).toEqual({ ...folkRulings.parse({}), scarecrowInForest: true });
    await latest('lobby', '1 changed by the host');
    expect(controlIn(changed, 'lobby', { label: folkPages.land })).toBeUndefined();
    const rulings = await press(0, changed, 'lobby', { label: catalogue('en').lobby.rulings });
    expect(fieldsOn(rulings)).toContain('keepFoodAndBeg');
  });

  it('appear nowhere if nobody plays folks', async () => {
    const options = await optionsOf({});
    const rulings = await press(0, options, 'lobby', { label: catalogue('en').lobby.rulings });
    for (const message of [options, rulings])
      for (const label of Object.values(folkPages)) expect(controlIn(message, 'lobby', { label })).toBeUndefined();
    expect(fieldsOn(rulings)).not.toContain('scarecrowInForest');
  });

  it('can let folks join the introductory game, and a refusal names the page that allows it', async () => {
    const set = (shown: SeenMessage, field: string, value: string) =>
      choose(0, shown, controlIn(shown, 'lobby', { field }), value);
    const options = await optionsOf({ folks: 'dealt' });
    expect(textOf(await set(options, 'tiles', 'introductory'))).toContain(`*${folkPages.land}*`);
    const page = await press(0, options, 'lobby', { label: folkPages.land });
    const land = await set(page, 'withIntroductoryTiles', 'true');
    await set(await press(0, land, 'lobby', { label: catalogue('en').lobby.back }), 'tiles', 'introductory');
    await latest('lobby', 'Introductory game');
  });
});

it('while players choose folks, nothing is planned ahead, and a vote says that a computer would choose', async () => {
  await slash(0, 'caverna new', { players: 3, folks: 'dealt', pace: 'daily' });
  for (const who of [1, 2]) await slash(who, 'caverna join');
  await latest('lobby', '(3 of 3)');
  await tap(0, await latest('lobby'), 'lobby', 'start');
  const prompt = await latest('open');
  expect(controlIn(prompt, 'plan')).toBeUndefined();
  expect(controlIn(await press(1, prompt, 'more'), 'plan')).toBeUndefined();
  for (const who of [1, 2]) {
    const panel = await press(who, await latest('open'), 'open');
    const sure = await press(who, panel, 'move', { move: 'keep 1' });
    expect(controlIn(await press(who, sure, 'panel', 'end'), 'plan')).toBeUndefined();
    await scene.bot.drain();
  }
  const idle = await press(1, await latest('open'), 'open');
  expect(controlIn(idle, 'plan')).toBeUndefined();
  await pass(3 * 86_400_000);
  await slash(1, 'caverna absent', { what: 'pass' });
  const vote = await latest('vote');
  expect(textOf(vote)).toContain('Pass **Mara**’s turn? A computer chooses the folk.');
  await slash(2, 'caverna vote', { choice: 'agree' });
  const begun = await latest('open', (text) => /Where does your .+ go\?/.test(text));
  expect(controlIn(await press(called(begun) === 1 ? 2 : 1, begun, 'more'), 'plan')).toBeDefined();
  expect(textOf(await latest('any', 'Pass **'))).not.toContain('stays at home');
});
