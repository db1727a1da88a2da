import type { LocalDiscord, SeenMessage } from 'local-discord';
import { type Person, type Reaction, textOf } from 'local-discord';
import { readCustomId } from '../commands/custom-id.ts';
import type { Press } from '../commands/presses.ts';
import { readMenuValue } from '../commands/turn/menu-value.ts';
import type { Game } from '../src/engine/game.ts';
import { verbOf } from '../src/engine/notation.ts';
import type { Random } from '../src/engine/random.ts';
import {
  type Control,
  calledBy,
  controlsOf,
  findControl,
  isForAll,
  optionsOfNew,
  type Pressing,
  pressOn,
} from './hands.ts';

/** People of a local Discord who play a game by pressing at random. */
export interface RandomSeats {
  readonly discord: LocalDiscord;
  readonly channelId: string;
  /** Users' ids in joining order; the first is the host. */
  readonly players: readonly string[];
  readonly random: Random;
  /** How long one answer from the bot may take, in ms of real time. */
  readonly patience?: number;
}

/** The number of presses: `turns` counts turns and parts of harvests that have ended. */
export interface Pressed {
  turns: number;
  presses: number;
  /** Each of those turns. */
  readonly each: PlayedTurn[];
  /** How long each press of a turn took, in ms. */
  readonly waits: PanelWait[];
}

/** How long a player waited after a press, in ms: for the first visible change, and for the whole panel. */
export interface PanelWait {
  readonly first: number;
  readonly whole: number;
}

/** The presses of a turn. */
export interface PlayedTurn {
  readonly presses: number;
  /** The first words of the chosen moves, in order; `way` if one press chose several. */
  readonly chosen: readonly string[];
  /** False if a press led away from the question, or took something back. */
  readonly isDirect: boolean;
}

// On a busy machine, painting a picture can take seconds.
const PATIENCE = 30_000;

/** What to play: the first game unless another is named, with its recommended options. */
interface Opening {
  readonly game?: Game;
  /** The host's other choices, by the names of the options of `/caverna new`. */
  readonly chosen?: Readonly<Record<string, string>>;
  /** The players' sides, in order; empty if there is no choice. */
  readonly sides?: readonly string[];
}

/** Opens a lobby, lets everyone join and choose a side, and starts the game. */
export async function openGame(seats: RandomSeats, { game, chosen, sides = [] }: Opening = {}): Promise<void> {
  const { discord, channelId, players } = seats;
  const [host = '', ...others] = players;
  const options = { ...optionsOfNew(players.length, game), ...chosen };
  await (await discord.as(host).slash(channelId, 'caverna new', options)).shown(patienceOf(seats));
  // Some variants can be started only once all have joined.
  const opened = await newest(seats, (message) => findControl(message, 'lobby', 'options'));
  for (const player of others) await press(discord.as(player), opened, 'lobby', 'join');
  // Matches in any language of the table.
  const full = new RegExp(`\\(${players.length}\\D+${players.length}\\D*\\)`);
  const lobby = await newest(seats, (message) => message.id === opened.id && full.test(textOf(message)));
  for (const [at, side] of sides.entries()) await chooseSide(seats, lobby, { player: players[at] ?? '', side });
  await press(discord.as(host), lobby, 'lobby', 'start');
}

/** Chooses a player's side in the panel that the lobby opens. The lobby may be shown again first. */
async function chooseSide(
  seats: RandomSeats,
  lobby: SeenMessage,
  { player, side }: { readonly player: string; readonly side: string },
): Promise<void> {
  const { discord, channelId } = seats;
  const person = discord.as(player);
  await press(person, lobby, 'lobby', 'sides');
  const [panel, menu] = await discord.until(() => {
    const seen = person.messages(channelId).toReversed();
    return seen.flatMap((message) => sideMenus(message, player).map((menu) => [message, menu] as const))[0];
  }, patienceOf(seats));
  await (await person.select(panel.id, menu.id, [side])).shown(patienceOf(seats));
}

/** The menus of a message for choosing a player's side. */
function sideMenus(message: SeenMessage, player: string): Control[] {
  return controlsOf(message).filter(({ id }) => {
    const read = readCustomId(id);
    return read?.on === 'side' && read.who === player;
  });
}

function patienceOf({ patience = PATIENCE }: RandomSeats): number {
  return patience;
}

/** Plays until the final score is posted, or for this many turns; the game may be at any point. */
export async function playToTheEnd(seats: RandomSeats, turns = Number.POSITIVE_INFINITY): Promise<Pressed> {
  const { discord, players } = seats;
  const counted: Pressed = { turns: 0, presses: 0, each: [], waits: [] };
  while (counted.turns < turns) {
    const message = await newest(seats, (message) => findControl(message, 'rematch') ?? findControl(message, 'open'));
    if (findControl(message, 'rematch')) return counted;
    const awaited = calledBy(players, message);
    const player = awaited[seats.random.below(Math.max(awaited.length, 1))];
    if (player === undefined) throw new Error(`The message calls no player: ${textOf(message)}`);
    await playTurn(seats, { player, prompt: message, counted });
    counted.turns++;
    await discord.until(() => !stillCalled(seats, message.id, player), patienceOf(seats));
  }
  return counted;
}

