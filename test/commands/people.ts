import type { ComponentType } from 'discord-api-types/v10';
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
 * The move to the first of some spaces in a menu of a message: the starting player is random, and may have taken the
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

interface Part {
  readonly type: ComponentType;
  readonly components?: readonly { readonly custom_id?: string }[];
}

/** The parts of a message in a container, from top to bottom. */
export function partsIn({ components = [] }: Pick<SeenMessage, 'components'>): readonly Part[] {
  const [container] = components as readonly { readonly components?: readonly Part[] }[];
  return container?.components ?? [];
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

export type People = ReturnType<typeof peopleOf>;

/**
 * Actions of the people of a scene that is opened before each test, on its local Discord; people are counted from 0, and
 * so are channels.
 */
export function peopleOf(scene: () => Pick<Scene, 'discord'>) {
  const id = (who: number): string => scene().discord.users[who]?.id ?? '';
  const channel = (index = 0): string => scene().discord.channels[index]?.id ?? '';
  const person = (who: number): Person => scene().discord.as(id(who));
  /** The messages of a channel, as a person sees them. */
  const messages = (where = channel(), who = 0): SeenMessage[] => person(who).messages(where);
  /**
   * Waits for the newest message that fits, or contains some words. Unless it may be `any`, it must be public and have a
   * control of this kind.
   */
  function latest(
    on: On | 'any',
    wanted: string | ((text: string, message: SeenMessage) => boolean) = '',
    where = channel(),
  ): Promise<SeenMessage> {
    const fits = typeof wanted === 'string' ? (text: string) => text.includes(wanted) : wanted;
    const isMeant = (message: SeenMessage) =>
      (on === 'any' || (isForAll(message) && controlIn(message, on) !== undefined)) && fits(toldIn(message), message);
    return scene().discord.until(() => messages(where).findLast(isMeant));
  }
  /** Uses a command; returns the bot's answer. */
  const slash = async (who: number, path: string, options: Options = {}, where = channel()) =>
    (await person(who).slash(where, path, options)).shown();
  /** Presses a button that may have no answer. */
  const tap = (who: number, message: SeenMessage, on: On, which?: Which) =>
    person(who).press(message.id, controlId(message, on, which));
  /** Presses a button; returns the bot's answer. */
  const press = async (...pressed: Parameters<typeof tap>) => (await tap(...pressed)).shown();
  /** Chooses values in a given menu; returns the bot's answer. */
  const choose = async (who: number, { id }: SeenMessage, menu: Pick<Control, 'id'> | undefined, ...values: string[]) =>
    (await person(who).select(id, menu?.id ?? '', values)).shown();
  /** Chooses one or several values in the menu that offers the first; returns the bot's answer. */
  const select = (who: number, message: SeenMessage, ...values: string[]) =>
    choose(who, message, { id: menuId(message, values[0] ?? '') }, ...values);
  return {
    id,
    nameOf: (who: number): string => scene().discord.users[who]?.name ?? '',
    person,
    channel,
    messages,
    /** The direct messages between a person and the bot. */
    direct: (who: number) => messages(scene().discord.directMessages(id(who)), who),
    latest,
    /** The person a message calls; -1 for nobody. */
    called: (message: SeenMessage) =>
      scene().discord.users.findIndex((user) => textOf(message).includes(`<@${user.id}>`)),
    slash,
    press,
    tap,
    choose,
    select,
    /** Presses a control that a message need not have, or chooses values there; returns the bot's answer. */
    async forge(who: number, { id: at }: Pick<SeenMessage, 'id'>, pressed: Press | string, ...values: string[]) {
      const control = typeof pressed === 'string' ? pressed : customId(pressed);
      const { forging } = person(who);
      return (await (values.length > 0 ? forging.select(at, control, values) : forging.press(at, control))).shown();
    },
    /** Chooses the first of some spaces that is free, and ends the turn there; returns the bot's answer. */
    play: async (who: number, message: SeenMessage, ...spaces: readonly string[]) =>
      press(who, await select(who, message, placeOn(message, ...spaces)), 'panel', 'end'),
    /** Chooses the first thing in a panel again and again, until the turn has ended; returns the bot's last answer. */
    async playAnything(who: number, panel: SeenMessage): Promise<SeenMessage> {
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
    /** What is suggested while somebody types an option of a command. */
    async suggested(who: number, path: string, typed: Options, where = channel()): Promise<readonly Suggestion[]> {
      const [focused = ''] = Object.keys(typed);
      return (await person(who).autocomplete(where, path, { focused, options: typed })).choices ?? [];
    },
    /** Lets the first person, its host, end the game. */
    endGame: async (where?: string) => press(0, await slash(0, 'caverna game end', {}, where), 'close'),
    /**
     * Opens a lobby with options of `/caverna new`, lets people join until there are this many, and starts; returns the
     * first prompt that calls a player.
     */
    async start(players: number, options: Options = {}): Promise<SeenMessage> {
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
