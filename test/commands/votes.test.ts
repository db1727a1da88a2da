import { type SeenMessage, textOf } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import type { Press } from '../../commands/presses.ts';
import { stateFrom } from '../../src/games/caverna/positions.ts';
import { standAt } from '../faults/tables.ts';
import { expectText } from './asked.ts';
import { CAVES, sceneForEach } from './each.ts';
import { controlId } from './people.ts';

const MARA = 0;
const TOM = 1;
const DAYS_3 = 72 * 3_600_000;

type On = Press['on'];

const people = sceneForEach({ games: [CAVES] });
const { scene, gameNow, pass, id, nameOf: name, messages, latest, called, press, tap, forge, play, suggested } = people;
const { select, start: begin } = people;
afterEach(() => expect(scene.discord.requests.rejected).toEqual([]));

const posted = (text: string, on: On | 'any' = 'any'): Promise<SeenMessage> => latest(on, text);

const slash = async (...used: Parameters<typeof people.slash>) => textOf(await people.slash(...used));

const start = (players: number, computers = 0): Promise<SeenMessage> => begin(players, { computers });
const prompt = (who?: number): Promise<SeenMessage> => posted(who === undefined ? '<@' : `<@${id(who)}>`, 'open');

/** Takes a whole turn with `/caverna turn`: places a dwarf on the first of some spaces that is free, and ends. */
const takeTurn = async (who: number, ...spaces: readonly string[]) =>
  play(who, await people.slash(who, 'caverna turn'), ...spaces);
async function twoTurns() {
  const first = called(await start(2));
  const closed = await takeTurn(first, 'logging');
  await prompt(1 - first);
  await takeTurn(1 - first, 'clearing');
  await prompt(first);
  return { first, second: 1 - first, closed };
}
const undoable = (who: number) => suggested(who, 'caverna undo', { to: '' });

it('computer players are added and removed with buttons or a command, and play without being mentioned', async () => {
  await slash(MARA, 'caverna new', { players: 3, computers: 1 });
  const lobby = await posted('Computer 1', 'lobby');
  await tap(MARA, lobby, 'lobby', 'moreComputers');
  const full = await posted('Computer 2', 'lobby');
  expect(await slash(TOM, 'caverna game computers', { count: 0 })).toContain('Only the host');
  expect(textOf(await press(TOM, full, 'lobby', 'fewerComputers'))).toContain('Only the host');
  await tap(MARA, full, 'lobby', 'fewerComputers');
  await latest('lobby', (text) => text.includes('2 of 3') && !text.includes('Computer 2'));
  expect(await slash(MARA, 'caverna game computers', { count: 2 })).toContain('Computer players: 2');
  await tap(MARA, full, 'lobby', 'start');
  await prompt(MARA);
  // The starting player is random: two computers may have taken two of the spaces.
  await takeTurn(MARA, 'logging', 'clearing', 'startingPlayer');
  await latest('any', (text) => text.includes('**Computer 1**: ') && text.includes('**Computer 2**: '));
  await prompt(MARA);
  expect(messages().some((message) => textOf(message).includes('<@computer'))).toBe(false);
});

