import { bold, plain } from '../../text.ts';
import { hoursAndMinutes, moment, relative } from '../../timestamp.ts';
import { list } from './list.ts';

/** Calls to players whose decision the game is waiting for; moments in UTC ms. */
export const calls = {
  /** Under a prompt; with `names` if the players have different deadlines. */
  deadline: (at: number, names: readonly string[] = []): string =>
    `-# ${names.length === 0 ? 'Deadline' : `Deadline for ${list(names.map(bold))}`}: ${relative(at)}`,
  /** Under a prompt: what time banks held when the decision started, in ms; without a name if it is clear whose. */
  banks: (banks: readonly { readonly name: string | undefined; readonly held: number }[]): string =>
    `-# Time bank at the start of this turn: ${list(banks.map(({ name, held }) => `${name === undefined ? '' : `${bold(name)} `}${hoursAndMinutes(held)}`))}`,
  away: (name: string, until: number): string =>
    `-# ${bold(name)} is away until ${moment(until)}; their clock is stopped.`,
  /** Only to the reader: their own deadline and absence. */
  own: {
    deadline: (at: number): string => `-# You have until ${moment(at)}, ${relative(at)}.`,
    bank: (left: number): string => `-# Your time bank: ${hoursAndMinutes(left)} left.`,
    away: (until: number): string => `-# You are away until ${moment(until)}; your clock is stopped.`,
  },
  /** Once to the whole table. */
  willBeAway: ({ name, from, to }: { name: string; from: number; to: number }): string =>
    `${bold(name)} will be away from ${moment(from)} until ${moment(to)}. Their clock stops, and they are not called.`,
  paused: '-# The game is paused, and all clocks are stopped.',

  /** In the channel, and on a locked phone; a mention is how Discord calls a player. */
  inChannel: {
    turn: (mention: string, game: string): string => `${mention}, it is your turn in ${game}.`,
    reminder: (mention: string, game: string): string => `${mention}, the table is still waiting for you in ${game}.`,
    nudge: (mention: string, game: string): string => `${mention}, somebody at the table has nudged you in ${game}.`,
    late: (mention: string, game: string): string => `${mention}, your time in ${game} is up. You can still play.`,
  },
  /** At the top of a direct message; `game` is its name, `channel` a link. */
  directly: {
    turn: (game: string, channel: string): string => `Your turn: ${game} in ${channel}`,
    reminder: (game: string, channel: string): string => `The table is waiting for you: ${game} in ${channel}`,
    nudge: (game: string, channel: string): string => `Somebody has nudged you: ${game} in ${channel}`,
    late: (game: string, channel: string): string => `Your time is up, but you can still play: ${game} in ${channel}`,
  },
  /** A channel or thread with the name of its server. */
  place: (channel: string, server: string | undefined): string =>
    server === undefined ? channel : `${channel} (${plain(server)})`,
  /** To a deputy. */
  deputy: (player: string): string => `You are playing for ${bold(player)} here.`,
  asked: (question: string, stage: string): string => `${question}\n-# ${stage}`,
  go: 'Go to the game',

  nudge: 'Nudge',
  silence: 'Mute calls for this turn',
  silenced: 'No more calls for this decision. `/caverna settings` has your choices for all games.',
  nudged: {
    called: (name: string, next: number): string =>
      `${bold(name)} has been called. You can nudge again ${relative(next)}.`,
    asleep: (name: string, next: number): string =>
      `${bold(name)} does not take calls at this hour and will be called later. You can nudge again ${relative(next)}.`,
    tooSoon: (name: string, next: number): string =>
      `${bold(name)} has already been nudged. You can nudge again ${relative(next)}.`,
    away: (name: string, until: number): string =>
      `${bold(name)} is away until ${moment(until)}, so they will not be called.`,
    quiet: (name: string): string => `${bold(name)} has silenced calls for this decision.`,
  },
};
