import { type Person, type Reaction, type SeenMessage, textOf } from 'local-discord';
import { customId, readCustomId } from '../../commands/custom-id.ts';
import type { Press } from '../../commands/presses.ts';
import { type Control, controlsOf, isForAll, pressOn } from '../../lab/hands.ts';
import type { Scene } from './fixture.ts';

type On = Press['on'];

/** Which of the controls of a kind is meant: by its action (`act`), its `label`, or other fields of its press. */
type Which = string | Readonly<Record<string, unknown>>;

/** The first control of a message that is of this kind; undefined if there is none. */
export function controlIn(message: Pick<SeenMessage, 'components'>, on: On, which: Which = {}): Control | undefined {
  const wanted = Object.entries({ on, ...(typeof which === 'string' ? { act: which } : which) });
  return controlsOf(message).find((control) => {
    const found: Readonly<Record<string, unknown>> = { ...readCustomId(control.id), ...control };
    return wanted.every(([field, value]) => found[field] === value);
  });
}

/** The custom id of that control; throws if there is none. */
export function controlId(message: SeenMessage, on: On, which?: Which): string {
  const found = controlIn(message, on, which);
  if (!found) throw new Error(`The message has no such "${on}": ${textOf(message)}`);
  return found.id;
}

/** The menu of a message that offers a value; throws if there is none. */
export function menuId(message: SeenMessage, value: string): string {
  const menu = controlsOf(message).find((control) => control.kind === 'menu' && control.values.includes(value));
  if (!menu) throw new Error(`No menu offers "${value}".`);
  return menu.id;
}

/**
 * The move to the first of some spaces in a menu of a message: the starting player is drawn, and may have taken the
 * others. Throws if there is none.
 */
export function placeOn(message: SeenMessage, ...spaces: readonly string[]): string {
  const offered = controlsOf(message).flatMap((control) => (control.kind === 'menu' ? control.values : []));
  const place = spaces.map((space) => `place ${space}`).find((move) => offered.includes(move));
  if (place === undefined) throw new Error(`No menu offers any of ${spaces.join(', ')}.`);
  return place;
}

type Options = NonNullable<Parameters<Person['slash']>[2]>;
type Suggestion = NonNullable<Reaction['choices']>[number];

/** The text of a message and the alt texts of its pictures. */
export function toldIn(message: SeenMessage): string {
  const texts = [textOf(message)];
  JSON.stringify(message.components ?? [], (key, value: unknown) => {
    if (key === 'description' && typeof value === 'string') texts.push(value);
    return value;
  });
  return texts.join('\n');
}

/** The text of the file in a message. */
export async function fileIn({ components }: SeenMessage): Promise<string> {
  const [, url = ''] = /"url":"([^"]+\.json[^"]*)"/.exec(JSON.stringify(components)) ?? [];
  return (await fetch(url)).text();
}

/** A file to attach to a command. */
export const fileOf = (text: string) => ({ filename: 'game.json', bytes: new TextEncoder().encode(text) });

/** The channel that a message links to. */
export const channelIn = (message: SeenMessage): string => /<#(\d+)>/.exec(textOf(message))?.[1] ?? '';

/** Actions of people on the local Discord of a scene; people are counted from 0, and so are channels. */
export interface People {
  id(who: number): string;
  nameOf(who: number): string;
  person(who: number): Person;
  channel(index?: number): string;
  /** The messages of a channel, as a person sees them. */
  messages(where?: string, who?: number): SeenMessage[];
  /** The direct messages between a person and the bot. */
  direct(who: number): SeenMessage[];
  /**
   * Waits for the newest message that fits, or contains some words. Unless it may be `any`, it must be public and have a
   * control of this kind.
   */
  latest(
    on: On | 'any',
    fits?: string | ((text: string, message: SeenMessage) => boolean),
    where?: string,
  ): Promise<SeenMessage>;
  /** The person a message calls; -1 for nobody. */
  called(message: SeenMessage): number;
  /** Uses a command; returns the bot's answer. */
  slash(who: number, path: string, options?: Options, where?: string): Promise<SeenMessage>;
  /** Presses a button; returns the bot's answer. */
  press(who: number, message: SeenMessage, on: On, which?: Which): Promise<SeenMessage>;
  /** The same for a button that may have no answer. */
  tap(who: number, message: SeenMessage, on: On, which?: Which): Promise<Reaction>;
  /** Presses a control that a message need not have, or chooses values there; returns the bot's answer. */
  forge(
    who: number,
    message: Pick<SeenMessage, 'id'>,
    pressed: Press | string,
    ...values: string[]
  ): Promise<SeenMessage>;
  /** Chooses one or several values in the menu that offers the first; returns the bot's answer. */
  select(who: number, message: SeenMessage, ...values: readonly string[]): Promise<SeenMessage>;
  /** Chooses values in a given menu; returns the bot's answer. */
  choose(who: number, message: SeenMessage, menu: Control | undefined, ...values: string[]): Promise<SeenMessage>;
  /** Chooses the first of some spaces that is free, and ends the turn there; returns the bot's answer. */
  play(who: number, message: SeenMessage, ...spaces: readonly string[]): Promise<SeenMessage>;
  /** Chooses the first thing in a panel again and again, until the turn has ended; returns the bot's last answer. */
  playAnything(who: number, panel: SeenMessage): Promise<SeenMessage>;
  /** What is suggested while somebody types an option of a command. */
  suggested(who: number, path: string, typed: Options, where?: string): Promise<readonly Suggestion[]>;
  /** Lets the first person, its host, end the game. */
  endGame(where?: string): Promise<SeenMessage>;
  /**
   * Opens a lobby with options of `/caverna new`, lets people join until there are this many, and starts; returns the
   * first prompt that calls a player.
   */
  start(players: number, options?: Options): Promise<SeenMessage>;
}

