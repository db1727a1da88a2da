import type { SeenMessage } from 'local-discord';
import { createClock } from 'local-discord';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCustomId } from '../../commands/custom-id.ts';
import { controlsOf, type Pressing, pressOn } from '../../lab/hands.ts';
import { pressThrough } from '../../lab/random-seats.ts';
import { type Random, randomFrom } from '../../src/engine/random.ts';
import type { Wait } from '../../src/table/rows.ts';
import type { TableGame } from '../../src/table/types.ts';
import { openScene, type Scene } from '../commands/fixture.ts';
import { controlIn, peopleOf } from '../commands/people.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEKS = 21 * DAY;

const ZONES = [
  'Europe/Berlin',
  'Europe/Berlin',
  'Europe/Berlin',
  'America/New_York',
  'America/New_York',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Sao_Paulo',
] as const;
const PLAYERS = 7;
/**
 * `WEEKS_SEED=7` starts at a different hour of a different day, and presses differently. By default: a Saturday evening
 * in Berlin, the middle of the day in America.
 */
const SEED = process.env['WEEKS_SEED'];
const BEGAN =
  Date.UTC(2026, 10, 21, 16, 10) + (SEED === undefined ? 0 : randomFrom(`hour ${SEED}`).below(52 * 7 * 24) * HOUR);
/** The player who is away for some days, the one who is never seen again, and the one who takes that seat. */
const [TRAVELLER, VANISHED, NEWCOMER] = [1, 5, 7] as const;

let scene: Scene;
let random: Random;
beforeEach(async () => {
  heard.clear();
  scene = await openScene({ clock: createClock({ at: BEGAN, running: false }) });
  random = randomFrom(`three weeks${SEED === undefined ? '' : ` ${SEED}`}`);
});
afterEach(() => scene.close());

const { channel, id, latest, messages, person: personOf, press, slash, tap } = peopleOf(() => scene);
const now = (): number => scene.discord.clock.now();

async function gameHere(): Promise<TableGame> {
  const game = await scene.stores.games.inChannel(channel());
  if (!game) throw new Error('There is no game.');
  return game;
}

/** The hour on a person's clock now, 0 to 23. */
const hourOf = (person: number): number =>
  Number(
    new Intl.DateTimeFormat('en-US', { timeZone: ZONES[person], hour: 'numeric', hourCycle: 'h23' }).format(now()),
  );

/** A phone that rang, and the decision that its owner was called for. */
interface Ring {
  readonly person: number;
  readonly at: number;
  readonly hour: number;
  readonly wait: Wait | undefined;
}

const heard = new Set<string>();

/** Everybody whose phone has rung since the last call of this function. */
async function newRings(): Promise<Ring[]> {
  const game = await gameHere();
  const waits = await scene.stores.waits.ofGame(game.id);
  const rings: Ring[] = [];
  for (const messages of scene.discord.world.messages.values()) {
    for (const { id: messageId, local } of messages.values()) {
      if (local.onlyFor !== undefined || heard.has(messageId)) continue;
      heard.add(messageId);
      for (const userId of local.pinged) {
        const person = scene.discord.users.findIndex((user) => user.id === userId);
        const seat = game.seats.findIndex((sitting) => sitting.userId === userId);
        const wait = waits.find((one) => one.seat === seat);
        rings.push({ person, at: now(), hour: hourOf(person), wait });
      }
    }
  }
  return rings;
}

/** Seven people in three time zones start a game of one move a day. */
async function begin(): Promise<void> {
  for (const [person, timezone] of ZONES.entries()) await slash(person, 'caverna settings', { timezone });
  await slash(0, 'caverna new', { players: PLAYERS, pace: 'daily' });
  for (let person = 1; person < PLAYERS; person++) await slash(person, 'caverna join');
  await tap(0, await latest('lobby'), 'lobby', 'start');
  await expect.poll(async () => (await gameHere()).status).toBe('running');
  await scene.bot.tick();
}

const isTurn = (panel: SeenMessage): boolean =>
  controlsOf(panel).some(({ id }) => ['menu', 'move', 'panel'].includes(readCustomId(id)?.on ?? ''));

/** Plays a turn, or a player's own part of a harvest, by pressing at random. */
async function playTurn(person: number): Promise<void> {
  const press = async (pressing: Pressing) => {
    const panel = await (await pressOn(personOf(person), pressing)).shown();
    return isTurn(panel) ? panel : undefined;
  };
  const panel = await slash(person, 'caverna turn');
  if (isTurn(panel)) await pressThrough(panel, { random, isPlain: true, press });
  await scene.bot.tick();
}

