import { isDeepStrictEqual } from 'node:util';
import { MessageFlags, RESTJSONErrorCodes } from 'discord-api-types/v10';
import { type Message, textOf } from 'local-discord';
import { readCustomId } from '../../commands/custom-id.ts';
import { controlsOf } from '../../lab/hands.ts';
import { findGame } from '../../src/games/index.ts';
import { awayAt, isAwake } from '../../src/table/hours.ts';
import { isInvited, isThere } from '../../src/table/ids.ts';
import { readSettings } from '../../src/table/people.ts';
import { build, ownState, publicEntry } from '../../src/table/play/live.ts';
import type { TableGame } from '../../src/table/types.ts';
import { controlIn } from '../commands/people.ts';
import { openGames } from '../table/open-games.ts';
import { playOn } from './curious-evening.ts';
import type { CuriousServer } from './curious-server.ts';

/** Strings that no text for people may contain. */
const RAW = /\bundefined\b|\bNaN\b|\[object |\bnull\b/;

/**
 * Checks everything posted or changed since the last check: whether it can be read and pressed, and whether it calls
 * only people it may call.
 */
export function watchMessages(server: CuriousServer): () => Promise<void> {
  const { discord } = server.scene;
  const looked = new Map<string, string | null>();
  let rested = new Map<string, string>();
  return async () => {
    const resting = await restingOf(server);
    for (const message of [...discord.world.messages.values()].flatMap((messages) => [...messages.values()])) {
      const { id, author, edited_timestamp } = message;
      if (!author.bot || looked.get(id) === edited_timestamp) continue;
      inspectMessage(server, message);
      const isNew = !looked.has(id);
      looked.set(id, edited_timestamp);
      if (isNew)
        await inspectCalls(server, message, new Map([...resting].filter(([who, how]) => rested.get(who) === how)));
    }
    rested = resting;
  };
}

/** The people who are away or asleep according to their settings, and may not be called until these change. */
async function restingOf({ scene }: CuriousServer): Promise<Map<string, string>> {
  const { people } = scene.stores;
  const now = scene.clock.now();
  const resting = new Map<string, string>();
  for (const { id } of scene.discord.users) {
    const [away, settings] = [await people.away(id, now), readSettings(await people.settings(id))];
    if (awayAt(away, now)) resting.set(id, `away according to ${JSON.stringify(away)}`);
    else if (!isAwake(settings, now)) resting.set(id, `asleep according to ${JSON.stringify(settings)}`);
  }
  return resting;
}

function inspectMessage({ findings, trail }: CuriousServer, message: Message): void {
  const text = textOf(message);
  const raw = RAW.exec(text);
  if (raw)
    findings.push(
      `A message says "${text.slice(Math.max(0, raw.index - 60), raw.index + 30)}", after: ${trail.at(-1)}`,
    );
  if (Number(message.flags) & MessageFlags.Loading)
    findings.push(`The bot never stops thinking, after: ${trail.at(-1)}`);
  else if (text.trim() === '')
    findings.push(`A message says nothing, after: ${trail.at(-1)}: ${JSON.stringify(message)}`);
  for (const { id } of controlsOf(message)) {
    if (!readCustomId(id)) findings.push(`The bot cannot read its own control ${id}, after: ${trail.at(-1)}`);
  }
}

async function inspectCalls(
  server: CuriousServer,
  message: Message,
  resting: ReadonlyMap<string, string>,
): Promise<void> {
  const { scene, findings, trail } = server;
  const { channel_id: channel, local } = message;
  if (local.pinged.length === 0) return;
  const isDirect = scene.discord.world.channels.get(channel)?.recipientId !== undefined;
  const { games } = scene.stores;
  const meant = isDirect ? await openGames({ games }) : [await games.inChannel(channel)];
  for (const userId of local.pinged) {
    const name = scene.discord.world.users.get(userId)?.globalName;
    const isSeated = meant.some((game) => game?.seats.some((seat) => seat.userId === userId));
    if (!isSeated) findings.push(`${name} is called in ${channel} but does not play there, after: ${trail.at(-1)}`);
    const rest = resting.get(userId);
    if (rest) findings.push(`${name} is called in ${channel} while ${rest}, after: ${trail.at(-1)}`);
  }
}

/** Discord's errors when a person has deleted a message, or a thread is archived. */
const MEDDLED: readonly number[] = [
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.InvalidActionOnArchivedThread,
];

/** The problems in the bot's log and in Discord's refusals. */
export function complaints({ scene, meddled, forged }: CuriousServer): string[] {
  const refused = scene.discord.requests.rejected.filter(({ code }) => !meddled.any || !MEDDLED.includes(code));
  const logged = scene.errors.filter((line) => {
    const { msg, command } = JSON.parse(line);
    return msg !== 'a command came with options that it does not have' || !forged.has(command);
  });
  return [...logged, ...refused.map((request) => JSON.stringify(request))];
}

/** Checks every game: the stored state matches the log, everything is posted, and the called players can play on. */
export async function inspectGames(server: CuriousServer): Promise<void> {
  const { scene, findings } = server;
  await scene.bot.tick();
  await server.settle();
  const due = await scene.stores.outbox.due(Number.MAX_SAFE_INTEGER, 99);
  findings.push(...due.map(({ post, gameId }) => `The post ${post.kind} of the game ${gameId} was not sent.`));
  const games = await scene.stores.games.ofGuild(undefined, 500);
  for (const game of games) await inspectState(server, game);
  for (const game of games.filter(({ status }) => status === 'running')) {
    await inspectWaits(server, game);
    await inspectPrompt(server, game);
    await inspectTurn(server, game);
  }
}

async function inspectState({ scene, findings }: CuriousServer, game: TableGame): Promise<void> {
  const { games } = scene.stores;
  const rules = findGame(game.game);
  if (game.seed === undefined || !rules) return;
  const [log, snapshot] = [await games.log(game.id), await games.snapshot(game.id)];
  try {
    const live = build(game, rules, log);
    for (const seat of game.seats.keys()) ownState(live, seat);
    const state: unknown = JSON.parse(JSON.stringify(live.state));
    if (!snapshot || !isDeepStrictEqual(state, JSON.parse(snapshot.state)) || snapshot.entry < publicEntry(live)) {
      findings.push(`The log of the game ${game.id} does not lead to the stored state.`);
    }
  } catch (error) {
    findings.push(`The log of the game ${game.id} does not replay: ${error}`);
  }
}

/** A running game has one prompt in its channel, which names the awaited players. */
async function inspectPrompt(
  { scene, findings, meddled }: CuriousServer,
  { id, channelId, seats }: TableGame,
): Promise<void> {
  const prompts = [...(scene.discord.world.messages.get(channelId)?.values() ?? [])]
    .filter(({ flags }) => !(Number(flags) & MessageFlags.Ephemeral))
    .filter((message) => controlIn(message, 'open', { game: id }) && controlIn(message, 'look'));
  if (prompts.length === 0 && meddled.any) return;
  if (prompts.length !== 1) findings.push(`The game ${id} has ${prompts.length} prompts in ${channelId}.`);
  const text = prompts.map(textOf).join();
  for (const { seat } of await scene.stores.waits.ofGame(id)) {
    const { userId = '', name = '' } = seats[seat] ?? {};
    if (!text.includes(userId) && !text.includes(name))
      findings.push(`The prompt of ${id} does not name ${name}: ${text}`);
  }
}

/** The game waits for the seats with a decision, and they have been called if possible. */
async function inspectWaits({ scene, findings }: CuriousServer, game: TableGame): Promise<void> {
  const { stores } = scene;
  const rules = findGame(game.game);
  const waits = await stores.waits.ofGame(game.id);
  if (!rules) return;
  const asked = build(game, rules, await stores.games.log(game.id)).group.waiting;
  const seats = waits.map(({ seat }) => seat).sort();
  if (!isDeepStrictEqual([...asked].sort(), seats))
    findings.push(`The game ${game.id} has decisions for ${asked} but awaits ${seats}.`);
  const now = scene.clock.now();
  for (const { seat, calledAt, silenced, dueAt } of waits) {
    const sitting = game.seats[seat];
    // A person who has not taken their reserved seat is not called.
    if (sitting === undefined || !isThere(sitting) || game.pausedAt !== undefined) continue;
    const { userId, name } = sitting;
    const settings = readSettings(await stores.people.settings(userId));
    const rests = awayAt(await stores.people.away(userId, now), now) ?? !isAwake(settings, now);
    const isOwed = !rests && !silenced && settings.calls !== 'none' && calledAt === undefined;
    if (isOwed) findings.push(`${name} is awaited in the game ${game.id} but was never called.`);
    if (dueAt <= now) findings.push(`${name} is due in the game ${game.id} but was not processed.`);
  }
}

/** A called person gets a panel with something to press, unless only computers play. */
async function inspectTurn(server: CuriousServer, game: TableGame): Promise<void> {
  const { scene, findings } = server;
  if (game.pausedAt !== undefined || game.channelLost) return;
  const waits = await scene.stores.waits.ofGame(game.id);
  const awaited = waits.flatMap(({ seat }) => game.seats[seat] ?? []);
  const people = awaited.filter(isThere);
  if (waits.length === 0) findings.push(`The game ${game.id} is running but waits for nobody.`);
  if (people.length === 0) {
    if (waits.length > 0 && !awaited.some(({ userId }) => isInvited(userId)))
      findings.push(`The game ${game.id} waits only for computers.`);
    return;
  }
  if (!(await playOn(server, game, 60))) findings.push(`The game ${game.id} cannot be continued.`);
}