/** The people of a scene that is opened before each test. */
export function peopleOf(scene: () => Pick<Scene, 'discord'>): People {
  const id = (who: number) => scene().discord.users[who]?.id ?? '';
  const channel = (index = 0) => scene().discord.channels[index]?.id ?? '';
  const person = (who: number) => scene().discord.as(id(who));
  const messages = (where = channel(), who = 0) => person(who).messages(where);
  const latest: People['latest'] = (on, wanted = '', where = channel()) => {
    const fits = typeof wanted === 'string' ? (text: string) => text.includes(wanted) : wanted;
    const isMeant = (message: SeenMessage) =>
      (on === 'any' || (isForAll(message) && controlIn(message, on) !== undefined)) && fits(toldIn(message), message);
    return scene().discord.until(() => messages(where).findLast(isMeant));
  };
  const slash: People['slash'] = async (who, path, options = {}, where = channel()) =>
    (await person(who).slash(where, path, options)).shown();
  const tap: People['tap'] = (who, message, on, which) => person(who).press(message.id, controlId(message, on, which));
  const press: People['press'] = async (...pressed) => (await tap(...pressed)).shown();
  const select: People['select'] = async (who, message, ...values) =>
    (await person(who).select(message.id, menuId(message, values[0] ?? ''), values)).shown();
  return {
    id,
    nameOf: (who) => scene().discord.users[who]?.name ?? '',
    person,
    channel,
    messages,
    direct: (who) => messages(scene().discord.directMessages(id(who)), who),
    latest,
    called: (message) => scene().discord.users.findIndex((user) => textOf(message).includes(`<@${user.id}>`)),
    slash,
    press,
    tap,
    async forge(who, { id: message }, pressed, ...values) {
      const control = typeof pressed === 'string' ? pressed : customId(pressed);
      const { forging } = person(who);
      return (
        await (values.length > 0 ? forging.select(message, control, values) : forging.press(message, control))
      ).shown();
    },
    select,
    choose: async (who, message, menu, ...values) =>
      (await person(who).select(message.id, menu?.id ?? '', values)).shown(),
    play: async (who, message, ...spaces) =>
      press(who, await select(who, message, placeOn(message, ...spaces)), 'panel', 'end'),
    async playAnything(who, panel) {
      let at = panel;
      for (let presses = 0; presses < 30; presses++) {
        const end = controlIn(at, 'panel', 'end');
        const found = end ?? controlIn(at, 'suggest') ?? controlIn(at, 'menu') ?? controlIn(at, 'move');
        if (!found) throw new Error(`Nothing is offered: ${textOf(at)}`);
        at = await (await pressOn(person(who), { message: at, control: found })).shown();
        if (end) return at;
      }
      throw new Error('The turn does not end.');
    },
    async suggested(who, path, typed, where = channel()) {
      const [focused = ''] = Object.keys(typed);
      return (await person(who).autocomplete(where, path, { focused, options: typed })).choices ?? [];
    },
    endGame: async (where) => press(0, await slash(0, 'caverna game end', {}, where), 'close'),
    async start(players, options = {}) {
      const computers = Number(options['computers'] ?? 0);
      await slash(0, 'caverna new', { ...options, players: players + computers });
      const lobby = await latest('lobby');
      for (let who = 1; who < players; who++) {
        await tap(who, lobby, 'lobby', 'join');
        await latest('lobby', `(${who + computers + 1} `);
      }
      await tap(0, lobby, 'lobby', 'start');
      return latest('open', '<@');
    },
  };
}