/** The others offer the seat of the player who is never seen again, and a new player takes it. */
async function replaceVanished(): Promise<boolean> {
  const game = await gameHere();
  const seat = game.seats.findIndex(({ userId }) => userId === id(VANISHED));
  if (seat < 0) return true;
  const open = await scene.stores.votes.open(game.id);
  if (open === undefined) {
    const waits = await scene.stores.waits.ofGame(game.id);
    const late = waits.find((wait) => wait.seat === seat)?.late ?? false;
    if (late) await slash(0, 'caverna absent', { what: 'offer', player: String(seat) });
  }
  for (let person = 1; person < PLAYERS && (await scene.stores.votes.open(game.id)) !== undefined; person++) {
    if (person !== VANISHED) await slash(person, 'caverna vote', { choice: 'agree' });
  }
  await scene.bot.tick();
  const offer = messages(channel(), NEWCOMER).findLast((message) => controlIn(message, 'take'));
  if (!offer) return false;
  await press(NEWCOMER, offer, 'take');
  await scene.bot.tick();
  return true;
}

describe('a three-week game', () => {
  it('is finished by people in three time zones, who are never called at night or for no reason', async () => {
    await begin();
    const rings: Ring[] = await newRings();
    const called = new Set<number>();
    const absence = { from: BEGAN + 2 * DAY, to: BEGAN + 4 * DAY };
    let replaced = false;
    let restarts = 0;
    for (let hour = 1; (await gameHere()).status === 'running'; hour++) {
      expect(now() - BEGAN).toBeLessThan(WEEKS);
      if (hour === 30) {
        const day = (at: number) => new Date(at).toISOString().slice(0, 10);
        await slash(TRAVELLER, 'caverna away', { from: day(absence.from), to: day(absence.to) });
      }
      scene.discord.clock.advance(HOUR);
      if (hour % 37 === 0) {
        await scene.restart();
        restarts++;
      }
      await scene.bot.tick();
      rings.push(...(await newRings()));
      if (hour > 3 * 24 && !replaced) replaced = await replaceVanished();
      rings.push(...(await newRings()));
      for (const { person } of rings) called.add(person);
      for (let others = 0; others < 3 * PLAYERS; others++) {
        const { id: game, seats, status } = await gameHere();
        const waits = status === 'running' ? await scene.stores.waits.ofGame(game) : [];
        const ready = waits
          .map(({ seat }) => scene.discord.users.findIndex((user) => user.id === seats[seat]?.userId))
          .filter((person) => person !== VANISHED || now() < BEGAN + 2 * DAY)
          .filter((person) => person !== TRAVELLER || now() < absence.from || now() >= absence.to)
          .filter((person) => hourOf(person) >= 8 && hourOf(person) < 22 && called.has(person));
        const [person] = ready;
        if (person === undefined || random.below(2) === 0) break;
        await playTurn(person);
        rings.push(...(await newRings()));
        for (const ring of rings) called.add(ring.person);
      }
    }

    const game = await gameHere();
    expect(game.status).toBe('finished');
    expect(replaced).toBe(true);
    expect(restarts).toBeGreaterThan(1);
    expect(game.seats.map(({ userId }) => userId)).toContain(id(NEWCOMER));
    // A seat changed hands without its player's consent, so the game counts for no one.
    expect(await scene.stores.results.ofGame(game.id)).toEqual([]);
    expect(scene.errors).toEqual([]);
    expect(rings.length).toBeGreaterThan(100);
    // No one was called at night, while away, or without a reason.
    expect(rings.filter(({ hour }) => hour < 8 || hour >= 22)).toEqual([]);
    const onTheWay = rings.filter(({ person, at }) => person === TRAVELLER && at >= absence.from && at < absence.to);
    expect(onTheWay).toEqual([]);
    expect(rings.filter(({ wait }) => wait === undefined)).toEqual([]);
    // A decision calls once; later calls are reminders, a day apart.
    const again = rings.flatMap((ring, index) => {
      const before = rings.slice(0, index).findLast((earlier) => sameDecision(earlier, ring));
      return before ? [ring.at - before.at] : [];
    });
    expect(again.filter((apart) => apart < 10 * HOUR)).toEqual([]);
  });
});

/** Whether two rings were for the same person and the same decision: a new player in a seat is called again. */
const sameDecision = (one: Ring, other: Ring): boolean =>
  one.person === other.person && one.wait !== undefined && one.wait.since === other.wait?.since;
