import { clip, plain, visible } from '../../text.ts';

/** Games in threads, and games whose channel has changed. */
export const threads = {
  open: 'Open a thread for a new game',
  name: (game: string, host: string): string => clip(`${game} with ${visible(host)}`, 100),
  opened: (mention: string): string => `The lobby is open in ${mention}. Others can join it there.`,
  accepted: 'A thread has been opened for this already.',
  impossible: 'A thread can only be opened in a text channel. Go to one and type `/caverna new` there.',
  /** To one who may not open a thread there themselves. */
  forbidden:
    'You may not open threads in this channel. Go to another channel and type `/caverna new` there, or ask somebody who may.',
  busy: 'A thread of yours is being opened already. Try again in a moment.',
  /** A game among suggestions, without markdown. */
  game: (id: string, names: readonly string[]): string => `${id}: ${names.join(', ')}`,
  /** To a player whose game has lost its channel; `server` is its name, where the bot knows it. */
  lost: (server: string | undefined): string =>
    `The channel of your game of Caverna${server === undefined ? '' : ` in **${plain(server)}**`} was deleted. Nothing is lost: type \`/caverna game move\` in another channel or thread of that server, and the game goes on there.`,
  here: 'The game goes on here.',
  gone: (mention: string): string => `This game goes on in ${mention}.`,
};
