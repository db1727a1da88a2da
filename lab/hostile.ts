import type { LocalDiscord, Person, Reaction } from 'local-discord';
import { UserMistake } from 'local-discord';
import { customId } from '../commands/custom-id.ts';
import type { Press } from '../commands/presses.ts';
import { END } from '../src/engine/log.ts';
import type { Random } from '../src/engine/random.ts';
import { controlsOf } from './hands.ts';
import { importFile } from './hostile-files.ts';
import { type LoadedGame, type Presses, playSomewhere, type Server } from './load-games.ts';

/** A server whose owner and members keep doing things that Discord allows but that nobody should do. */
export interface Foe {
  readonly discord: LocalDiscord;
  readonly server: Server;
  /** The games that were opened there first; their channels are deleted, and new ones appear. */
  readonly games: readonly LoadedGame[];
  readonly channels: string[];
  /** The text of a copy of one of their games. */
  readonly copy: string;
  /** The games and people of other servers. */
  readonly others: readonly LoadedGame[];
  readonly random: Random;
  readonly counted: Presses & { readonly deeds: Record<string, number> };
}

/** How many presses arrive at the same time in a flood. */
const FLOOD = 25;
/** How many absences a person sets and takes back in a row. */
const ABSENCES = 10;

const ODD = [
  '',
  '@everyone <@1> <#2>',
  '\u202eabc\u0000\u200b',
  'x'.repeat(500),
  '(a+)+$'.repeat(40),
  '__proto__',
  '../../etc/passwd',
  '99999999999999999999',
  'Europe/../Berlin',
  '1> [free](https://example.org) <@2',
  '😀'.repeat(100),
];

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

  async wishes(foe) {
    const { others, random } = foe;
    const strangers = [...foe.server.members, ...others.flatMap(({ players }) => players)];
    const by = strangers[random.below(strangers.length)] ?? '';
    await slash(foe, 'caverna replace', { player: String(random.below(2)), by });
    await slash(foe, 'caverna absent', { what: oneOf(foe, ['skip', 'standIn', 'replace', 'end']) });
    await slash(foe, 'caverna undo', { to: String(random.below(200)) });
    return slash(foe, 'caverna vote', { choice: oneOf(foe, ['agree', 'disagree']) });
  },

  async absences(foe) {
    const [channel, who] = [somewhere(foe), somebody(foe)];
    for (let left = ABSENCES; left > 0; left--) {
      await use(foe, () => who.slash(channel, 'caverna away', { to: '3d' }));
      await use(foe, () => who.slash(channel, 'caverna away', { cancel: true }));
    }
  },

  async statistics(foe) {
    const people = foe.others.flatMap(({ players }) => players);
    for (const player of [oneOf(foe, people), oneOf(foe, people)]) {
      await slash(foe, 'caverna stats', { player, where: oneOf(foe, ['here', 'all']) });
    }
    return slash(foe, 'caverna stats', { list: oneOf(foe, ['skill', 'solo']), where: 'all' });
  },

  async pictures(foe) {
    await slash(foe, `caverna ${oneOf(foe, ['board', 'table', 'score', 'log', 'mine'])}`);
    if (foe.random.below(4) === 0) await slash(foe, 'caverna replay', { frames: oneOf(foe, ['rounds', 'turns']) });
  },

  async takingBack(foe) {
    await playSomewhere(foe.discord, foe, foe.counted);
    return slash(foe, 'caverna undo');
  },

  async admin(foe) {
    const { discord, random, server } = foe;
    const [channel, owner] = [somewhere(foe), server.members[0] ?? ''];
    const typed = await use(foe, () =>
      discord
        .as(owner)
        .autocomplete(channel, `caverna-admin ${oneOf(foe, ['rollback', 'restore'])}`, { focused: 'game' }),
    );
    const ids = [
      ...(typed?.choices ?? []).map(({ value }) => String(value)),
      oneOf(
        foe,
        foe.others.map(({ id }) => id),
      ),
    ];
    const game = oneOf(foe, ids);
    const name = oneOf(foe, ['export', 'pause', 'resume', 'rollback', 'move', 'remove', 'restore', 'health', 'list']);
    const options = {
      ...(!['health', 'list'].includes(name) && { game }),
      ...(name === 'rollback' && { entry: random.below(60) }),
    };
    const reaction = await slash(foe, `caverna-admin ${name}`, options);
    return pressAny(foe, reaction, /:remove:/);
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

  async typing(foe) {
    const [path, focused] = oneOf(foe, [
      ['caverna rules', 'topic'],
      ['caverna undo', 'to'],
      ['caverna away', 'to'],
      ['caverna replace', 'player'],
      ['caverna settings', 'timezone'],
    ] as const);
    const [channel, text] = [somewhere(foe), oneOf(foe, ODD)];
    return use(foe, () => somebody(foe).forging.autocomplete(channel, path, { focused, options: { [focused]: text } }));
  },

  async notes(foe) {
    const [channel, who] = [somewhere(foe), somebody(foe)];
    const form = await use(foe, () => who.slash(channel, 'caverna notes'));
    if (form?.modal)
      await use(foe, () => who.submitModal(form.id, { text: oneOf(foe, ODD).repeat(4).slice(0, 2_000) }));
    return use(foe, () => who.forging.slash(channel, 'caverna settings', { timezone: oneOf(foe, ODD) }));
  },

  async person(foe) {
    const [channel, who] = [somewhere(foe), somebody(foe)];
    const figures = await use(foe, () => who.slash(channel, 'caverna stats'));
    const message = await figures?.shown(SOON).catch(() => undefined);
    if (!message) return;
    const [game, where] = [oneOf(foe, foe.others).id, 'here'] as const;
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

/** How a hostile person acts: for how long, and how long they pause after each attack. */
interface Course {
  goesOn(): boolean;
  rest(foe: Foe): Promise<void>;
}

/** Does one attack after another until the time is up. */
export async function harm(foe: Foe, { goesOn, rest }: Course): Promise<void> {
  const names = Object.keys(deeds);
  while (goesOn()) {
    const name = oneOf(foe, names);
    foe.counted.deeds[name] = (foe.counted.deeds[name] ?? 0) + 1;
    await deeds[name]?.(foe).catch((error: unknown) => {
      if (!(error instanceof UserMistake)) foe.counted.errors.push(`${name}: ${String(error)}`);
    });
    await rest(foe);
  }
}

function oneOf<T>({ random }: Pick<Foe, 'random'>, list: readonly T[]): T {
  const one = list[random.below(list.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
}

const somewhere = (foe: Foe): string => oneOf(foe, foe.channels);
const somebody = (foe: Foe): Person => foe.discord.as(oneOf(foe, foe.server.members));

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

type Given = NonNullable<Parameters<Person['slash']>[2]>;

/** Uses a command somewhere; only the owner may use admin commands. */
function slash(foe: Foe, path: string, options: Given = {}): Promise<Reaction | undefined> {
  const { members } = foe.server;
  const who = path.startsWith('caverna-admin') ? members[0] : oneOf(foe, members);
  return use(foe, () => foe.discord.as(who ?? '').slash(somewhere(foe), path, options));
}

/** How long (ms) to wait for the result of a press. */
const SOON = 2_000;

/** Presses a button of a shown message, if there is one with such an id. */
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
  if (message && controls.length > 0) await use(foe, () => somebody(foe).press(message.id, oneOf(foe, controls).id));
}

/** Ids of presses on games of other servers, and ids that no message contains. */
function forgedIds(foe: Foe): string[] {
  const { id: game } = oneOf(foe, foe.others);
  const presses: Press[] = [
    { on: 'look', game, look: 'log' },
    { on: 'lobby', game, act: 'close' },
    { on: 'vote', game, vote: 'abcdefghij', agrees: true },
    { on: 'move', game, step: 0, move: END },
    { on: 'undo', game, entry: 1 },
    { on: 'remove', game },
    { on: 'replay', game, pace: 'turns' },
  ];
  return [customId(oneOf(foe, presses)), `c1:${oneOf(foe, ODD)}:${game}`.slice(0, 100), 'c1:look:__proto__:log'];
}
