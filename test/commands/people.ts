import type { SeenMessage } from 'local-discord';
import { type Person, type Reaction, textOf } from 'local-discord';
import { readCustomId } from '../../commands/custom-id.ts';
import type { Press } from '../../commands/presses.ts';
import { type Control, controlsOf, isForAll } from '../../lab/hands.ts';
import type { Scene } from './fixture.ts';

type On = Press['on'];

/** Which of the controls of a kind is meant: by its action (`act`), or by a condition on its press. */
type Which = string | ((press: Press) => boolean);

/** The first control of a message that is of this kind; undefined if there is none. */
export function controlIn(
  message: Pick<SeenMessage, 'components'>,
  on: On,
  which: Which = () => true,
): Control | undefined {
  const fits = typeof which === 'function' ? which : (press: Press) => 'act' in press && press.act === which;
  return controlsOf(message).find(({ id }) => {
    const press = readCustomId(id);
    return press?.on === on && fits(press);
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

/** The text of a message and the alt texts of its pictures. */
export function toldIn(message: SeenMessage): string {
  const texts = [textOf(message)];
  JSON.stringify(message.components ?? [], (key, value: unknown) => {
    if (key === 'description' && typeof value === 'string') texts.push(value);
    return value;
  });
  return texts.join('\n');
}

/** Actions of people on the local Discord of a scene; people are counted from 0, and so are channels. */
export interface People {
  id(who: number): string;
  nameOf(who: number): string;
  person(who: number): Person;
  channel(index?: number): string;
  /** The messages of a channel, as a person sees them. */
  messages(where?: string, who?: number): SeenMessage[];
  /**
   * Waits for the newest message that fits. Unless it may be `any`, it must be public and have a control of this kind.
   */
  latest(on: On | 'any', fits?: (text: string, message: SeenMessage) => boolean, where?: string): Promise<SeenMessage>;
  /** The person a message calls; -1 for nobody. */
  called(message: SeenMessage): number;
  /** Uses a command; returns the bot's answer. */
  slash(who: number, path: string, options?: Options, where?: string): Promise<SeenMessage>;
  /** Presses a button; returns the bot's answer. */
  press(who: number, message: SeenMessage, on: On, which?: Which): Promise<SeenMessage>;
  /** The same for a button that may have no answer. */
  tap(who: number, message: SeenMessage, on: On, which?: Which): Promise<Reaction>;
  /** Chooses a value in the menu that offers it; returns the bot's answer. */
  select(who: number, message: SeenMessage, value: string): Promise<SeenMessage>;
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
  const latest: People['latest'] = (on, fits = () => true, where = channel()) => {
    const isMeant = (message: SeenMessage) =>
      (on === 'any' || (isForAll(message) && controlIn(message, on) !== undefined)) && fits(toldIn(message), message);
    return scene().discord.until(() => messages(where).findLast(isMeant));
  };
  const slash: People['slash'] = async (who, path, options = {}, where = channel()) =>
    (await person(who).slash(where, path, options)).shown();
  const tap: People['tap'] = (who, message, on, which) => person(who).press(message.id, controlId(message, on, which));
  return {
    id,
    nameOf: (who) => scene().discord.users[who]?.name ?? '',
    person,
    channel,
    messages,
    latest,
    called: (message) => scene().discord.users.findIndex((user) => textOf(message).includes(`<@${user.id}>`)),
    slash,
    press: async (...pressed) => (await tap(...pressed)).shown(),
    tap,
    select: async (who, message, value) =>
      (await person(who).select(message.id, menuId(message, value), [value])).shown(),
    async start(players, options = {}) {
      const computers = Number(options['computers'] ?? 0);
      await slash(0, 'caverna new', { ...options, players: players + computers });
      const lobby = await latest('lobby');
      for (let who = 1; who < players; who++) {
        await tap(who, lobby, 'lobby', 'join');
        await latest('lobby', (text) => text.includes(`(${who + computers + 1} `));
      }
      await tap(0, lobby, 'lobby', 'start');
      return latest('open', (text) => text.includes('<@'));
    },
  };
}
