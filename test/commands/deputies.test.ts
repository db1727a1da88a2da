import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { sceneForEach } from './each.ts';
import { controlIn } from './people.ts';

const ANY = 3;
const { scene, id, nameOf: name, messages, direct, latest, called, slash, press, play, start } = sceneForEach();

const posted = (text: string): Promise<SeenMessage> => latest('any', (all) => all.includes(text));

async function asked(options: Record<string, string> = { to: '3d' }) {
  const away = called(await start(3));
  const answer = textOf(await slash(away, 'caverna away', { ...options, deputy: id(ANY) }));
  return { away, answer };
}

async function agreed() {
  const { away } = await asked();
  const [request = expect.fail()] = direct(ANY);
  const answer = await press(ANY, request, 'deputy', 'agree');
  await scene.bot.tick();
  return { away, answer };
}

describe('a deputy', () => {
  it('is asked in a direct message, agrees there, is called in place of the player and plays', async () => {
    const { away, answer } = await asked();
    expect(answer).toContain(`I have asked **${name(ANY)}** to play for you.`);
    expect(answer).toContain(`**${name(ANY)}** has not answered yet (1 game until`);
    const [request = expect.fail()] = direct(ANY);
    expect(textOf(request)).toContain(`**${name(away)}** asks you to play for them (1 game until`);
    const thanks = await press(ANY, request, 'deputy', 'agree');
    expect(thanks.id).toBe(request.id);
    expect(textOf(thanks)).toContain(`Thank you. You will be called when it is **${name(away)}**’s turn`);
    expect(textOf(thanks)).toContain(`You play for **${name(away)}** (1 game until`);
    await scene.bot.tick();
    await posted(`**${name(ANY)}** plays for **${name(away)}** until`);
    expect(textOf(await slash(ANY, 'caverna mine'))).toContain(`you play for **${name(away)}**`);
    const call = await posted(`<@${id(ANY)}> for **${name(away)}**, it is your turn`);
    const panel = await press(ANY, call, 'open');
    expect(textOf(panel)).toContain(`**${name(ANY)}** for **${name(away)}**`);
    await play(ANY, panel, 'logging', 'clearing');
    await posted(`**${name(ANY)} for ${name(away)}**: `);
    expect(textOf(await slash(away, 'caverna log'))).toContain(`${name(ANY)} for ${name(away)}`);
    expect(direct(away).map(textOf)).toEqual([`**${name(ANY)}** has agreed to play for you.`]);
  });

  it('gives the seat back with a button, and the player is called again', async () => {
    const { away } = await agreed();
    expect(textOf(await press(ANY, await slash(ANY, 'caverna away'), 'deputy', 'giveBack'))).toContain(
      `You are not playing for **${name(away)}**.`,
    );
    await posted(`**${name(ANY)}** cannot play for **${name(away)}** any longer.`);
    expect(direct(away).map(textOf).at(-1)).toContain(`**${name(ANY)}** is not playing for you`);
    expect(textOf(await slash(ANY, 'caverna turn'))).toContain('You are not playing in this game.');
  });

  it('is not needed any more when the player says so, or is back', async () => {
    const { away } = await agreed();
    expect(textOf(await press(away, await slash(away, 'caverna away'), 'deputy', 'dismiss'))).toContain('Nobody plays');
    await posted(`**${name(ANY)}** no longer plays for **${name(away)}**.`);
  });

  it('who takes no direct messages finds the request in /caverna away', async () => {
    const away = called(await start(3));
    scene.discord.faults.closeDirectMessages(id(ANY));
    const answer = textOf(await slash(away, 'caverna away', { to: '3d', deputy: id(ANY) }));
    expect(answer).toContain(`**${name(ANY)}** does not accept direct messages from me`);
    const own = await slash(ANY, 'caverna away');
    expect(textOf(own)).toContain(`**${name(away)}** asks you to play for them`);
    await press(ANY, own, 'deputy', 'agree');
    await posted(`**${name(ANY)}** plays for **${name(away)}** until`);
  });

  it('who has left the server is no longer called: the player is', async () => {
    const { away } = await asked();
    const [request = expect.fail()] = direct(ANY);
    scene.discord.faults.leave(id(ANY));
    await press(ANY, request, 'deputy', 'agree');
    await scene.bot.tick();
    await posted(`**${name(ANY)}** has left this server and no longer plays for **${name(away)}**`);
    expect(messages().map(textOf).join()).not.toContain(`<@${id(ANY)}>`);
  });

  it('without an end date needs no absence', async () => {
    const { answer } = await asked({});
    expect(answer).toContain(`**${name(ANY)}** has not answered yet (1 game)`);
    expect(answer).toContain('You are not away.');
  });

  it('cannot be the player, the only opponent or a bot; naming one of these changes nothing', async () => {
    const away = called(await start(2));
    const other = 1 - away;
    const refused = async (deputy: string) => textOf(await slash(away, 'caverna away', { to: '3d', deputy }));
    expect(await refused(id(away))).toContain('your own deputy');
    expect(await refused(id(other))).toMatch(/is your only opponent there\.\nNothing was changed\.$/);
    expect(await refused(scene.discord.world.application.bot.id)).toContain('A bot cannot play for you.');
    expect(textOf(await slash(away, 'caverna away'))).toContain('You are not away.');
  });

  it('cannot be asked again and again; if the bot refuses to ask, it does not note the absence, either', async () => {
    const { away } = await asked();
    await slash(away, 'caverna away', { to: '3d', deputy: id(ANY) });
    await slash(away, 'caverna away', { to: '3d', deputy: id(ANY) });
    await slash(away, 'caverna away', { cancel: true });
    const refused = textOf(await slash(away, 'caverna away', { to: '3d', deputy: id(ANY) }));
    expect(refused).toContain('several times today. Ask again tomorrow, or name somebody else. Nothing was changed.');
    expect(textOf(await slash(away, 'caverna away'))).toContain('You are not away.');
  });

  it('at the same table plays once the others have agreed', async () => {
    const away = called(await start(3));
    const [one = 0, other = 0] = [0, 1, 2].filter((who) => who !== away);
    await slash(away, 'caverna away', { to: '3d', deputy: id(one) });
    const [request = expect.fail()] = direct(one);
    expect(textOf(await press(one, request, 'deputy', 'agree'))).toContain('so the others will vote on it');
    const vote = await latest('vote', 'who also plays at this table');
    expect(controlIn(vote, 'vote')).toBeDefined();
    await press(other, vote, 'vote', { agrees: true });
    await posted(`**${name(one)}** plays for **${name(away)}** until`);
  });
});
