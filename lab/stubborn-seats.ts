import type { LocalDiscord, SeenMessage } from 'local-discord';
import { type Reaction, textOf, UserMistake } from 'local-discord';
import { readCustomId } from '../commands/custom-id.ts';
import type { Press } from '../commands/presses.ts';
import { readMenuValue } from '../commands/turn/menu-value.ts';
import type { Game } from '../src/engine/game.ts';
import type { Random } from '../src/engine/random.ts';
import { catalogue } from '../src/messages/index.ts';
import { calledBy, controlsOf, findControl, isForAll, optionsOfNew, type Pressing, pressOn } from './hands.ts';
import { pressThrough } from './random-seats.ts';

/** A press that changes a game, as the people at the table remember it. */
export interface Memory {
  readonly game: string;
  readonly player: string;
  /** The step of the pressed message's decision. */
  readonly step: number;
  /** `several` plays moves that the message does not name; `end` may decline open tasks before it ends the turn. */
  readonly kind: 'move' | 'several' | 'end' | 'back';
  /** For the kind `move`: the move as the menu or button had it. */
  readonly move: string;
  /** The moves that the same button makes after it, if any. */
  readonly more?: readonly string[];
  /** The entry of the log in the bot's answer; undefined while there is no answer. */
  confirmed?: number;
}

/** People of a local Discord who play one game after the other in a channel, whatever happens to the bot. */
export interface StubbornSeats {
  readonly discord: LocalDiscord;
  readonly channelId: string;
  /** Users' ids; the first is the host. */
  readonly players: readonly string[];
  readonly random: Random;
  /** Their game: the first one, if none is named. */
  readonly game?: Game;
  /** The host's other choices in `/caverna new`. */
  readonly chosen?: Readonly<Record<string, string>>;
  readonly memories: Memory[];
}

/** A period in which the bot runs; `ended` resolves when it is killed. */
export interface Life {
  readonly ended: Promise<void>;
}

/** Thrown if the bot ends before it answers. */
class Ended extends Error {
  override name = 'Ended';
}

/** Thrown if the bot does not answer within three seconds. */
class Unanswered extends Error {
  override name = 'Unanswered';
}

/** How long (ms) a running bot may take for one answer. */
const PATIENCE = 20_000;

const { stale, placed, goesOn, ended: TURN_ENDED } = catalogue('en').panel;

/** The answers to a press on an earlier question. */
const TOO_LATE = [stale, placed, goesOn];

/** Does what the newest message of the channel asks for; false if the bot ended or did not answer in time. */
export async function goOn(seats: StubbornSeats, life: Life): Promise<boolean> {
  try {
    await act({ ...seats, wait: (answer) => race(answer, life) });
    return true;
  } catch (error) {
    // The control may have changed or disappeared in the meantime.
    const passes = [Ended, Unanswered, UserMistake].some((kind) => error instanceof kind);
    if (passes || (error instanceof Error && error.message.includes(' within '))) return false;
    throw error;
  }
}

async function race<T>(answer: Promise<T>, { ended }: Life): Promise<T> {
  const end = ended.then(() => Promise.reject(new Ended()));
  return Promise.race([answer, end]);
}

interface Playing extends StubbornSeats {
  wait<T>(answer: Promise<T>): Promise<T>;
}

async function act(seats: Playing): Promise<void> {
  const { discord, channelId, players, wait } = seats;
  const [host = ''] = players;
  const message = newest(seats);
  if (message && findControl(message, 'open')) {
    await playTurn(seats, message);
    return;
  }
  if (!message) {
    const options = { ...optionsOfNew(players.length, seats.game), ...seats.chosen };
    await wait(discord.as(host).slash(channelId, 'caverna new', options));
  } else if (findControl(message, 'rematch')) {
    // The first question is private.
    const reaction = await pressIfThere(seats, { player: host, message, on: 'rematch' });
    const question = reaction && (await wait(reaction.shown(PATIENCE)));
    if (question) await pressIfThere(seats, { player: host, message: question, on: 'rematch' });
  } else {
    for (const player of players.slice(1)) await pressIfThere(seats, { player, message, on: 'lobby', act: 'join' });
    await pressIfThere(seats, { player: host, message, on: 'lobby', act: 'start' });
  }
  await wait(discord.until(() => newest(seats)?.id !== message?.id, PATIENCE));
}