describe('an absent player', () => {
  it('is played by a computer after a vote, until they press anything', async () => {
    const away = called(await start(3));
    const [one = 0, other = 0] = [0, 1, 2].filter((who) => who !== away);
    expect(await slash(one, 'caverna absent', { what: 'computer', player: name(away) })).toContain('still has time');
    expect(await slash(one, 'caverna absent', { what: 'computer' })).toContain(`**${name(away)}** still has time`);
    await pass(DAYS_3);
    expect(await slash(one, 'caverna absent', { what: 'computer' })).toContain('the others have been asked');
    const vote = await posted(`Let a computer play for **${name(away)}**`, 'vote');
    expectText(textOf(vote), [`Still to vote: <@${id(other)}>`, /The vote ends <t:\d+:R>/]);
    expect(textOf(await press(away, vote, 'vote'))).toContain('Only the other players');
    expect(textOf(await press(other, vote, 'vote', { agrees: true }))).toContain('You agreed, and that decides it.');
    await posted('Agreed.');
    await posted(`A computer plays for **${name(away)}**`);
    await posted('A computer played in their place.');
    await scene.bot.drain();
    const next = await prompt();
    expect(called(next)).not.toBe(away);
    await press(away, next, 'look');
    await posted(`**${name(away)}** is back`);
    expect(await slash(one, 'caverna vote', { choice: 'agree' })).toContain('nothing to vote on');
  });

  it('is announced in the channel if the vote is refused, and the host can let the turn pass later', async () => {
    const away = called(await start(3));
    const [one = 0, other = 0] = [0, 1, 2].filter((who) => who !== away);
    await pass(DAYS_3);
    expect(await slash(one, 'caverna absent', { what: 'pass', player: name(away) })).toContain('have been asked');
    await posted('Pass **', 'vote');
    expect(await slash(other, 'caverna vote', { choice: 'disagree' })).toContain('You disagreed, so it is off.');
    await posted('Refused.');
  });

  it('is the subject of a vote whose message calls once, even if somebody deletes it', async () => {
    const away = called(await start(6));
    const [one = 0, two = 0] = [0, 1, 2, 3, 4, 5].filter((who) => who !== away);
    await pass(DAYS_3);
    await slash(one, 'caverna absent', { what: 'computer' });
    const vote = await posted('Let a computer', 'vote');
    await scene.bot.drain();
    scene.discord.faults.deleteMessage(vote.id);
    await slash(two, 'caverna vote', { choice: 'agree' });
    await posted(`Agreed: **${name(one)}** and **${name(two)}**`, 'vote');
    const calls = scene.discord.requests.sent.filter(({ text, users }) => text.includes('Let a') && users.length > 0);
    expect(calls.map(({ messageId }) => messageId)).toEqual([vote.id]);
    // The bot has tried to edit the deleted message.
    expect(scene.discord.requests.rejected.splice(0)).toMatchObject([{ code: 10008 }]);
  });

  it('keeps the dwarf at home, as the log says', async () => {
    const away = called(await start(2));
    await pass(DAYS_3);
    expect(await slash(1 - away, 'caverna absent', { what: 'pass' })).toContain('Done.');
    const told = await posted(`**${name(away)}**: kept a dwarf at home`);
    expect(textOf(told)).toContain('The table decided this');
    await prompt(1 - away);
  });

  it('may lose the seat to somebody who takes it, and is still named in the turns that they took themselves', async () => {
    const { first: away } = await twoTurns();
    await pass(DAYS_3);
    expect(await slash(1 - away, 'caverna absent', { what: 'offer' })).toContain('Done.');
    const offer = await posted('seat is free, with everything', 'take');
    expect(textOf(await press(1 - away, offer, 'take'))).toContain('is already playing in this game');
    expect(textOf(await press(3, offer, 'take'))).toContain('The seat is yours');
    await posted(`**${name(3)}** takes over **${name(away)}**’s seat`);
    expect(textOf(await press(4, offer, 'take'))).toContain('no longer free');
    expect(await slash(away, 'caverna turn')).toContain('not playing');
    await prompt(3);
    expect(await slash(1 - away, 'caverna log', { recap: true })).toContain('Nothing has happened');
    await takeTurn(3, 'startingPlayer');
    await prompt(1 - away);
    const log = await slash(MARA, 'caverna log');
    expectText(log, [`**${name(away)}**: *Logging*`, `**${name(3)}**: *Starting player*`]);
    const choices = await undoable(3);
    expect(choices.map((choice) => choice.name)).toEqual([
      expect.stringMatching(`^${name(3)}: .*Starting player`),
      expect.stringMatching(`^${name(1 - away)}: .*Clearing`),
      expect.stringMatching(`^${name(away)}: .*Logging`),
    ]);
    await slash(3, 'caverna undo', { to: String(choices[2]?.value) });
    const vote = textOf(await posted('This takes back', 'vote'));
    expectText(vote, [`**${name(away)}**: *Logging*`, `**${name(3)}**: *Starting player*`]);
  });
});