function stillCalled({ discord, channelId }: RandomSeats, promptId: string, player: string): boolean {
  const prompt = discord
    .as(player)
    .messages(channelId)
    .find(({ id }) => id === promptId);
  return prompt !== undefined && calledBy([player], prompt).length > 0;
}

interface Turn {
  readonly player: string;
  readonly prompt: SeenMessage;
  readonly counted: Pressed;
}

async function playTurn(seats: RandomSeats, { player, prompt, counted }: Turn): Promise<void> {
  const { discord, random } = seats;
  const person = discord.as(player);
  let presses = 0;
  let isDirect = true;
  const chosen: string[] = [];
  const press = async (pressing: Required<Pressing>) => {
    const { control, values } = pressing;
    chosen.push(...verbsChosen(control.id, values));
    isDirect &&= !isDetour(control.id);
    presses++;
    const began = performance.now();
    const reaction = await pressOn(person, pressing);
    const panel = await reaction.shown(patienceOf(seats));
    const whole = performance.now() - began;
    // "is thinking..." is visible at once; a later update changes nothing until it arrives.
    counted.waits.push({ first: reaction.kind === 'deferred-reply' ? reaction.ackMs : whole, whole });
    return panel;
  };
  await pressThrough(prompt, { random, press });
  counted.presses += presses;
  counted.each.push({ presses, chosen, isDirect });
}

/** How a random player presses. */
interface Temperament {
  readonly random: Random;
  /** Whether they choose only one thing even where a menu takes several. */
  readonly isPlain?: true;
  /** Presses, and returns the message that is shown afterwards; undefined to stop. */
  readonly press: (pressing: Required<Pressing>) => Promise<SeenMessage | undefined>;
}

/** Plays a turn at random, starting from a message. */
export async function pressThrough(beginning: SeenMessage, { random, isPlain, press }: Temperament): Promise<void> {
  let message: SeenMessage | undefined = beginning;
  for (let control = firstOn(beginning, random); message && control; control = message && choose(message, random)) {
    const values = control.kind === 'button' ? [] : someOf(isPlain ? { ...control, most: 1 } : control, random);
    message = await press({ message, control, values });
  }
}

/** The first press: a menu if the message is a prompt, or else the button that opens the turn. */
function firstOn(message: SeenMessage, random: Random): Control | undefined {
  if (!isForAll(message)) return choose(message, random);
  const menus = controlsOf(message).filter(({ id }) => readCustomId(id)?.on === 'menu');
  return menus[random.below(Math.max(menus.length, 1))] ?? findControl(message, 'open');
}

/** Random values of a menu, as many as it needs. */
function someOf({ values, most }: Extract<Control, { kind: 'menu' }>, random: Random): string[] {
  const left = [...values];
  const wanted = most > 1 ? 1 + random.below(most) : 1;
  return Array.from(
    { length: Math.min(wanted, left.length) },
    () => left.splice(random.below(left.length), 1)[0] ?? '',
  );
}

/** The first words of the moves that a press chooses; `way` if it takes several moves. */
function verbsChosen(id: string, values: readonly string[]): string[] {
  const press = readCustomId(id);
  if (press?.on === 'move') return [verbOf(press.move)];
  if (press?.on === 'suggest') return ['way'];
  if (press?.on !== 'menu') return [];
  return values.flatMap((value) => {
    const read = readMenuValue(value);
    return read && 'move' in read ? [verbOf(read.move)] : [];
  });
}

/** Whether a press leads away from the question, or takes something back. */
function isDetour(id: string): boolean {
  const press = readCustomId(id);
  return press?.on === 'screen' || (press?.on === 'panel' && press.act !== 'end');
}

/** A random player's next press in a private panel; undefined if the turn is over. */
export function choose(panel: SeenMessage, random: Random): Control | undefined {
  const controls = controlsOf(panel).map((control) => ({ control, press: readCustomId(control.id) }));
  const acts = (wanted: (press: Press) => boolean) =>
    controls.filter(({ press }) => press && wanted(press)).map(({ control }) => control);
  const end = acts((press) => press.on === 'panel' && press.act === 'end');
  const moves = acts(({ on }) => on === 'menu' || on === 'move' || on === 'suggest');
  const detours = acts((press) => press.on === 'screen' || (press.on === 'panel' && press.act !== 'end'));
  if (end.length > 0 && (moves.length === 0 || random.below(3) === 0)) return end[0];
  const among = detours.length > 0 && (moves.length === 0 || random.below(20) === 0) ? detours : moves;
  return among[random.below(Math.max(among.length, 1))];
}

/** The kind of press of a control; any action if none is named. */
type Wanted = readonly [on: Press['on'], act?: string];

function press(person: Person, message: SeenMessage, ...[on, act]: Wanted): Promise<Reaction> {
  const control = findControl(message, on, act);
  if (!control) throw new Error(`There is no "${on}" control in: ${textOf(message)}`);
  return person.press(message.id, control.id);
}

/** Waits until the host sees a public message that fits; returns the newest such message. */
function newest(seats: RandomSeats, fits: (message: SeenMessage) => unknown): Promise<SeenMessage> {
  const { discord, channelId, players } = seats;
  const host = discord.as(players[0] ?? '');
  return discord.until(() => host.messages(channelId).filter(isForAll).findLast(fits), patienceOf(seats));
}
