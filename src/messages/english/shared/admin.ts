import { plain } from '../../text.ts';
import { list } from './list.ts';

const times: Readonly<Record<string, string>> = {
  lobby: 'lobby',
  running: 'running',
  paused: 'paused',
  finished: 'finished',
  ended: 'ended by its host',
};

/** What those who run a server read. */
export const admin = {
  description: 'Look after the games of this server (for those who manage the server)',
  subcommands: {
    list: { description: 'List the games of this server, the newest first', options: { page: 'Which page, from 1' } },
    export: { description: 'Get a game as a file', options: { game: 'Which game' } },
    import: { description: 'Add a game from a file to this channel', options: { file: 'A file from an export' } },
    move: { description: 'Let a game go on in this channel', options: { game: 'Which game' } },
    pause: { description: 'Stop a game and its clocks until you resume it', options: { game: 'Which game' } },
    resume: { description: 'Let a paused game go on', options: { game: 'Which game' } },
    rollback: {
      description: 'Take a game back to an earlier entry of its log',
      options: { game: 'Which game', entry: 'The last turn that stays: pick it from the list' },
    },
    skip: {
      description: 'Give up the post that Discord does not take, so that a game goes on',
      options: { game: 'Which game' },
    },
    remove: { description: 'Remove a game; a copy is kept for 30 days', options: { game: 'Which game' } },
    restore: { description: 'Bring a removed game back in this channel', options: { game: 'Which removed game' } },
    health: { description: 'Tell how the bot is', options: {} },
  },
  forbidden: 'This is for those who manage the server. Ask one of them.',
  title: 'Games of this server',
  none: 'There are no games in this server.',
  /** A game in one line; `channel` is a mention, `since` a timestamp of Discord. */
  line: (game: { id: string; status: string; channel: string; players: readonly string[]; since: string }): string =>
    `\`${game.id}\` ${times[game.status] ?? game.status} · ${game.channel} · ${list(game.players)} · ${game.since}`,
  /** A turn to which a game can go back, by its entry of the log, without markdown. */
  entry: (entry: number, turn: string): string => `${entry}: ${turn}`,
  beginning: 'The beginning of the game',
  /** A game among suggestions, without markdown. */
  suggestion: (game: { id: string; status: string; players: readonly string[] }): string =>
    `${game.id} ${times[game.status] ?? game.status}: ${game.players.join(', ')}`,
  page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
  exported: 'The whole game. Whoever has this file can import it.',
  exportedRunning:
    'What everybody may see of the running game. This file cannot be imported: the seed of the game stays hidden until the game is over.',
  imported:
    'The game has been added to this channel. It does not count for ratings, and nobody is called who has not taken their seat here.',
  importRefused: (reason: string): string => `This file cannot be imported. Nothing was changed. ${plain(reason)}`,
  tooLarge: 'This file is too large for a game. Nothing was changed.',
  unreachable: 'Discord did not hand the file over. Please try again.',
  moved: 'The game goes on in this channel.',
  paused: 'The game is paused. Its clocks stand still.',
  resumed: 'The game goes on.',
  /** To the channel of the game. */
  told: {
    paused: 'Those who run the server have paused this game. Its clocks stand still, and nobody is called.',
    resumed: 'This game goes on where it stood, and so do its clocks.',
  },
  rolledBack: (entry: number, { unrated }: { unrated: boolean }): string =>
    `The game is back at entry ${entry} of its log.${unrated ? ' It had been played to its end, so it does not count for ratings any more.' : ''}`,
  /** `reason` is what Discord has said. */
  skipped: (reason: string): string =>
    `The post that held the game up was given up; what follows is sent now. Discord said: ${plain(reason)}`,
  askRemove: (id: string): string =>
    `This removes the game \`${id}\` for everybody. A copy is kept for 30 days, unless newer copies of this server need the room; \`/caverna-admin restore\` brings it back.`,
  remove: 'Remove the game',
  removed: 'The game has been removed. A copy is kept for 30 days, unless newer copies of this server need the room.',
  restoreRefused: (reason: string): string => `This game cannot be brought back. Nothing was changed. ${plain(reason)}`,
  restored: 'The game is back, and goes on in this channel.',
  healthy: (ok: boolean): string =>
    ok ? 'The bot is well.' : 'Something is wrong with the bot; its operator must see to it.',
  part: (name: string, { ok, detail }: { ok: boolean; detail: string }): string =>
    `${ok ? '✅' : '❌'} ${name}${detail === '' ? '' : `: ${detail}`}`,
  parts: {
    database: 'Database',
    gateway: 'Connection to Discord',
    outbox: 'Posts',
    painter: 'Pictures',
    backup: 'Last backup',
  },
};
