import { isDeepStrictEqual } from 'node:util';
import { MessageFlags } from 'discord-api-types/v10';
import { findGame } from '../../src/games.ts';
import { awayAt, isAwake } from '../../src/table/hours.ts';
import { build, ownState, publicEntry } from '../../src/table/live.ts';
import { readSettings } from '../../src/table/people.ts';
import type { TableGame } from '../../src/table/types.ts';
import { controlIn } from '../commands/people.ts';
import type { Hall } from './curious-hall.ts';
import { playOn } from './curious-hands.ts';

/** Looks at what was posted since the last look: who was called, and whether they may be. */
export function watchCalls({ scene, findings, trail }: Hall): () => Promise<void> {
  const { discord, stores } = scene;
  const heard = new Set<string>();
  const resting = async (userId: string): Promise<string | undefined> => {
    const now = scene.clock.now();
    if (awayAt(await stores.people.away(userId, now), now)) return 'away';
    return isAwake(readSettings(await stores.people.settings(userId)), now) ? undefined : 'asleep';
  };
  const restingOfAll = async () =>
    new Map(await Promise.all(discord.users.map(async ({ id }) => [id, await resting(id)] as const)));
  let before: Awaited<ReturnType<typeof restingOfAll>> | undefined;
  return async () => {
    const now = await restingOfAll();
    for (const [channel, messages] of discord.world.messages) {
      const { recipientId } = discord.world.channels.get(channel) ?? {};
      for (const { id, author, local } of messages.values()) {
        if (heard.has(id)) continue;
        heard.add(id);
        if (!author.bot || local.pinged.length === 0) continue;
        const games = recipientId === undefined ? [await stores.games.inChannel(channel)] : await stores.games.open();
        for (const userId of local.pinged) {
          const isSeated = games.some((game) => game?.seats.some((seat) => seat.userId === userId));
          const rests = now.get(userId);
          const name = discord.world.users.get(userId)?.globalName;
          if (!isSeated) findings.push(`${name} was called by ${id} in ${channel} and does not play there.`);
          if (rests && rests === before?.get(userId)) {
            findings.push(`${name} was called by ${id} in ${channel} while ${rests}, after: ${trail.at(-1)}`);
          }
        }
      }
    }
    before = now;
  };
}

/** What is wrong with everything that the bot has logged, and with what Discord has refused it. */
export function complaints({ scene }: Hall): string[] {
  const refused = scene.discord.requests.rejected.map(
    ({ method, path, code, message, errors }) =>
      `${method} ${path}: ${code} ${message} ${JSON.stringify(errors) ?? ''}`,
  );
  return [...scene.errors, ...refused];
}

/** Looks through every game: the stored state is that of the log, everything is posted, and whoever is called can play on. */
export async function inspectGames(hall: Hall): Promise<void> {
  const { scene, findings } = hall;
  await hall.settle();
  const due = await scene.stores.outbox.due(Number.MAX_SAFE_INTEGER, 99);
  findings.push(...due.map(({ post, gameId }) => `The post ${post.kind} of the game ${gameId} was not sent.`));
  const games = await scene.stores.games.ofGuild(undefined, 500);
  for (const game of games) await inspectState(hall, game);
  for (const game of games.filter(({ status }) => status === 'running')) {
    await inspectPrompt(hall, game);
    await inspectTurn(hall, game);
  }
}

async function inspectState({ scene, findings }: Hall, game: TableGame): Promise<void> {
  const { games } = scene.stores;
  const rules = findGame(game.game);
  if (game.seed === undefined || !rules) return;
  const [log, snapshot] = [await games.log(game.id), await games.snapshot(game.id)];
  try {
    const live = build(game, rules, log);
    for (const seat of game.seats.keys()) ownState(live, seat);
    const state: unknown = JSON.parse(JSON.stringify(live.state));
    if (!snapshot || !isDeepStrictEqual(state, JSON.parse(snapshot.state)) || publicEntry(live) !== snapshot.entry) {
      findings.push(`The log of the game ${game.id} does not lead to the stored state.`);
    }
  } catch (error) {
    findings.push(`The log of the game ${game.id} does not replay: ${error}`);
  }
}

/** A running game has one prompt in its channel. */
function inspectPrompt({ scene, findings }: Hall, { id, channelId }: TableGame): void {
  const prompts = [...(scene.discord.world.messages.get(channelId)?.values() ?? [])]
    .filter(({ flags }) => !(Number(flags) & MessageFlags.Ephemeral))
    .filter((message) => controlIn(message, 'open', (press) => press.game === id) && controlIn(message, 'look'));
  if (prompts.length !== 1) findings.push(`The game ${id} has ${prompts.length} prompts in ${channelId}.`);
}

/** Somebody who is called gets a panel with something to press, unless only computers play. */
async function inspectTurn(hall: Hall, game: TableGame): Promise<void> {
  const { scene, findings } = hall;
  if (game.pausedAt !== undefined || game.channelLost) return;
  const waits = await scene.stores.waits.ofGame(game.id);
  const people = waits.filter(({ seat }) => game.seats[seat]?.plays === undefined);
  if (waits.length === 0) findings.push(`The game ${game.id} runs and waits for nobody.`);
  if (people.length === 0) {
    if (waits.length > 0) findings.push(`The game ${game.id} waits for computers alone.`);
    return;
  }
  if (!(await playOn(hall, game, 60))) findings.push(`The game ${game.id} cannot be played on.`);
}
