import { textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { controlsOf } from '../../lab/hands.ts';
import { tableForEach } from './each.ts';

const playing = () => table.called(table.prompt);
const people = tableForEach(2);
const { table, slash, press, forge, select, suggested } = people;
type Seen = Parameters<typeof textOf>[0] & Parameters<typeof controlsOf>[0];
const offered = (message: Seen) =>
  controlsOf(message).flatMap((control) => (control.kind === 'menu' ? control.values : []));
/** The parts of a message for people who cannot see it. */
const shownIn = (message: unknown) => JSON.stringify(message);

describe('the “?” beside a question', () => {
  it('explains the rule behind the question, and every space on the board, each as a card', async () => {
    const panel = await press(playing(), table.prompt, 'open');
    const help = await press(playing(), panel, 'help');
    expect(help.id).toBe(panel.id);
    expect(shownIn(help)).toContain('"description":"Placing a dwarf"');
    expect(textOf(help)).not.toContain('and/or');
    expect(offered(help)).toContain('rule:spaces');
    expect(offered(help)).toEqual(expect.arrayContaining(['space:logging', 'space:housework', 'rule:passing']));
    const card = await select(playing(), help, 'space:housework');
    expect(card.id).toBe(help.id);
    expect(shownIn(card)).toContain('"description":"Housework"');
    expect(textOf(card)).toContain('Take a dog, furnish any tile');
    expect(shownIn(card)).toContain('"description":"Housework"');
    expect(offered(card)).toEqual(expect.arrayContaining(['space:logging', 'tile:dogSchool']));
    const related = await select(playing(), card, 'tile:dogSchool');
    expect(textOf(related)).toContain('Costs nothing');
    // The card has the title, and there is a way back.
    expect(textOf(related)).not.toContain('###');
    const back = await press(playing(), related, 'open');
    expect(back.id).toBe(panel.id);
    expect(textOf(back)).toContain('Where does your dwarf go?');
  });

  it('shows several cards of a topic one below the other, because pictures side by side are too small', async () => {
    const said = await slash(0, 'caverna rules', { topic: 'What the pictures show' });
    const galleries: string[] = [];
    JSON.stringify(said.components, (key, value: unknown) => {
      if (key === 'items' && Array.isArray(value))
        galleries.push(value.map(({ description }) => description).join(' | '));
      return value;
    });
    expect(galleries).toEqual(['What the pictures show', 'What the pictures show, more']);
  });

  it('says in a line what each option does', async () => {
    const help = await press(playing(), await press(playing(), table.prompt, 'open'), 'help');
    const options: { readonly label?: string; readonly description?: string }[] = [];
    JSON.stringify(help.components, (key, value: unknown) => {
      if (key === 'options' && Array.isArray(value)) options.push(...value);
      return value;
    });
    expect(options.find(({ label }) => label === 'Starting player')?.description).toContain('all food here and 2 ore');
    expect(options.filter(({ description }) => description === undefined)).toEqual([]);
  });

  it('has the spaces in the order of the board, as in the menus of the turn', async () => {
    const panel = await press(playing(), table.prompt, 'open');
    const spaces = (message: Seen, before: string) =>
      offered(message).flatMap((value) => (value.startsWith(before) ? [value.slice(before.length)] : []));
    const asked = spaces(panel, 'place ');
    const told = spaces(await press(playing(), panel, 'help'), 'space:');
    expect(asked.length).toBeGreaterThan(10);
    expect(told.filter((id) => asked.includes(id))).toEqual(asked);
  });

  it('says the same to waiting players who press it under the prompt', async () => {
    const help = await press(1 - playing(), table.prompt, 'help');
    expect(shownIn(help)).toContain('"description":"Placing a dwarf"');
    expect(offered(help)).toContain('space:logging');
  });

  it('shows the tiles that can be built now, and leaves the turn unchanged', async () => {
    const panel = await select(playing(), table.prompt, 'place housework');
    const help = await press(playing(), panel, 'help');
    expect(shownIn(help)).toContain('"description":"Housework"');
    expect(offered(help).some((id) => id === 'tile:dogSchool')).toBe(true);
    expect(offered(help)).not.toContain('tile:stateParlor');
    expect(textOf(await press(playing(), table.prompt, 'open'))).toContain('What do you do here?');
  });

  it('appears beside a rehearsed turn', async () => {
    const other = 1 - playing();
    const list = await slash(other, 'caverna plan');
    const rehearsed = await select(other, list, 'place housework');
    const help = await press(other, rehearsed, 'help');
    expect(shownIn(help)).toContain('"description":"Housework"');
    expect(offered(help)).toContain('tile:dogSchool');
    const back = await press(other, help, 'plan', 'goOn');
    expect(textOf(back)).toContain('You are rehearsing a turn');
  });

  it('refuses a topic that nobody has offered', async () => {
    const help = await press(playing(), await press(playing(), table.prompt, 'open'), 'help');
    const menu = controlsOf(help).find(({ kind }) => kind === 'menu');
    expect(textOf(await forge(playing(), help, menu?.id ?? '', 'tile:nothing'))).toContain('I do not know that button');
  });
});

describe('/caverna rules', () => {
  it('finds scoring for people who look for the goal of the game', async () => {
    const choices = await suggested(0, 'caverna rules', { topic: 'goal' });
    expect(choices.slice(0, 2).map(({ value }) => value)).toEqual(
      expect.arrayContaining(['caverna/rule:ties', 'caverna/rule:scoring']),
    );
  });

  it('shows the same card, and leads to related topics', async () => {
    const shown = await slash(0, 'caverna rules', { topic: 'carpenter' });
    expect(textOf(shown)).toContain('-# furnishing tile · Costs 1 stone · 0 points');
    expect(shownIn(shown)).toContain('"description":"Carpenter"');
    expect(offered(shown)).toEqual(['rule:furnishing', 'rule:fences', 'tile:builder']);
    const next = await select(0, shown, 'tile:builder');
    expect(shownIn(next)).toContain('"description":"Builder"');
  });

  it('explains folks and their tiles at a table that plays none', async () => {
    const folk = await slash(0, 'caverna rules', { topic: 'trolls' });
    expect(textOf(folk)).toContain('-# folk · Brings Bone crusher, Candle maker, Explorer’s cave and Goblin dwelling');
    expect(textOf(folk)).toContain('one more item');
    expect(offered(folk)).toContain('rule:folks');
    const tile = await slash(0, 'caverna rules', { topic: 'bone crusher' });
    expect(textOf(tile)).toContain(
      '-# furnishing tile · Costs 1 wood and 1 stone · 2 points · Replaces Slaughtering cave',
    );
    expect(shownIn(tile)).toContain('"description":"Bone crusher"');
  });

  it('suggests what may have been meant if nothing has exactly that name', async () => {
    const shown = await slash(0, 'caverna rules', { topic: 'dogs watch' });
    expect(shownIn(shown)).toContain('Or did you mean …');
    const others = controlsOf(shown).findLast(({ kind }) => kind === 'menu');
    const [other = ''] = others?.kind === 'menu' ? others.values : [];
    expect(await select(0, shown, other)).toBeDefined();
  });
});