it('forged presses and strange options get an explanation and change nothing', async () => {
  const shown = await start(2);
  const { id: game } = await gameNow();
  for (const forged of [
    ...[`vote:${game}:nosuchvote:yes`, `vote:${game}:nosuchvote:maybe`, `take:${game}:nosuchvote`],
    ...[`absent:${game}:99:pass`, `absent:${game}:0:remove`, `askUndo:${game}:999`],
    `vote:nosuchgame:nosuchvote:yes`,
  ])
    expect(textOf(await forge(4, shown, `c1:${forged}`)), forged).not.toBe('');
  expect(await slash(MARA, 'caverna absent', { what: 'pass', player: 'no one' })).toContain('no one');
  expect(await slash(4, 'caverna undo', { to: '1' })).toContain('not playing');
  expect(await slash(MARA, 'caverna vote', { choice: 'agree' })).toContain('nothing to vote on');
  expect(await scene.stores.games.log(game)).toEqual([]);
});

it('the deadline of a table ends with a message that offers what the others can do', async () => {
  const away = called(await start(3));
  const other = away === MARA ? TOM : MARA;
  await pass(DAYS_3);
  const late = await posted(`**${name(away)}** has taken longer`, 'absent');
  expect(textOf(await press(away, late, 'absent'))).toContain('your own seat');
  expect(textOf(await press(4, late, 'absent'))).toContain('not playing');
  expect(textOf(await press(other, late, 'absent', { remedy: 'offer' }))).toContain('have been asked');
  await posted('seat to somebody new?', 'vote');
});

it('/caverna replace seats somebody else when both agree', async () => {
  await start(2);
  expect(await slash(MARA, 'caverna replace', { player: 'nobody', by: id(3) })).toContain('nobody');
  expect(await slash(MARA, 'caverna replace', { player: name(TOM), by: id(MARA) })).toContain('is already playing');
  expect(await slash(MARA, 'caverna replace', { player: name(TOM), by: id(3) })).toContain('have been asked');
  const vote = await posted('take over', 'vote');
  await press(3, vote, 'vote', { agrees: true });
  await scene.bot.drain();
  expect(textOf(await press(4, vote, 'vote', { agrees: true }))).toContain('does not count');
  const open = await posted(`Agreed: **${name(3)}** and **${name(MARA)}**`, 'vote');
  expect(textOf(await press(TOM, open, 'vote', { agrees: true }))).toContain('You agreed, and that decides it.');
  expect(textOf(await posted('Agreed.'))).toContain(`**${name(TOM)}**’s seat`);
  await posted(`**${name(3)}** takes over`);
  expect(textOf(await forge(MARA, vote, controlId(vote, 'vote', { agrees: true })))).toContain('This vote is over');
});

