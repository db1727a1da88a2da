import type { ApplicationEmoji, Client } from 'discord.js';
import type { Logger } from 'pino';

/** A drawing that is to be an emoji: the key under which it is asked for, and a hash of what it shows. */
export interface Drawn {
  /** Letters, digits and underscores, with the name of its game before the first underscore. */
  readonly key: string;
  /** Six hexadecimal digits. */
  readonly hash: string;
  /** A PNG of at most 256 KiB. */
  paint(): Promise<Buffer>;
}

/** An emoji as components name it. */
interface Shown {
  readonly id: string;
  readonly name: string;
}

/** The application's own emojis. Everything works without them: nothing waits for one. */
export interface Emojis {
  /** The emoji of a key; undefined while Discord has none. */
  find(key: string): Shown | undefined;
  /** Looks in the background which emojis there are, and brings those that are missing; does nothing while it does. */
  lookAfter(): void;
}

/** How soon somebody who does not bring them looks again while some are missing, in ms. */
const LOOK_AGAIN = 60_000;

/** What Discord takes. */
const LONGEST_NAME = 32;

const nameOf = ({ key, hash }: Pick<Drawn, 'key' | 'hash'>): string => `${key}_${hash}`;

/** The key in the name of an emoji of ours; undefined for a name that is not made like ours. */
const keyIn = (name: string): string | undefined => /^(\w+)_[0-9a-f]{6}$/.exec(name)?.[1];

const gameOf = (key: string): string => key.slice(0, key.indexOf('_') + 1);

/**
 * The emojis of these drawings, kept up to date from when the bot is logged in. Names carry the hash of what they show, so that only what is missing or has changed is
 * uploaded, and what stands for an older drawing is deleted. Emojis that the host has added are left alone. Of several
 * processes one `brings` them, and the others find them there.
 */
export function keepEmojis(drawings: readonly Drawn[], log: Logger, brings = true) {
  const wanted = drawings.filter((drawn) => nameOf(drawn).length <= LONGEST_NAME);
  const known = new Map<string, Shown>();
  let client: Client<true> | undefined;
  let running: Promise<void> | undefined;
  let closed = false;
  let again: NodeJS.Timeout | undefined;

  async function keep({ application }: Client<true>): Promise<void> {
    const there = await application.emojis.fetch();
    known.clear();
    for (const drawn of wanted) {
      const emoji = there.find(({ name }) => name === nameOf(drawn));
      if (emoji) known.set(drawn.key, shown(emoji));
    }
    if (!brings) return;
    // What is out of date makes room first.
    for (const emoji of there.values()) if (isStale(emoji)) await tryOut(`delete ${emoji.name}`, () => emoji.delete());
    for (const drawn of wanted) {
      if (!known.has(drawn.key)) await tryOut(`upload ${nameOf(drawn)}`, () => bring(drawn, application));
    }
  }

  const isStale = ({ name }: ApplicationEmoji): boolean => {
    const game = gameOf(keyIn(name) ?? '');
    return wanted.some(({ key }) => gameOf(key) === game) && !wanted.some((drawn) => nameOf(drawn) === name);
  };

  async function bring(drawn: Drawn, { emojis }: Client<true>['application']): Promise<void> {
    const png = await drawn.paint();
    // Of bytes discord.js says that they are a JPEG.
    const attachment = `data:image/png;base64,${png.toString('base64')}`;
    const emoji = await emojis.create({ attachment, name: nameOf(drawn) });
    known.set(drawn.key, shown(emoji));
  }

  /** One thing that may fail: the words stand alone then, until the next start or until an emoji is missed. */
  async function tryOut(what: string, act: () => Promise<unknown>): Promise<void> {
    if (closed) return;
    try {
      await act();
    } catch (error) {
      if (!closed) log.warn({ err: error }, `an emoji could not be kept: ${what}`);
    }
  }

  function lookAfter(): void {
    const logged = client;
    if (logged === undefined || running !== undefined || closed || wanted.length === 0) return;
    running = tryOut('list', () => keep(logged)).finally(() => {
      running = undefined;
      clearTimeout(again);
      if (!brings && !closed && known.size < wanted.length) again = setTimeout(lookAfter, LOOK_AGAIN).unref();
    });
  }

  return {
    find: (key: string) => known.get(key),
    lookAfter,
    /** Begins to look after them. */
    begin(ready: Client<true>) {
      client = ready;
      lookAfter();
    },
    /** Brings no more. */
    close() {
      closed = true;
      clearTimeout(again);
    },
  };
}

const shown = ({ id, name }: ApplicationEmoji): Shown => ({ id, name });
