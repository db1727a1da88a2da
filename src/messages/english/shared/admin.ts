import { plain } from '../../text.ts';
import { list } from './list.ts';

const statuses: Readonly<Record<string, string>> = {
  lobby: 'lobby',
  running: 'running',
  paused: 'paused',
  finished: 'finished',
  ended: 'ended by its host',
};

/** What server admins read. */
export const admin = {
  description: 'Manage the games on this server (for people who manage the server)',
  subcommands: {
    invite: {
      description: 'Invite everybody in this channel to learn a game, with a button',
      options: { game: 'Which game; Caverna if you leave it out' },
    },
    list: { description: 'List the games on this server, newest first', options: { page: 'Which page, from 1' } },
    export: { description: 'Get a game as a file', options: { game: 'Which game' } },
    import: { description: 'Add a game from a file to this channel', options: { file: 'A file from an export' } },
    move: { description: 'Move a game to this channel', options: { game: 'Which game' } },
    pause: { description: 'Stop a game and its clocks until you resume it', options: { game: 'Which game' } },
    resume: { description: 'Resume a paused game', options: { game: 'Which game' } },
    rollback: {
      description: 'Take a game back to an earlier turn',
      options: { game: 'Which game', entry: 'The last turn to keep: pick it from the list' },
    },
    skip: {
      description: 'Skip a post that Discord refuses, so that the game can continue',
      options: { game: 'Which game' },
    },
    remove: { description: 'Remove a game; a copy is kept for 30 days', options: { game: 'Which game' } },
    restore: { description: 'Bring a removed game back in this channel', options: { game: 'Which removed game' } },
    health: { description: 'Check whether every part of the bot works', options: {} },
  },
  forbidden: 'Only people who manage this server can do that. Ask one of them.',
  title: 'Games on this server',
  none: 'This server has no games.',
  /** A game in one line; `channel` is a mention, `since` a timestamp of Discord. */
  line: (game: { id: string; status: string; channel: string; players: readonly string[]; since: string }): string =>
    `\`${game.id}\` ${statuses[game.status] ?? game.status} · ${game.channel} · ${list(game.players)} · ${game.since}`,
  /** A turn to go back to, by its entry in the log, without markdown. */
  entry: (entry: number, turn: string): string => `${entry}: ${turn}`,
  beginning: 'The start of the game',
  /** A game in the autocomplete, without markdown. */
  suggestion: (game: { id: string; status: string; players: readonly string[] }): string =>
    `${game.id} ${statuses[game.status] ?? game.status}: ${game.players.join(', ')}`,
  exported: 'The whole game. Anybody with this file can import it.',
  exportedRunning:
    'The running game, with only what everybody can see. You cannot import this file: the seed stays hidden until the game is over.',
  imported:
    'The game is now in this channel. It does not count for ratings, and nobody is called until they take their seat here.',
  importRefused: (reason: string): string => `This file cannot be imported. Nothing was changed. ${plain(reason)}`,
  tooLarge: 'This file is too large for a game. Nothing was changed.',
  unreachable: 'I could not get the file from Discord. Please try again.',
  moved: 'The game continues in this channel.',
  paused: 'The game is paused, and its clocks are stopped.',
  resumed: 'The game continues.',
  /** To the channel of the game. */
  told: {
    paused: 'A server admin has paused this game. Its clocks are stopped, and nobody is called.',
    resumed: 'This game continues where it stopped, and its clocks run again.',
  },
  rolledBack: (entry: number, { unrated }: { unrated: boolean }): string =>
    `The game is back at entry ${entry} of its log.${unrated ? ' It was already finished, so it no longer counts for ratings.' : ''}`,
  /** `reason` is Discord's own. */
  skipped: (reason: string): string =>
    `I skipped the post that was blocking the game. The next posts are on their way. Discord said: ${plain(reason)}`,
  askRemove: (id: string): string =>
    `This removes the game \`${id}\` for everybody. \`/caverna-admin restore\` brings it back within 30 days, unless newer copies on this server need the space.`,
  remove: 'Remove the game',
  removed: 'The game has been removed. A copy is kept for 30 days, unless newer copies on this server need the space.',
  restoreRefused: (reason: string): string => `This game cannot be brought back. Nothing was changed. ${plain(reason)}`,
  restored: 'The game is back and continues in this channel.',
  healthy: (ok: boolean): string =>
    ok ? 'Everything works.' : 'Something is wrong with the bot. Its operator needs to look at it.',
  part: (name: string, ok: boolean, details: readonly string[] = []): string =>
    `${ok ? '✅' : '❌'} ${name}${details.length === 0 ? '' : `: ${details.join('; ')}`}`,
  shards: ({ of, shards, lost }: { of: number; shards: readonly number[]; lost: readonly number[] }): string =>
    `shards ${list(shards.map(String))} of ${of}${lost.length === 0 ? '' : `; ${list(lost.map(String))} lost`}`,
  postsWaiting: (count: number, seconds: number): string =>
    `${count} waiting, ${count === 1 ? 'for' : 'the oldest for'} ${seconds} s`,
  parts: {
    database: 'Database',
    gateway: 'Connection to Discord',
    outbox: 'Posts',
    painter: 'Pictures',
    backup: 'Last backup',
  },
};
