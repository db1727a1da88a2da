import type { LocalDiscord, Person, Reaction } from 'local-discord';
import { UserMistake } from 'local-discord';
import { customId } from '../commands/custom-id.ts';
import type { Press } from '../commands/presses.ts';
import { END } from '../src/engine/log.ts';
import type { Random } from '../src/engine/random.ts';
import { controlsOf } from './hands.ts';
import { importFile } from './hostile-files.ts';
import { type LoadedGame, type Presses, playSomewhere, type Server } from './load-games.ts';
import { chance, type Given, inputsOf, ODD_TEXTS, pick, randomOptions, subcommandsIn } from './random-people.ts';

/** A server whose owner and members keep doing things that Discord allows but that nobody should do. */
export interface Foe {
  readonly discord: LocalDiscord;
  readonly server: Server;
  /** The games that were opened there first; their channels are deleted, and new ones appear. */
  readonly games: readonly LoadedGame[];
  readonly channels: string[];
  /** The text of a copy of one of their games. */
  readonly copy: string;
  /** The games and people on other servers. */
  readonly others: readonly LoadedGame[];
  readonly random: Random;
  readonly counted: Presses & { readonly deeds: Record<string, number> };
}

/** How many presses arrive at the same time in a flood. */
const FLOOD = 25;
const deeds: Readonly<Record<string, (foe: Foe) => Promise<unknown>>> = {
  async import(foe) {
    const { copy, others, random } = foe;
    const named = { strangers: others.flatMap(({ players }) => players), games: others.map(({ id }) => id) };
    const bytes = new TextEncoder().encode(importFile(copy, named, random));
    return slash(foe, 'caverna-admin import', { file: { filename: 'copy.json', bytes } });
  },

  async lobbies(foe) {
    const [channel, who] = [somewhere(foe), somebody(foe)];
    const opened = await use(foe, () => who.slash(channel, 'caverna new', { computers: foe.random.below(3) }));
    await pressAny(foe, opened, /:thread:/);
    return pressIn(foe, channel, /:lobby:/);
  },

  async commands(foe) {
    const { discord, server, others, random } = foe;
    const name = chance(random, 30) ? 'caverna-admin' : 'caverna';
    const { options: all } = discord.world.commands.find((command) => command.name === name) ?? {};
    const subcommand = pick(random, subcommandsIn(all));
    const [channel, path] = [somewhere(foe), `${name} ${subcommand.path}`];
    const who = name === 'caverna' ? somebody(foe) : discord.as(server.members[0] ?? '');
    const options = await randomOptions(subcommand.options, {
      random,
      people: [...server.members, ...others.flatMap(({ players }) => players)],
      suggest: async (focused, text, beside) => {
        const typed = { focused, options: { ...beside, [focused]: text } };
        const reaction = await use(foe, () => who.forging.autocomplete(channel, path, typed));
        return [...(reaction?.choices ?? []).map(({ value }) => String(value)), pick(random, others).id];
      },
    });
    const reaction = await use(foe, () => who.slash(channel, path, options));
    if (!reaction?.modal) return pressAny(foe, reaction, /:/);
    const fields = inputsOf(reaction.modal.components).map((id) => [id, pick(random, ODD_TEXTS)]);
    return use(foe, () => who.submitModal(reaction.id, Object.fromEntries(fields)));
  },

  async takingBack(foe) {
    await playSomewhere(foe.discord, foe, foe.counted);
    return slash(foe, 'caverna undo');
  },

  async channels({ discord, channels, server, random }) {
    if (random.below(4) > 0) return;
    const [gone] = channels.splice(random.below(channels.length), 1, discord.addChannel('new', server.id));
    if (gone !== undefined) discord.faults.deleteChannel(gone);
  },

  async forgeries(foe) {
    const who = somebody(foe).forging;
    const message = newest(foe, somewhere(foe));
    if (!message) return;
    for (const id of forgedIds(foe)) await use(foe, () => who.press(message.id, id));
  },

  async person(foe) {
    const [channel, who] = [somewhere(foe), somebody(foe)];
    const figures = await use(foe, () => who.slash(channel, 'caverna stats'));
    const message = await figures?.shown(SOON).catch(() => undefined);
    if (!message) return;
    const [game, where] = [pick(foe.random, foe.others).id, 'here'] as const;
    const removal = customId({ on: 'stats', game, stand: 'forgotten', where, page: 0 });
    const setting = (value: string) => customId({ on: 'settings', game: 'own', setting: 'statistics', value });
    const ids = Array.from({ length: FLOOD }, (_, at) => [removal, setting(at % 2 === 0 ? 'on' : 'off')]).flat();
    await Promise.all(ids.map((id) => use(foe, () => who.forging.press(message.id, id))));
  },

  async floods(foe) {
    const channel = somewhere(foe);
    const message = newest(foe, channel);
    const [control] = message ? controlsOf(message) : [];
    const press = (who: Person) =>
      message && control ? who.press(message.id, control.id) : who.slash(channel, 'caverna turn');
    await Promise.all(Array.from({ length: FLOOD }, () => use(foe, () => press(somebody(foe)))));
  },
};

