import {
  type ApplicationEmoji,
  type Client,
  type REST,
  type RESTGetAPIApplicationEmojisResult,
  type RESTGetCurrentApplicationResult,
  Routes,
} from 'discord.js';
import type { Logger } from 'pino';

/** A drawing for an emoji: its key, and a hash of its contents. */
export interface Drawn {
  /** Letters, digits and underscores, with the name of its game before the first underscore. */
  readonly key: string;
  /** Six hexadecimal digits. */
  readonly hash: string;
  /** A PNG of at most 256 KiB. */
  paint(): Promise<Buffer>;
}

/** An emoji as components refer to it. */
interface Shown {
  readonly id: string;
  readonly name: string;
}

/** The application's own emojis. Everything works without them, so nothing waits for them. */
export interface Emojis {
  /** The emoji for a key; undefined while Discord has none. */
  find(key: string): Shown | undefined;
  /**
   * Checks in the background which emojis exist, and uploads missing ones; does nothing if a check is already running.
   */
  lookAfter(): void;
}

/** How long (ms) a process that does not upload waits before it checks again, if some emojis are missing. */
const LOOK_AGAIN = 60_000;

/** Discord's limits: how many characters a name may have, and how many emojis an application may have. */
const LONGEST_NAME = 32;
const MOST_EMOJIS = 2000;

/** How long the check for existing emojis may take before login, in ms. */
const RECALL_WITHIN = 5_000;

const nameOf = ({ key, hash }: Pick<Drawn, 'key' | 'hash'>): string => `${key}_${hash}`;

/** The key in the name of one of our emojis; undefined for any other name. */
const keyIn = (name: string): string | undefined => /^(\w+)_[0-9a-f]{6}$/.exec(name)?.[1];

const gameOf = (key: string): string => key.slice(0, key.indexOf('_') + 1);

/** Keeps track of these drawings' emojis: which ones exist, and which ones messages have lacked. */
function remember(drawings: readonly Drawn[]) {
  const fitting = drawings.filter((drawn) => nameOf(drawn).length <= LONGEST_NAME);
  const wanted = new Map(fitting.map((drawn) => [drawn.key, drawn]));
  const known = new Map<string, Shown>();
  const missed = new Set<string>();
  const isCurrent = (drawn: Drawn): boolean => known.get(drawn.key)?.name === nameOf(drawn);
  return {
    isEmpty: wanted.size === 0,
    find(key: string): Shown | undefined {
      const emoji = known.get(key);
      if (emoji === undefined && wanted.has(key)) missed.add(key);
      return emoji;
    },
    /** Notes which emojis exist: for each drawing, its own emoji, or that of an older version. */
    note(there: readonly Shown[]): void {
      known.clear();
      for (const { id, name } of there) {
        const drawn = wanted.get(keyIn(name) ?? '');
        if (drawn !== undefined && !isCurrent(drawn)) known.set(drawn.key, { id, name });
      }
    },
    add: (key: string, { id, name }: Shown): unknown => known.set(key, { id, name }),
    forget({ id, name }: Shown): void {
      const key = keyIn(name) ?? '';
      if (known.get(key)?.id === id) known.delete(key);
    },
    /** The drawings that Discord does not have in their current version. */
    missing: (): Drawn[] => fitting.filter((drawn) => !isCurrent(drawn)),
    /** The next of those to upload: one that a message lacked, otherwise the first in order. */
    next: (left: ReadonlySet<Drawn>): Drawn | undefined => [...left].find(({ key }) => missed.has(key)) ?? [...left][0],
    /** Whether an emoji belonged to one of these games but is outdated. */
    isStale({ name }: Shown): boolean {
      const key = keyIn(name) ?? '';
      const drawn = wanted.get(key);
      if (drawn !== undefined) return nameOf(drawn) !== name;
      return fitting.some((one) => gameOf(one.key) === gameOf(key));
    },
  };
}

/**
 * From login on, keeps the emojis of these drawings up to date. Names carry a hash of the drawing, so only missing or
 * changed ones are uploaded, starting with those that messages lacked. The bot uses an older drawing until the new one
 * is there, then deletes it. It leaves the host's own emojis alone. If there are several processes, only the one with
 * `brings` uploads emojis; the others use what they find.
 */
export function keepEmojis(drawings: readonly Drawn[], log: Logger, brings = true) {
  const memory = remember(drawings);
  let client: Client<true> | undefined;
  let running: Promise<void> | undefined;
  let closed = false;
  let again: NodeJS.Timeout | undefined;

  async function keep({ application: { emojis } }: Client<true>): Promise<void> {
    const there = [...(await emojis.fetch()).values()];
    memory.note(there);
    if (!brings) return;
    const left = new Set(memory.missing());
    const stale = there.filter(memory.isStale);
    const isFull = there.length + left.size > MOST_EMOJIS;
    if (isFull) await clear(stale);
    for (let drawn = memory.next(left); drawn !== undefined && !closed; drawn = memory.next(left)) {
      left.delete(drawn);
      const one = drawn;
      await tryOut(`upload ${nameOf(one)}`, async () => memory.add(one.key, await upload(emojis, one)));
    }
    if (!isFull) await clear(stale);
  }

  async function clear(stale: readonly ApplicationEmoji[]): Promise<void> {
    for (const emoji of stale) {
      memory.forget(emoji);
      await tryOut(`delete ${emoji.name}`, () => emoji.delete());
    }
  }

  /** One step that may fail: messages then use words until the next start, or until one lacks an emoji. */
  async function tryOut(what: string, act: () => Promise<unknown>): Promise<void> {
    if (closed) return;
    try {
      await act();
    } catch (error) {
      if (!closed) log.warn({ err: error }, `an emoji could not be updated: ${what}`);
    }
  }

  function lookAfter(): void {
    const logged = client;
    if (logged === undefined || running !== undefined || closed || memory.isEmpty) return;
    running = tryOut('list', () => keep(logged)).finally(() => {
      running = undefined;
      clearTimeout(again);
      if (!brings && !closed && memory.missing().length > 0) again = setTimeout(lookAfter, LOOK_AGAIN).unref();
    });
  }

  return {
    find: memory.find,
    lookAfter,
    /** Checks before login which emojis exist, so that the first messages after a restart have their icons. */
    async recall(rest: REST): Promise<void> {
      if (!memory.isEmpty) await tryOut('recall', async () => memory.note(await listed(rest)));
    },
    /** Starts keeping them up to date. */
    begin(ready: Client<true>) {
      client = ready;
      lookAfter();
    },
    /** Stops uploading. */
    close() {
      closed = true;
      clearTimeout(again);
    },
  };
}

async function upload(emojis: Client<true>['application']['emojis'], drawn: Drawn): Promise<Shown> {
  const png = await drawn.paint();
  // discord.js would declare raw bytes as a JPEG.
  const attachment = `data:image/png;base64,${png.toString('base64')}`;
  return emojis.create({ attachment, name: nameOf(drawn) });
}

/** The application's emojis, read without a login. */
async function listed(rest: REST): Promise<Shown[]> {
  const signal = AbortSignal.timeout(RECALL_WITHIN);
  const { id } = (await rest.get(Routes.currentApplication(), { signal })) as RESTGetCurrentApplicationResult;
  const { items } = (await rest.get(Routes.applicationEmojis(id), { signal })) as RESTGetAPIApplicationEmojisResult;
  return items.flatMap((emoji) =>
    emoji.id === null || emoji.name === null ? [] : [{ id: emoji.id, name: emoji.name }],
  );
}
