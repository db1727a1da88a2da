import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { controlsOf } from '../../lab/hands.ts';
import { tableForEach } from './each.ts';
import { controlIn } from './people.ts';

const playing = () => table.called(table.prompt);
const { table, id: userOf, latest, slash, press, select, endGame } = tableForEach(2);

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

  it('leads back to the turn of the player who must decide', async () => {
    const board = await press(playing(), table.prompt, 'look');
    expect(controlIn(board, 'open')).toMatchObject({ label: 'Back to my turn' });
    const more = await press(playing(), table.prompt, 'more');
    expect(controlIn(more, 'open')).toMatchObject({ label: 'Back to my turn' });
    expect(controlIn(more, 'plan')).toBeUndefined();
    for (const look of ['table', 'score', 'log', 'board'])
      expect(controlIn(await slash(playing(), `caverna ${look}`), 'open'), look).toBeDefined();
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
