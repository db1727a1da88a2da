import { plain } from '../../text.ts';
import { list } from './list.ts';

const bold = (name: string): string => `**${plain(name)}**`;
const moment = (at: number): string => `<t:${Math.ceil(at / 1000)}:f>`;
const hour = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const LONG_DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** What people choose for all their games; moments in UTC ms, hours in minutes after midnight. */
export const personal = {
  settings: {
    title: 'Your settings',
    help: 'For you alone, and for all your games on all servers.',
    calls: 'Where you are called when it is your turn',
    callsIn: {
      channel: { label: 'In the channel', explanation: 'The prompt of the game mentions you' },
      dm: { label: 'By direct message', explanation: 'The channel shows your name without calling you' },
      both: { label: 'In the channel and by direct message', explanation: 'So that you miss neither' },
      none: { label: 'Not at all', explanation: 'You look for yourself; nobody can nudge you' },
    },
    remindEvery: 'Reminders of the same decision',
    remindHours: (hours: number): string =>
      hours === 0 ? 'No reminders' : hours === 24 ? 'A reminder every day' : `A reminder every ${hours} hours`,
    wakesAt: 'You are called from this hour on',
    sleepsAt: 'You are called until this hour',
    from: (minutes: number): string => `Calls from ${hour(minutes)}`,
    until: (minutes: number): string => `Calls until ${hour(minutes)}`,
    timeZone: (zone: string, now: number): string => `Time zone: **${plain(zone)}**, where it is ${hour(now)} now.`,
    noTimeZone: 'Time zone: not set, so you may be called at any hour. Once it is set you choose your hours here.',
    zones: 'Choose your time zone …',
    whichZone: (typed: string): string => `Which time zone do you mean by “${plain(typed)}”?`,
    otherZones: '-# Not listed? `/caverna settings timezone:` finds any large city or country.',
    atAllHours: 'The two hours are the same, so you may be called at any time.',
    doForced: (on: boolean): string =>
      `What leaves nothing to decide is done for you: ${on ? '**yes**' : '**no, you are asked**'}`,
    statistics: (on: boolean): string => `Others see your statistics and your rating: ${on ? '**yes**' : '**no**'}`,
    forcedOn: 'Do forced steps for me',
    forcedOff: 'Ask me about forced steps',
    statisticsOn: 'Show my statistics',
    statisticsOff: 'Hide my statistics',
    download: 'Download what is kept of me',
    kept: 'Everything that is kept of you, on all servers; for you alone. The moves you made belong to your games: `/caverna game export` hands out a game. `/caverna stats` removes what is yours.',
    /** `Europe/Berlin · 14:05 now`. */
    zoneChoice: (zone: string, now: number): string => `${zone.replaceAll('_', ' ')} · ${hour(now)} now`,
  },
  away: {
    title: 'Your times away',
    none: 'You are not away. Before you go, use `/caverna away` with `to`, such as `/caverna away to:3d`.',
    help: 'While you are away your clocks stand still in all games, and nobody calls you.',
    line: (from: number, to: number): string => `${moment(from)} until ${moment(to)}`,
    noZone: '-# Your time zone is not set, so days begin and end as in UTC. `/caverna settings timezone:` sets it.',
    cancel: 'Cancel a time away',
    cancelled: 'You are no longer away at that time. Your clocks go on.',
    told: 'All your games know that you are away.',
    noEnd: 'Say with `to` until when you are away, such as `/caverna away to:3d`. Nothing was changed.',
    unreadable: (text: string): string =>
      `I cannot read “${plain(text)}”. Write a day such as \`2026-12-24\`, a day with an hour such as \`2026-12-24 18:00\`, or for how long, such as \`3d\`, \`12h\` or \`2w\`.`,
    /** Choices while a time is typed. */
    choices: {
      now: 'Now',
      tomorrow: 'Tomorrow',
      /** `Thursday 24 December`; months from 1. */
      day: ({ year, month, day }: { year: number; month: number; day: number }): string =>
        LONG_DAY.format(Date.UTC(year, month - 1, day)),
      from: (day: string): string => `From ${day}`,
      until: (day: string): string => `Until ${day}, that day included`,
      hours: (count: number): string => `${count} hours`,
      days: (count: number): string => (count === 1 ? '1 day' : `${count} days`),
      weeks: (count: number): string => (count === 1 ? '1 week' : `${count} weeks`),
    },
  },
  games: {
    title: 'Your games',
    none: 'You sit in no game. `/caverna new` opens one.',
    waiting: (count: number): string =>
      count === 0
        ? 'None of them waits for you.'
        : count === 1
          ? '1 of them waits for you.'
          : `${count} of them wait for you.`,
    /** A game by its name and where it is. */
    line: (name: string, place: string, isMine: boolean): string =>
      isMine ? `**Your turn:** ${name} in ${place}` : `${name} in ${place}`,
    lobby: (taken: number, places: number): string => `Lobby, ${taken} of ${places} players`,
    awaited: (names: readonly string[]): string => `waiting for ${list(names.map(bold))}`,
    ends: (at: number): string => `deadline <t:${Math.ceil(at / 1000)}:R>`,
    open: 'My turn',
    go: 'Go there',
    page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
  },
};

/** The pace of a table and what belongs to it. */
export const terms = {
  pace: {
    label: 'Pace',
    explanation: 'How long a decision may take',
    choices: {
      none: { label: 'No limit', explanation: 'As long as it takes' },
      relaxed: { label: 'Relaxed', explanation: '3 days for each decision' },
      daily: { label: '1 move a day', explanation: '24 hours for each decision' },
      live: { label: 'Live', explanation: '10 minutes for each decision' },
    },
  },
  late: {
    label: 'When time is over',
    explanation: 'What happens when somebody takes longer than the pace allows',
    choices: {
      remind: { label: 'Remind only', explanation: 'The player is told once; the others may then decide' },
      vote: {
        label: 'Ask the table',
        explanation: 'The others vote whether a computer plays until the player returns',
      },
      pass: { label: 'Pass the turn', explanation: 'Nothing more is done in it; the player keeps the seat' },
      computer: { label: 'Computer plays', explanation: 'Until the player returns; the seat stays theirs' },
    },
  },
  coach: {
    label: 'Coach',
    explanation: 'Whether a computer may advise players; such a game is not rated',
    choices: {
      never: { label: 'Never', explanation: 'Everybody plays on their own, and the result counts' },
      allowed: {
        label: 'Allowed, so the game is not rated',
        explanation: 'Whoever asks is told what a computer would do',
      },
      lesson: {
        label: 'A lesson, so the game is not rated',
        explanation: 'The coach stands in every turn, and tells afterwards what the turn was worth',
      },
    },
  },
  level: {
    label: 'Computers play',
    explanation: 'How well computer players play',
    choices: {
      beginner: { label: 'Like beginners', explanation: 'They err, and can be beaten in a first game' },
      steady: { label: 'Steadily', explanation: 'They plan each turn' },
      strong: { label: 'Strongly', explanation: 'They look at far more of each turn' },
    },
    /** What computers of a level reach on the average. */
    reaches: (points: number, players: number): string =>
      `about ${points} points ${players === 1 ? 'alone' : `in a game of ${players}`}`,
  },
};
