import type { SeenMessage } from 'local-discord';
import { textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { readCustomId } from '../../commands/custom-id.ts';
import { controlsOf } from '../../lab/hands.ts';
import { folkRulings } from '../../src/games/caverna/folk-rulings.ts';
import type { Options } from '../../src/games/caverna/state.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { sceneForEach } from './each.ts';
import { controlIn } from './people.ts';

const { scene, called, slash, press, tap, latest, channel, person } = sceneForEach();

const WORDS = gameWords(catalogue('en'), 'caverna');
const { folkPages } = WORDS;

const labelled = (message: SeenMessage, label: string) =>
  controlsOf(message).find((control) => 'label' in control && control.label === label);
const fieldsOn = (message: SeenMessage): string[] =>
  controlsOf(message).flatMap(({ id, kind }) => {
    const read = readCustomId(id);
    return kind === 'menu' && read?.on === 'lobby' ? (read.field ?? []) : [];
  });

/** Presses the button with this label; returns what is shown afterwards. */
async function go(message: SeenMessage, label: string): Promise<SeenMessage> {
  return (await person(0).press(message.id, labelled(message, label)?.id ?? '')).shown();
}

/** The host's panel of options in a lobby of one. */
async function optionsOf(more: Record<string, string | number>): Promise<SeenMessage> {
  await slash(0, 'caverna new', { players: 2, ...more });
  return press(0, await latest('lobby'), 'lobby', 'options');
}

async function folksNow() {
  const game = await scene.stores.games.inChannel(channel());
  return (game?.options as Options | undefined)?.folks;
}

describe('the rulings on folks', () => {
  it('have their own pages, each as a question with one recommended answer', async () => {
    const options = await optionsOf({ folks: 'dealt', players: 7 });
    const seen: string[] = [];
    for (const label of Object.values(folkPages)) {
      const page = await go(options, label);
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
    const first = await go(options, folkPages.people);
    const land = await go(first, folkPages.land);
    const menu = controlIn(land, 'lobby', (pressed) => 'field' in pressed && pressed.field === 'scarecrowInForest');
    const changed = await (await person(0).select(land.id, menu?.id ?? '', ['true'])).shown();
    expect(textOf(changed)).toContain(folkPages.land);
    expect((await folksNow())?.rulings).toEqual({ ...folkRulings.parse({}), scarecrowInForest: true });
    await latest('lobby', (text) => text.includes('1 changed by the host'));
    expect(labelled(changed, folkPages.land)).toBeUndefined();
    expect(fieldsOn(await go(changed, catalogue('en').lobby.rulings))).toContain('keepFoodAndBeg');
  });

  it('appear nowhere if nobody plays folks', async () => {
    const options = await optionsOf({});
    const rulings = await go(options, catalogue('en').lobby.rulings);
    for (const message of [options, rulings])
      for (const label of Object.values(folkPages)) expect(labelled(message, label)).toBeUndefined();
    expect(fieldsOn(rulings)).not.toContain('scarecrowInForest');
  });

  it('can let folks join the introductory game, and a refusal names the page that allows it', async () => {
    const choose = async (shown: SeenMessage, field: string, value: string) => {
      const menu = controlIn(shown, 'lobby', (pressed) => 'field' in pressed && pressed.field === field);
      return (await person(0).select(shown.id, menu?.id ?? '', [value])).shown();
    };
    const options = await optionsOf({ folks: 'dealt' });
    expect(textOf(await choose(options, 'tiles', 'introductory'))).toContain(`*${folkPages.land}*`);
    const land = await choose(await go(options, folkPages.land), 'withIntroductoryTiles', 'true');
    await choose(await go(land, catalogue('en').lobby.back), 'tiles', 'introductory');
    await latest('lobby', (text) => text.includes('Introductory game'));
  });
});

describe('while players choose folks', () => {
  it('nothing is planned ahead, and a vote says that a computer would choose', async () => {
    await slash(0, 'caverna new', { players: 3, folks: 'dealt', pace: 'daily' });
    for (const who of [1, 2]) await slash(who, 'caverna join');
    await latest('lobby', (text) => text.includes('(3 of 3)'));
    await tap(0, await latest('lobby'), 'lobby', 'start');
    const prompt = await latest('open');
    expect(controlIn(prompt, 'plan')).toBeUndefined();
    expect(controlIn(await press(1, prompt, 'more'), 'plan')).toBeUndefined();
    for (const who of [1, 2]) {
      const panel = await press(who, await latest('open'), 'open');
      const sure = await press(who, panel, 'move', (pressed) => 'move' in pressed && pressed.move === 'keep 1');
      expect(controlIn(await press(who, sure, 'panel', 'end'), 'plan')).toBeUndefined();
      await scene.bot.drain();
    }
    const idle = await press(1, await latest('open'), 'open');
    expect(controlIn(idle, 'plan')).toBeUndefined();
    await scene.discord.clock.advance(3 * 86_400_000);
    await scene.bot.tick();
    await slash(1, 'caverna absent', { what: 'pass' });
    const vote = await latest('vote');
    expect(textOf(vote)).toContain('Pass **Mara**’s turn? A computer chooses the folk.');
    await slash(2, 'caverna vote', { choice: 'agree' });
    const begun = await latest('open', (text) => /Where does your .+ go\?/.test(text));
    expect(controlIn(await press(called(begun) === 1 ? 2 : 1, begun, 'more'), 'plan')).toBeDefined();
    expect(textOf(await latest('any', (text) => text.includes('Pass **')))).not.toContain('stays at home');
  });
});
