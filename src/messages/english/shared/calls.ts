import { plain } from '../../text.ts';
import { list } from './list.ts';

const bold = (name: string): string => `**${plain(name)}**`;
const seconds = (at: number): number => Math.ceil(at / 1000);

/** A moment as Discord shows it to everybody in their own time and language: `in 3 days`; `at` in UTC ms. */
const from = (at: number): string => `<t:${seconds(at)}:R>`;
/** A moment with its date and hour. */
const moment = (at: number): string => `<t:${seconds(at)}:f>`;

/** Calling those who are waited for; moments in UTC ms. */
export const calls = {
  /** Under a prompt; `names` where not everybody has as long. */
  deadline: (at: number, names: readonly string[] = []): string =>
    `-# ${names.length === 0 ? 'Deadline' : `Deadline for ${list(names.map(bold))}`}: ${from(at)}`,
  away: (name: string, until: number): string =>
    `-# ${bold(name)} is away until ${moment(until)}; their clock stands still.`,
  /** To the reader alone, until when there is time and that they are away. */
  own: {
    deadline: (at: number): string => `-# You have time until ${moment(at)}, ${from(at)}.`,
    away: (until: number): string => `-# You are away until ${moment(until)}; your clock stands still.`,
  },
  /** Once to the whole table. */
  willBeAway: ({ name, from, to }: { name: string; from: number; to: number }): string =>
    `${bold(name)} is away from ${moment(from)} until ${moment(to)}. Their clock stands still, and they are not called.`,
  paused: '-# The game is paused, and all clocks stand still.',

  /** In the channel, and on a locked phone; a mention is how Discord calls a player. */
  inChannel: {
    turn: (mention: string, game: string): string => `${mention}, it is your turn in ${game}.`,
    reminder: (mention: string, game: string): string => `${mention}, the table is still waiting for you in ${game}.`,
    nudge: (mention: string, game: string): string => `${mention}, somebody at the table asks you to play ${game}.`,
    late: (mention: string, game: string): string => `${mention}, your time in ${game} is over. You can still play.`,
  },
  /** At the top of a direct message; `game` is its name, `channel` how Discord links to it. */
  directly: {
    turn: (game: string, channel: string): string => `Your turn: ${game} in ${channel}`,
    reminder: (game: string, channel: string): string => `The table is waiting for you: ${game} in ${channel}`,
    nudge: (game: string, channel: string): string => `Somebody asks you to play: ${game} in ${channel}`,
    late: (game: string, channel: string): string => `Your time is over, but you can still play: ${game} in ${channel}`,
  },
  /** A channel, or thread, with the name of its server. */
  place: (channel: string, server: string | undefined): string =>
    server === undefined ? channel : `${channel} (${plain(server)})`,
  asked: (question: string, stage: string): string => `${question}\n-# ${stage}`,
  go: 'Go to the game',

  nudge: 'Nudge',
  silence: 'Silence this turn',
  silenced: 'You will hear no more of this decision. `/caverna settings` has your choices for all games.',
  nudged: {
    called: (name: string, next: number): string =>
      `${bold(name)} has been called. The next nudge is possible ${from(next)}.`,
    asleep: (name: string, next: number): string =>
      `${bold(name)} wants no calls at this hour, and will be called as soon as they may be. The next nudge is possible ${from(next)}.`,
    tooSoon: (name: string, next: number): string =>
      `${bold(name)} has been nudged already. The next nudge is possible ${from(next)}.`,
    away: (name: string, until: number): string =>
      `${bold(name)} is away until ${moment(until)}, so they are not called.`,
    quiet: (name: string): string => `${bold(name)} wants no more calls for this decision.`,
  },
};
