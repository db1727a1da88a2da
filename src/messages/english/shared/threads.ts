import { plain } from '../../text.ts';

/** Games in threads, and games that move to another channel. */
export const threads = {
  open: 'Open a thread for a new game',
  name: (game: string, host: string): string => `${game} with ${host}`,
  opened: (mention: string): string => `The lobby is open in ${mention}. Others can join it there.`,
  started: (mention: string): string => `Your game has started in ${mention}. Go there and press *My turn*.`,
  accepted: 'A thread has already been opened for this.',
  impossible: 'A thread can only be opened in a text channel. Go to one and type `/caverna new` there.',
  /** To somebody who may not open threads there. */
  forbidden:
    'You are not allowed to open threads in this channel. Type `/caverna new` in another channel, or ask somebody who may.',
  busy: 'One of your threads is already being opened. Try again in a moment.',
  /** A game in the autocomplete, without markdown. */
  game: (id: string, names: readonly string[]): string => `${id}: ${names.join(', ')}`,
  /** To a player whose game has lost its channel; `server` is its name, if the bot knows it. */
  lost: (server: string | undefined): string =>
    `The channel of your game of Caverna${server === undefined ? '' : ` in **${plain(server)}**`} was deleted. Nothing is lost: type \`/caverna game move\` in another channel or thread of that server, and the game continues there.`,
  here: 'The game continues here.',
  gone: (mention: string): string => `This game continues in ${mention}.`,
};