/** The newest message that can continue a game. */
export function newest({ discord, channelId, players }: StubbornSeats): SeenMessage | undefined {
  const messages = discord
    .as(players[0] ?? '')
    .messages(channelId)
    .filter(isForAll);
  // The last post of a game may come after the lobby of the next one.
  return (
    messages.findLast((message) => findControl(message, 'open') ?? findControl(message, 'lobby', 'options')) ??
    messages.findLast((message) => findControl(message, 'rematch'))
  );
}

interface Wanted {
  readonly player: string;
  readonly message: SeenMessage;
  readonly on: Press['on'];
  readonly act?: string;
}

async function pressIfThere(
  { discord, wait }: Playing,
  { player, message, on, act }: Wanted,
): Promise<Reaction | undefined> {
  const control = findControl(message, on, act);
  return control && wait(discord.as(player).press(message.id, control.id));
}

async function playTurn(seats: Playing, prompt: SeenMessage): Promise<void> {
  const { discord, players, random, memories, wait } = seats;
  const called = calledBy(players, prompt);
  const player = called[random.below(Math.max(called.length, 1))];
  if (player === undefined) throw new Error(`The prompt calls no player: ${textOf(prompt)}`);
  const press = async (pressing: Pressing) => {
    const memory = memoryOf(player, pressing.control.id, pressing.values?.[0] ?? '');
    if (memory) memories.push(memory);
    const reaction = await wait(pressOn(discord.as(player), pressing));
    if (!reaction.acknowledged) throw new Unanswered();
    const panel = await wait(reaction.shown(PATIENCE));
    const entry = memory && entryShown(panel, memory);
    if (memory && entry !== undefined) memory.confirmed = entry;
    return panel;
  };
  await pressThrough(prompt, { random, isPlain: true, press });
  const isCalled = (message = newest(seats)) => message !== undefined && calledBy([player], message).length > 0;
  // After a restart a prompt may be out of date; the bot replaces it as soon as it has caught up.
  await wait(discord.until(() => newest(seats)?.id !== prompt.id || !isCalled(), PATIENCE));
}

function memoryOf(player: string, customId: string, value: string): Memory | undefined {
  const press = readCustomId(customId);
  if (!press || !('step' in press)) return undefined;
  const { game, step } = press;
  const memory = { game, step, player, move: '' };
  switch (press.on) {
    case 'move':
      return { ...memory, kind: 'move', move: press.move, ...(press.more && { more: press.more }) };
    case 'menu': {
      const chosen = readMenuValue(value);
      return chosen && 'move' in chosen ? { ...memory, kind: 'move', move: chosen.move } : undefined;
    }
    case 'suggest':
      return { ...memory, kind: 'several' };
    case 'panel':
      return { ...memory, kind: press.act === 'end' ? 'end' : 'back' };
    case 'screen':
      return undefined;
  }
}

/**
 * The number of the entry in an answer: of the open decision, or of the turn that can be taken back. Undefined if the
 * answer says that the press came too late.
 */
function entryShown(shown: SeenMessage, { step, kind }: Memory): number | undefined {
  const text = textOf(shown);
  if (TOO_LATE.some((sentence) => text.includes(sentence))) return undefined;
  for (const { id } of controlsOf(shown)) {
    const press = readCustomId(id);
    if (press?.on === 'undo') return kind === 'end' && text.includes(TURN_ENDED) ? press.entry : undefined;
    if (press && 'step' in press) return press.step > step ? press.step : undefined;
  }
  return undefined;
}
