import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { controlsOf } from '../../lab/hands.ts';
import { tableForEach } from './each.ts';
import { controlIn } from './people.ts';

const playing = () => table.called(table.prompt);
const { table, id: userOf, latest, slash, press, select, forge, suggested, endGame } = tableForEach(2);

const labels = (message: SeenMessage): string[] =>
  controlsOf(message).flatMap((control) => ('label' in control ? [control.label] : []));

it('the log opens on its last page and leads to any round, even when the game is over', async () => {
  let { prompt } = table;
  for (let turn = 0; turn < 14; turn++) {
    const who = table.called(prompt);
    const panel = await press(who, prompt, 'open');
    const passed = await press(who, panel, 'move', { move: 'pass' });
    await press(who, passed, 'panel', 'end');
    await table.scene.bot.drain();
    prompt = await latest('open', '<@');
  }
  const log = await slash(4, 'caverna log');
  const rounds = controlsOf(log).find(({ kind }) => kind === 'menu');
  expect(rounds).toMatchObject({ placeholder: 'Go to a round …' });
  expect(textOf(log)).toMatch(/### Round 7[\s\S]*Page 2 of 2/);
  const first = await select(4, log, '0');
  expect(textOf(first)).toMatch(/### Round 1 [\s\S]*Page 1 of 2/);
  await endGame();
  await table.scene.bot.drain();
  const again = await select(4, first, '12');
  expect(textOf(again)).toMatch(/### Round 7[\s\S]*Page 2 of 2/);
});

describe('the way back from a view', () => {
  it('has one name and is below everything else, wherever in the turn a player looks', async () => {
    const panel = await press(playing(), table.prompt, 'open');
    const more = await press(playing(), panel, 'more');
    expect(textOf(more)).toMatch(/What else you can do[\s\S]*Look at[\s\S]*Only for you[\s\S]*Calls and seats/);
    expect(labels(more)).toEqual([
      ...['My home board', 'Action spaces', 'Furnishing tiles', 'My score', 'Log'],
      ...['Your plan for harvests', 'Notes', 'Try it out', 'Mute calls for this turn'],
      'Back to my turn',
    ]);
    const ways = (shown: SeenMessage) => labels(shown).slice(-2);
    const orders = await press(playing(), more, 'standing');
    expect(ways(orders)).toEqual(['Back to my turn', 'More']);
    const board = await press(playing(), await press(playing(), orders, 'more'), 'look');
    expect(ways(board)).toEqual(['Back to my turn', 'More']);
    const back = await press(playing(), board, 'open');
    expect([back.id, textOf(back)]).toEqual([panel.id, textOf(panel)]);
    expect(ways(await press(playing(), back, 'help'))).toEqual(['Back to my turn', 'More']);
    for (const look of ['table', 'score', 'log', 'board'])
      expect(controlIn(await slash(playing(), `caverna ${look}`), 'open'), look).toMatchObject({
        label: 'Back to my turn',
      });
  });

  it('leads spectators from view to view', async () => {
    const more = await press(4, table.prompt, 'more');
    expect(labels(more)).toEqual(['All home boards', 'Action spaces', 'Furnishing tiles', 'Log', 'Try it out']);
    for (const look of ['boards', 'table', 'tiles', 'log']) {
      const shown = await press(4, more, 'look', { look });
      expect(labels(shown).at(-1), look).toBe('More');
      expect((await press(4, shown, 'more')).id).toBe(more.id);
    }
  });

  it('leads waiting players to what can be planned, and never to a turn that is not theirs', async () => {
    const other = 1 - playing();
    const board = await press(other, table.prompt, 'look');
    const more = await press(other, board, 'more');
    expect(more.id).toBe(board.id);
    const looks = ['table', 'score', 'log', 'board'].map((look) => slash(other, `caverna ${look}`));
    for (const shown of [board, more, ...(await Promise.all(looks))]) {
      expect(controlIn(shown, 'open')).toBeUndefined();
      expect(controlIn(shown, 'plan')).toMatchObject({ label: 'Plan ahead' });
    }
  });

  it('leads to the turn that was just ended as long as it can be taken back, from every view', async () => {
    const who = playing();
    const ended = await press(who, await select(who, table.prompt, 'place logging'), 'panel', 'end');
    const looks = ['board', 'table', 'tiles', 'score', 'log'] as const;
    for (const look of looks) {
      const more = await press(who, ended, 'more');
      const shown = await press(who, more, 'look', { look });
      expect(controlIn(shown, 'undo'), look).toMatchObject({ label: 'Take it back' });
      expect(labels(shown).at(-1), look).toBe('More');
    }
    const other = 1 - who;
    const prompt = await table.latest('open', `<@${userOf(other)}>`);
    await press(other, await select(other, prompt, 'place supplies'), 'panel', 'end');
    expect(controlIn(await slash(who, 'caverna board'), 'undo')).toBeUndefined();
  });

  it('says in the middle of a turn that its moves are not shown yet, to nobody but its player', async () => {
    const note = 'Your current turn is not shown here yet';
    expect(textOf(await slash(playing(), 'caverna board'))).not.toContain(note);
    await select(playing(), table.prompt, 'place logging');
    for (const look of ['table', 'score', 'board'])
      expect(textOf(await slash(playing(), `caverna ${look}`)), look).toContain(note);
    expect(textOf(await slash(1 - playing(), 'caverna board'))).not.toContain(note);
  });
});

const offered = (message: SeenMessage) =>
  controlsOf(message).flatMap((control) => (control.kind === 'menu' ? control.values : []));
const shownIn = (message: SeenMessage) => JSON.stringify(message);

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
    expect(offered(card)).toEqual(expect.arrayContaining(['space:logging', 'tile:dogSchool']));
    const related = await select(playing(), card, 'tile:dogSchool');
    expect(textOf(related)).toContain('Costs nothing');
    // The card has the title, and there is a way back.
    expect(textOf(related)).not.toContain('###');
    const back = await press(playing(), related, 'open');
    expect(back.id).toBe(panel.id);
    expect(textOf(back)).toContain('Where does your dwarf go?');
    const menu = controlsOf(help).find(({ kind }) => kind === 'menu');
    expect(textOf(await forge(playing(), back, menu?.id ?? '', 'tile:nothing'))).toContain('I do not know that button');
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

  it('says in a line what each option does, with the spaces in the order of the board, as in the menus of the turn', async () => {
    const panel = await press(playing(), table.prompt, 'open');
    const help = await press(playing(), panel, 'help');
    const options: { readonly label?: string; readonly description?: string }[] = [];
    JSON.stringify(help.components, (key, value: unknown) => {
      if (key === 'options' && Array.isArray(value)) options.push(...value);
      return value;
    });
    expect(options.find(({ label }) => label === 'Starting player')?.description).toContain('all food here and 2 ore');
    expect(options.filter(({ description }) => description === undefined)).toEqual([]);
    const spaces = (message: SeenMessage, before: string) =>
      offered(message).flatMap((value) => (value.startsWith(before) ? [value.slice(before.length)] : []));
    const asked = spaces(panel, 'place ');
    expect(asked.length).toBeGreaterThan(10);
    expect(spaces(help, 'space:').filter((id) => asked.includes(id))).toEqual(asked);
  });

  it('shows the tiles that can be built now, and leaves the turn unchanged', async () => {
    const panel = await select(playing(), table.prompt, 'place housework');
    const help = await press(playing(), panel, 'help');
    expect(shownIn(help)).toContain('"description":"Housework"');
    expect(offered(help).some((id) => id === 'tile:dogSchool')).toBe(true);
    expect(offered(help)).not.toContain('tile:stateParlor');
    expect(textOf(await press(playing(), table.prompt, 'open'))).toContain('What do you do here?');
  });

  it('says the same to waiting players under the prompt, and is also shown beside a rehearsed turn', async () => {
    const other = 1 - playing();
    const told = await press(other, table.prompt, 'help');
    expect(shownIn(told)).toContain('"description":"Placing a dwarf"');
    expect(offered(told)).toContain('space:logging');
    const rehearsed = await select(other, await slash(other, 'caverna plan'), 'place housework');
    const help = await press(other, rehearsed, 'help');
    expect(shownIn(help)).toContain('"description":"Housework"');
    expect(offered(help)).toContain('tile:dogSchool');
    expect(textOf(await press(other, help, 'plan', 'goOn'))).toContain('You are rehearsing a turn');
  });
});

describe('/caverna rules', () => {
  it('finds scoring for people who look for the goal of the game', async () => {
    const choices = await suggested(0, 'caverna rules', { topic: 'goal' });
    const values = choices.slice(0, 2).map(({ value }) => value);
    expect(values.toSorted()).toEqual(['caverna/rule:scoring', 'caverna/rule:ties']);
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
    expect(textOf(tile)).toContain('furnishing tile · Costs 1 wood and 1 stone · 2 points · Replaces Slaughtering');
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
