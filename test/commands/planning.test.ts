import { type Reaction, type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { readCustomId } from '../../commands/custom-id.ts';
import { controlsOf } from '../../lab/hands.ts';
import { isMove } from '../../src/engine/log.ts';
import { stateFrom } from '../../src/games/caverna/positions.ts';
import { standAt } from '../faults/tables.ts';
import { expectText } from './asked.ts';
import { tableForEach } from './each.ts';
import { placeOn } from './people.ts';

/** The player who is waiting, and the one whose turn it is. */
const waiting = () => 1 - playing();
const playing = () => table.called(table.prompt);
const { table, id: userOf, nameOf, slash, play: playAt, press, select, choose } = tableForEach(2);
const plan = () => slash(waiting(), 'caverna plan');

async function play(who: number, prompt: SeenMessage, space: string): Promise<void> {
  await playAt(who, prompt, space);
  await table.scene.bot.drain();
}

const moves = async (by?: string) => {
  const log = await table.scene.stores.games.log((await table.game()).id);
  return log.filter(isMove).flatMap((entry) => (entry.by === by ? [entry.move] : []));
};

function shownToAll(): string {
  const all = [...(table.scene.discord.world.messages.get(table.channel)?.values() ?? [])];
  return JSON.stringify(all.filter(({ flags }) => !(Number(flags) & 64)));
}

describe('planning a turn ahead', () => {
  it('rehearses it with the panel of a turn, and runs it when it comes, marked as planned', async () => {
    const list = await plan();
    expect(textOf(list)).toContain('Nothing is planned yet.');
    const besides = controlsOf(list).find((control) => control.kind === 'menu' && control.values.includes('pass'));
    expect(besides).toMatchObject({ values: ['pass'], placeholder: 'Pass for the rest of the round …' });
    const panel = await select(waiting(), list, 'place logging');
    expect(textOf(panel)).toContain('nobody else sees it');
    // The turn comes in the same round: no card and no harvest comes before it.
    expectText(textOf(panel), ['Logging', 'Is your plan complete?'], ['It is foreseen', 'green button']);
    const kept = await press(waiting(), panel, 'panel', 'end');
    expectText(textOf(kept), ['Your plan is saved.', '1. **Logging** (now +3 wood)']);
    expect(JSON.stringify(kept.components)).not.toMatch(/\border\b/i);
    expect(await moves()).toEqual([]);
    const other = waiting();
    await play(playing(), table.prompt, 'supplies');
    await table.latest('open', `<@${userOf(1 - other)}>`);
    expect(await moves('order')).toEqual(['place logging', 'end']);
    const told = table.messages().map(textOf).join('\n');
    expect(told).toMatch(/\*\*: \*Logging\*.*As planned/);
    await table.expectWhole();
  });

  it('says, until the turn starts, why the plan was dropped, and tells nobody else', async () => {
    const [who, other] = [playing(), waiting()];
    await press(other, await select(other, await plan(), 'place logging'), 'panel', 'end');
    const list = await slash(other, 'caverna plan', { space: 'Clearing', good: 'wood', least: 30 });
    expect(textOf(list)).toContain('2. otherwise **Clearing**, if the space has at least 30 wood');
    expect(textOf(list)).toContain('Otherwise nothing is played and you are called.');
    await play(who, table.prompt, 'logging');
    const prompt = await table.latest('open', `<@${userOf(other)}>`);
    expect(await moves('order')).toEqual([]);
    const panel = await press(other, prompt, 'open');
    // They have not had a turn yet.
    expect(textOf(panel)).toContain('**So far in this game**');
    expect(textOf(panel)).toContain(`**Logging** did not run: **${nameOf(who)}** took *Logging*.`);
    expectText(textOf(panel), [/\*\*Clearing\*\* did not run: it had only \d wood\./, `**${nameOf(who)}**: *Logging*`]);
    // Information about the reader comes before that about others.
    expect(textOf(panel)).toMatch(/needs 4 food.*did not run.*\*\*So far in this game\*\*/s);
    const again = await press(other, prompt, 'open');
    expect(textOf(again)).toBe(textOf(panel));
    expect(textOf(await slash(other, 'caverna log', { recap: true }))).toContain('did not run');
    expect(textOf(await slash(other, 'caverna log', { recap: true, public: true }))).not.toContain('did not run');
    expectText(shownToAll(), [], ['did not run', '30 wood']);
  });

  it('also says why the plan was dropped in the direct message that calls the player', async () => {
    const [who, other] = [playing(), waiting()];
    const userId = userOf(other);
    await table.scene.stores.people.changeSettings(userId, () => ({ calls: 'dm' }));
    await slash(other, 'caverna plan', { space: 'Logging' });
    await play(who, table.prompt, 'logging');
    await table.scene.bot.tick();
    const texts = () =>
      [...table.scene.discord.world.messages].flatMap(([channel, messages]) =>
        channel === table.channel ? [] : [...messages.values()].map(textOf),
      );
    await expect.poll(() => texts().join('\n')).toContain('Logging** did not run: **');
    expect(shownToAll()).not.toContain('did not run');
  });

  it('leaves the rest to the player if there is more to decide', async () => {
    const [who, other] = [playing(), waiting()];
    const panel = await select(other, await plan(), 'place clearing');
    expect(textOf(await press(other, panel, 'plan', 'hold'))).toContain('**Clearing** (now +1 wood), then call me');
    await play(who, table.prompt, 'logging');
    const prompt = await table.latest('open', `<@${userOf(other)}>`);
    const turn = await press(other, prompt, 'open');
    expect(textOf(turn)).toContain('**Clearing** was played as planned. Decide the rest');
    expect(await moves('order')).toEqual(['place clearing']);
    const back = await press(other, turn, 'panel', 'back');
    expect(placeOn(back, 'supplies')).toBe('place supplies');
  });

  it('is changed with buttons: condition, place in the list, moves, removal', async () => {
    const other = waiting();
    for (const space of ['Logging', 'Supplies', 'Clearing']) await slash(other, 'caverna plan', { space });
    let shown = await select(other, await plan(), '2');
    expect(textOf(shown)).toContain('Plan 2');
    shown = await press(other, shown, 'plan', 'up');
    expect(textOf(shown)).toMatch(/1\. \*\*Supplies\*\* \(now .*\)\n2\. otherwise \*\*Logging\*\* /);
    shown = await select(other, shown, 'own food 2');
    expect(textOf(shown)).toMatch(/1\. \*\*Supplies\*\* \(now .*\), if you have at least 2 food/);
    shown = await select(other, shown, 'always');
    expect(textOf(shown)).not.toContain('if you have');
    const panel = await press(other, shown, 'plan', 'change');
    await press(other, await press(other, panel, 'plan', 'show'), 'plan', 'leave');
    shown = await press(other, await select(other, await plan(), '3'), 'plan', 'remove');
    expect(textOf(shown)).not.toContain('Clearing');
    expect(textOf(await press(other, shown, 'plan', 'clear'))).toContain('Nothing is planned yet.');
  });

  it('suggests spaces while players type', async () => {
    const typed = (who: number) =>
      table.person(who).autocomplete(table.channel, 'caverna plan', { focused: 'space', options: { space: 'log' } });
    expect((await typed(waiting())).choices).toEqual([{ name: 'Logging', value: 'place logging' }]);
    expect((await typed(5)).choices).toEqual([]);
    expect(textOf(await slash(5, 'caverna plan'))).toContain('You are not playing');
    expect(textOf(await slash(waiting(), 'caverna plan', { space: 'Nowhere at all' }))).toContain('cannot be planned');
    const { id: game } = await table.game();
    await (await table.person(0).slash(table.channel, 'caverna-admin pause', { game })).shown();
    expect(await typed(waiting())).toMatchObject({ acknowledged: true, choices: [] });
  });

  it('is offered to players who open a turn that is not theirs, and after the end of a turn', async () => {
    const idle = await press(waiting(), table.prompt, 'open');
    expect(textOf(idle)).toContain('Nothing to decide right now');
    expect(textOf(await press(waiting(), idle, 'plan', 'show'))).toContain('Your plans for your next turn');
    const tooLate = await slash(playing(), 'caverna plan');
    expect(textOf(tooLate)).toBe('It is already your turn; you can only plan a turn that has not come yet.');
    const panel = await select(playing(), await press(playing(), tooLate, 'open'), 'place logging');
    const closed = await press(playing(), panel, 'panel', 'end');
    expect(textOf(await press(playing(), closed, 'plan', 'show'))).toContain('Your plans for your next turn');
  });
});

it('orders for harvests are put together with menus, shown in words, and removed', async () => {
  const who = waiting();
  let shown = await slash(who, 'caverna plan', { harvests: true });
  expect(textOf(shown)).toContain('Feed with food first; call me if that is not enough.');
  const standing = async (field: string, value: string) => {
    const menu = controlsOf(shown).find(({ id }) => {
      const read = readCustomId(id);
      return read?.on === 'standing' && read.field === field;
    });
    shown = await choose(who, shown, menu, value);
  };
  await standing('feed', 'grain');
  await standing('feed', 'vegetable');
  await standing('breed', 'sheep');
  await standing('breed', 'boar');
  await standing('keep', 'cattle');
  await standing('phase', 'breeding');
  expect(textOf(shown)).toContain('Feed with food first, then with grain, then vegetables.');
  expectText(textOf(shown), ['Breed first: sheep, wild boars.', 'Animals without room: first keep cattle.']);
  expect(textOf(shown)).toContain('Fields or breeding: always breeding.');
  await standing('breed', 'ask');
  expect(textOf(shown)).toContain('Breeding: call me');
  const clear = controlsOf(shown).find(({ id }) => id.endsWith(':clear'));
  shown = await (await table.person(who).press(shown.id, clear?.id ?? '')).shown();
  expect(textOf(shown)).toContain('Fields or breeding: call me.');
  expect(shownToAll()).not.toContain('Breed first');
});

it('a harvest is played by orders without calling anybody, and its post says who is still awaited', async () => {
  const { scene } = table;
  const game = await table.game();
  const shown = await slash(0, 'caverna plan', { harvests: true });
  await select(0, shown, 'grain');
  const hungry = { goods: { food: 1, grain: 3 } };
  const richer = { goods: { food: 1, grain: 4 } };
  const state = stateFrom({ players: 2, round: 5, next: 'harvest', seats: [hungry, richer] });
  const pinged = () =>
    [...(scene.discord.world.messages.get(table.channel)?.values() ?? [])].flatMap(({ local }) => [...local.pinged]);
  const before = pinged().filter((id) => id === scene.discord.users[0]?.id).length;
  await standAt(table, state, [0, 1]);
  await scene.bot.tick();
  expect(await moves('order')).toEqual(['eat grain', 'eat grain', 'eat grain', 'end']);
  const prompt = await table.latest('open', 'Still waiting for');
  expect(textOf(prompt)).toContain(`Still waiting for:\n- <@${scene.discord.users[1]?.id}>`);
  expect(pinged().filter((id) => id === scene.discord.users[0]?.id)).toHaveLength(before);
  const panel = await press(1, prompt, 'open');
  expect(textOf(panel)).toContain('Your dwarfs are hungry');
  const feeding = controlsOf(panel).find(({ id }) => readCustomId(id)?.on === 'suggest');
  // The only option is a button, with its price below.
  expect(feeding?.kind).toBe('button');
  expect(JSON.stringify(panel.components)).toMatch(/Costs \d points?/);
  const fed = await press(1, panel, 'suggest');
  // Grain is left, but nobody has asked for exchanges.
  expect(textOf(fed)).toContain('All done?');
  const exchanges = await press(1, fed, 'screen');
  expect(textOf(exchanges)).toContain('You can do these at any time. Then you go on where you were.');
  expectText(JSON.stringify(exchanges.components), ['"My harvest"'], ['Back to my turn']);
  await press(1, fed, 'panel', 'end');
  await scene.bot.drain();
  expect((await scene.stores.games.log(game.id)).at(-1)).toMatchObject({ seat: 1, move: 'end' });
  await table.latest('open', 'it is your turn');
});

describe('notes', () => {
  const open = async (who: number): Promise<Reaction> => table.person(who).slash(table.channel, 'caverna notes');
  const valueIn = ({ modal }: Reaction) => /"value":"([^"]*)"/.exec(JSON.stringify(modal))?.[1];
  const send = async (who: number, opener: Reaction, text: string, forged = false) =>
    (await (forged ? table.person(who).forging : table.person(who)).submitModal(opener.id, { text })).shown();

  it('open as a form from the panel and by command, and come back as they were written', async () => {
    const who = playing();
    const panel = await press(who, table.prompt, 'open');
    const form = await table.press(who, await press(who, panel, 'more'), 'notes');
    expect(form.kind).toBe('modal');
    expect(valueIn(form)).toBeUndefined();
    const kept = await send(who, form, 'Carpenter first.\nThen sheep.');
    expect(textOf(kept)).toContain('Carpenter first.\nThen sheep.');
    // It replaces the panel from which they were opened.
    expect(kept.id).toBe(panel.id);
    expect(textOf(await press(who, kept, 'open'))).toBe(textOf(panel));
    expect(Number(kept.flags) & 64).toBe(64);
    expect(valueIn(await open(who))).toBe('Carpenter first.\\nThen sheep.');
    expect(valueIn(await open(1 - who))).toBeUndefined();
    expect(textOf(await send(who, await open(who), ''))).toContain('Your notes have been removed.');
    expect(shownToAll()).not.toContain('Carpenter first');
  });

  it('show hostile text as it is: it calls nobody and formats nothing', async () => {
    const who = playing();
    const hostile = '@everyone <@1> [x](http://a.b)\n# big\n> quote\n- dot\n1. one\n**bold** `code`\u202e';
    const kept = await send(who, await open(who), hostile);
    const [, , ...lines] = textOf(kept).split('\n');
    expect(lines.join('\n')).not.toMatch(/(?<!\\)(<@|\[x\]|\*\*|`)|^[#>-]|^\d+\.|\u202e/m);
    expect(kept.mention_everyone).toBe(false);
    expect(kept.mentions).toEqual([]);
    for (const nothing of ['\u202e', '\u200e \u2066', '\u0007', ' \n '])
      expect(textOf(await send(who, await open(who), nothing)), JSON.stringify(nothing)).toContain('have been removed');
    const longest = await send(who, await open(who), '*'.repeat(4_000));
    // The line breaks between its texts are not part of the message.
    expect(textOf(longest).replaceAll('\n', '').length).toBeLessThanOrEqual(4_000);
  });

  it('that were forged are refused: too long, other fields, other presses, other games', async () => {
    const who = playing();
    const sent = async (customId: string, fields: Record<string, string>) => {
      const opener = await open(who);
      const interaction = table.scene.discord.world.interactions.get(opener.id);
      const [field = 'text'] = Object.keys(fields);
      if (interaction) {
        interaction.modal = {
          custom_id: customId,
          title: 'Forged',
          components: [{ type: 1, components: [{ type: 4, custom_id: field, label: 'Text', style: 2 }] }],
        };
      }
      return textOf(await (await table.person(who).forging.submitModal(opener.id, fields)).shown());
    };
    const { id } = await table.game();
    const sentence = await sent('nonsense', { text: 'a' });
    expect(sentence.length).toBeGreaterThan(0);
    for (const customId of [`c1:close:${id}`, `c1:plan:${id}:clear:0:0`, 'c1:notes'])
      expect(await sent(customId, { text: 'a' })).toBe(sentence);
    expect(await sent(`c1:notes:${id}`, { other: 'a' })).toBe(sentence);
    expect(await sent('c1:notes:zzzzzzzzzz', { text: 'a' })).toContain('There is no game');
    expect(await sent(`c1:notes:${id}`, { text: 'a'.repeat(4_001) })).toContain('at most 4000 characters');
    expect(await table.scene.stores.people.note(id, userOf(who))).toBeUndefined();
    expect((await table.game()).status).toBe('running');
  });
});