describe('an undo that needs consent', () => {
  it('shows what is undone, waits for everybody, marks the old pictures, and lets the turn be played again', async () => {
    const { first, second, closed } = await twoTurns();
    expect(textOf(await press(first, closed, 'undo'))).toContain('The game has moved on since');
    const refused = await people.slash(first, 'caverna undo');
    expect(textOf(refused)).toContain('only if all of them agree');
    const choices = await undoable(first);
    const names = choices.map(({ name }) => name.replace(/ .*to /, ' '));
    expect(names.join()).toMatch(/^[^,]*Clearing[^,]*,[^,]*Logging[^,]*$/);
    // Their gains are described as in the posts.
    expect(choices[1]?.name).toContain('+3 wood');
    expect(await slash(first, 'caverna undo', { to: 'nonsense' })).toContain('Pick one from the list');
    expect(textOf(await press(first, refused, 'askUndo'))).toContain('have been asked');
    const vote = await posted('This takes back 2 turns', 'vote');
    expectText(textOf(vote), [`**${name(second)}**: *Clearing*`, '+3 wood', 'Nothing has been turned face up']);
    expect(await slash(second, 'caverna undo', { to: String(choices[1]?.value) })).toContain('voting on');
    await press(second, vote, 'vote', { agrees: true });
    const undone = await posted(`All agreed, so **${name(first)}**`);
    // The post describes each turn as the turn's own post did.
    for (const brought of ['*Logging*: +3 wood', '*Clearing*: +1 wood']) expect(textOf(undone)).toContain(brought);
    await prompt(first);
    await scene.bot.drain();
    const marked = messages().filter((message) => textOf(message).includes('Undone:'));
    expect(marked).toHaveLength(2);
    for (const message of marked) {
      expect(textOf(message)).toMatch(/~~\*\*.*\*\*: \*.*~~/);
      expect(JSON.stringify(message.components)).toContain('/attachments/');
    }
    expect(await slash(first, 'caverna turn')).toContain('So far');
    const anew = await select(first, await prompt(first), 'place clearing');
    expect(textOf(anew)).toContain('Your turn starts over with this');
    await press(first, anew, 'panel', 'end');
    await prompt(second);
  });

  it('makes a game against computers unrated once something was turned up, after a confirmation', async () => {
    await start(1, 1);
    await takeTurn(MARA, 'logging');
    await prompt(MARA);
    await takeTurn(MARA, 'clearing', 'supplies', 'startingPlayer');
    await posted('Round 2', 'open');
    const choices = await undoable(MARA);
    const to = String(choices.at(-1)?.value);
    const asked = await people.slash(MARA, 'caverna undo', { to });
    expect(textOf(asked)).toContain('no longer counts for ratings');
    // Nobody else could agree, so nobody is asked.
    expect(textOf(await people.slash(MARA, 'caverna undo'))).toBe(textOf(asked));
    expect(textOf(await press(MARA, asked, 'askUndo'))).toContain('Done.');
    await posted(`so this game no longer counts for ratings. **${name(MARA)}** takes this back:`);
    const again = await people.slash(MARA, 'caverna turn');
    expect(textOf(again)).toContain('So far');
    await press(MARA, again, 'panel', 'end');
    await scene.bot.drain();
    expect(await slash(MARA, 'caverna undo')).toContain('Your last turn is open again');
  });

  it('is withdrawn when the game continues', async () => {
    const { first } = await twoTurns();
    const choices = await undoable(first);
    await slash(first, 'caverna undo', { to: String(choices[0]?.value) });
    const vote = await posted('This takes back one turn', 'vote');
    await takeTurn(first, 'startingPlayer');
    await posted('Cancelled: ');
    expect(textOf(await forge(1 - first, vote, controlId(vote, 'vote', { agrees: true })))).toContain('vote is over');
  });
});

/** Asks to take back the oldest turn, has the other player agree, and returns the post that says so. */
async function agreedUndo(asker: number): Promise<string> {
  const choices = await undoable(asker);
  await slash(asker, 'caverna undo', { to: String(choices.at(-1)?.value) });
  const vote = await posted('This takes back', 'vote');
  await press(1 - asker, vote, 'vote', { agrees: true });
  return textOf(await posted('All agreed, so'));
}

describe('the post of an agreed undo', () => {
  it('also names the place that a tile took automatically, and what it brought', async () => {
    await begin(2);
    await scene.bot.drain();
    await standAt({ scene, game: gameNow }, stateFrom({ players: 2, round: 3, seats: [{ goods: { stone: 1 } }, {}] }));
    const work = await select(0, await people.slash(0, 'caverna turn'), 'place housework');
    await tap(0, await select(0, work, 'furnish carpenter'), 'panel', 'end');
    expect(textOf(await posted('*Housework*'))).toContain('furnished *Carpenter* on D3: +1 dog, −1 stone');
    await prompt();
    expect(await agreedUndo(0)).toContain('furnished *Carpenter* on D3: +1 dog, −1 stone');
  });

  it('says what each turn had brought in Cave vs Cave', async () => {
    const shown = await begin(2, { game: 'cave-vs-cave', mode: 'era1' });
    const who = called(shown);
    await tap(who, await select(who, shown, 'use undergrowth'), 'panel', 'end');
    await latest('open', (text, { id }) => text.includes('<@') && id !== shown.id);
    expect(await agreedUndo(who)).toContain('+2 wood');
  });
});