/** How a hostile person acts: how long the attacks last in total, and how long the pause is after each. */
interface Course {
  goesOn(): boolean;
  rest(foe: Foe): Promise<void>;
}

/** Does one attack after another until the time is up. */
export async function harm(foe: Foe, { goesOn, rest }: Course): Promise<void> {
  const names = Object.keys(deeds);
  while (goesOn()) {
    const name = pick(foe.random, names);
    foe.counted.deeds[name] = (foe.counted.deeds[name] ?? 0) + 1;
    await deeds[name]?.(foe).catch((error: unknown) => {
      if (!(error instanceof UserMistake)) foe.counted.errors.push(`${name}: ${String(error)}`);
    });
    await rest(foe);
  }
}

const somewhere = (foe: Foe): string => pick(foe.random, foe.channels);
const somebody = (foe: Foe): Person => foe.discord.as(pick(foe.random, foe.server.members));

function newest(foe: Foe, channel: string) {
  const messages = foe.discord.as(foe.server.members[0] ?? '').messages(channel);
  return messages.findLast((message) => controlsOf(message).length > 0);
}

/** Counts the answer to an interaction; undefined if Discord's client does not allow it. */
async function use({ counted }: Foe, act: () => Promise<Reaction>): Promise<Reaction | undefined> {
  try {
    const reaction = await act();
    counted.ackMs.push(reaction.ackMs);
    if (!reaction.acknowledged) counted.errors.push('not acknowledged');
    return reaction;
  } catch (error) {
    if (error instanceof UserMistake) return undefined;
    throw error;
  }
}

/** Uses a command somewhere; only the owner may use admin commands. */
function slash(foe: Foe, path: string, options: Given = {}): Promise<Reaction | undefined> {
  const { members } = foe.server;
  const who = path.startsWith('caverna-admin') ? members[0] : pick(foe.random, members);
  return use(foe, () => foe.discord.as(who ?? '').slash(somewhere(foe), path, options));
}

/** How long (ms) to wait for the result of a press. */
const SOON = 2_000;

/** Presses a button of a shown message, if there is one with a matching id. */
async function pressAny(foe: Foe, reaction: Reaction | undefined, wanted: RegExp): Promise<void> {
  const message = await reaction?.shown(SOON).catch(() => undefined);
  const control = message && controlsOf(message).find(({ id }) => wanted.test(id));
  if (message && control)
    await use(foe, () => foe.discord.as(foe.server.members[0] ?? '').press(message.id, control.id));
}

/** Presses something on the newest message of a channel. */
async function pressIn(foe: Foe, channel: string, wanted: RegExp): Promise<void> {
  const message = newest(foe, channel);
  const controls = message ? controlsOf(message).filter(({ id, kind }) => kind === 'button' && wanted.test(id)) : [];
  if (message && controls.length > 0)
    await use(foe, () => somebody(foe).press(message.id, pick(foe.random, controls).id));
}

/** Ids of presses in other servers' games, and ids that no message contains. */
function forgedIds(foe: Foe): string[] {
  const { id: game } = pick(foe.random, foe.others);
  const presses: Press[] = [
    { on: 'look', game, look: 'log' },
    { on: 'lobby', game, act: 'close' },
    { on: 'vote', game, vote: 'abcdefghij', agrees: true },
    { on: 'move', game, step: 0, move: END },
    { on: 'undo', game, entry: 1 },
    { on: 'remove', game },
    { on: 'replay', game, pace: 'turns' },
  ];
  return [
    customId(pick(foe.random, presses)),
    `c1:${pick(foe.random, ODD_TEXTS)}:${game}`.slice(0, 100),
    'c1:look:__proto__:log',
  ];
}
