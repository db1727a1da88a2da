import { chance, pick, randomOptions, subcommandsIn } from '../../lab/random-people.ts';
import { fillIn, shownFor, wander } from './curious-hands.ts';
import { attempt, placeOf, somebody } from './curious-people.ts';
import type { CuriousServer } from './curious-server.ts';

/** Uses any subcommand with any options. */
export async function commandAnything(server: CuriousServer, who = somebody(server)): Promise<void> {
  const { scene, random } = server;
  const { guild, users, commands } = scene.discord.world;
  const wanted = who.id === guild.ownerId && chance(random, 40) ? 'caverna-admin' : 'caverna';
  const subcommand = pick(random, subcommandsIn(commands.find(({ name }) => name === wanted)?.options));
  if (['end', 'remove', 'move', 'new'].includes(subcommand.name) && chance(random, 50)) return;
  const channel = await placeOf(server, who);
  const path = `${wanted} ${subcommand.path}`;
  const options = await randomOptions(subcommand.options, {
    random,
    people: [...users.keys()],
    suggest: async (focused, text, beside) => {
      const what = `${who.name} types "${text}" into ${focused} of /${path}`;
      const reaction = await attempt(server, what, () =>
        who.person.autocomplete(channel, path, { focused, options: { ...beside, [focused]: text } }),
      );
      return (reaction?.choices ?? []).map(({ value }) => String(value));
    },
  });
  const isForged = chance(random, 15);
  const what = `${who.name} ${isForged ? 'forges' : 'types'} /${path} ${JSON.stringify(options)} in ${channel}`;
  const person = isForged ? who.person.forging : who.person;
  if (isForged) server.forged.add(subcommand.name);
  const reaction = await attempt(server, what, () => person.slash(channel, path, options));
  if (reaction?.modal) await fillIn(server, who, reaction);
  const shown = reaction && (await shownFor(reaction));
  if (shown && chance(random, 70)) await wander(server, who, shown);
}
