import { bold, plain } from '../../text.ts';
import { hoursAndMinutes, moment, relative } from '../../timestamp.ts';
import { list } from './list.ts';

/** What people choose for all their games; moments in UTC ms, times as a clock shows them. */
export const personal = {
  settings: {
    title: 'Your settings',
    help: 'Only for you, in all your games on all servers.',
    calls: 'Where you are called when it is your turn',
    callsIn: {
      channel: { label: 'In the channel', explanation: 'The post of your turn mentions you' },
      dm: { label: 'By direct message', explanation: 'The channel shows your name without calling you' },
      both: { label: 'In the channel and by direct message', explanation: 'So that you cannot miss it' },
      none: { label: 'Not at all', explanation: 'You check for yourself; nobody can nudge you' },
    },
    remindEvery: 'Reminders about the same decision',
    remindHours: (hours: number): string =>
      hours === 0 ? 'No reminders' : hours === 24 ? 'A reminder every day' : `A reminder every ${hours} hours`,
    wakesAt: 'Calls start at this hour',
    sleepsAt: 'Calls stop at this hour',
    from: (time: string): string => `Calls from ${time}`,
    until: (time: string): string => `Calls until ${time}`,
    timeZone: (zone: string, now: string): string => `Time zone: **${plain(zone)}**, where it is ${now} now.`,
    noTimeZone: 'Time zone: not set, so you may be called at any hour. Set it to choose your hours here.',
    zones: 'Choose your time zone …',
    whichZone: (typed: string): string => `Which time zone do you mean by “${plain(typed)}”?`,
    otherZones: '-# Not listed? `/caverna settings timezone:` finds any large city or country.',
    atAllHours: 'The two hours are the same, so you may be called at any time.',
    /** The settings that are either on or off: their state, and the buttons that change it. */
    switches: {
      doForced: {
        state: (on: boolean): string => `Forced steps are played for you: ${on ? '**yes**' : '**no, you are asked**'}`,
        on: 'Play forced steps for me',
        off: 'Ask me about forced steps',
      },
      statistics: {
        state: (on: boolean): string => `Others can see your statistics and rating: ${on ? '**yes**' : '**no**'}`,
        on: 'Show my statistics',
        off: 'Hide my statistics',
      },
      tips: {
        state: (on: boolean): string => `Tips in your first three games: ${on ? '**yes**' : '**no**'}`,
        on: 'Show me tips',
        off: 'No tips',
      },
    },
    /** Above the button that switches forced steps on, in a panel. */
    forcedAgain:
      '-# You have no choice here, as in earlier turns. I can play such steps for you; you can turn that off in your settings.',
    /** What is played for the reader, game by game. */
    remembered: 'Played for you without asking:',
    forget: (number: number, of: number): string => (of === 1 ? 'Ask me again' : `Ask me again (${number})`),
    download: 'Download my data',
    kept: 'Everything I keep about you, on all servers. Your moves belong to your games: `/caverna game export` gives you a game. `/caverna stats` removes your data.',
    /** `Europe/Berlin · 14:05 now`. */
    zoneChoice: (zone: string, now: string): string => `${zone} · ${now} now`,
  },
  away: {
    title: 'Your planned absences',
    none: 'You are not away. Before you go, use `/caverna away` with `to`, such as `/caverna away to:3d`.',
    help: 'While you are away, your clocks stop in all games, and you are not called.',
    line: (from: number, to: number): string => `${moment(from)} until ${moment(to)}`,
    noZone: '-# Your time zone is not set, so days start and end in UTC. `/caverna settings timezone:` sets it.',
    cancel: 'Cancel an absence',
    cancelled: 'You are no longer away at that time. Your clocks run again.',
    told: 'All your games know that you are away.',
    noEnd: 'Use `to` to say how long you will be away, such as `/caverna away to:3d`. Nothing was changed.',
    unreadable: (text: string): string =>
      `I cannot read “${plain(text)}”. Write a day such as \`2026-12-24\`, a day with an hour such as \`2026-12-24 18:00\`, or a length of time, such as \`3d\`, \`12h\` or \`2w\`.`,
    /** Choices while a time is typed. */
    choices: {
      now: 'Now',
      tomorrow: 'Tomorrow',
      from: (day: string): string => `From ${day}`,
      until: (day: string): string => `Until ${day}, inclusive`,
      hours: (count: number): string => `${count} hours`,
      days: (count: number): string => (count === 1 ? '1 day' : `${count} days`),
      weeks: (count: number): string => (count === 1 ? '1 week' : `${count} weeks`),
    },
  },
  deputies: {
    mine: '### Who plays for you',
    others: '### Who you play for',
    /** What somebody does for the reader, or the reader for them. */
    line: {
      asked: (name: string, games: string): string => `${bold(name)} has not answered yet (${games})`,
      agreed: (name: string, games: string): string => `${bold(name)} will play for you (${games})`,
      plays: (name: string, games: string): string => `${bold(name)} plays for you (${games})`,
    },
    otherLine: {
      asked: (name: string, games: string): string => `${bold(name)} asks you to play for them (${games})`,
      agreed: (name: string, games: string): string => `You will play for ${bold(name)} (${games})`,
      plays: (name: string, games: string): string => `You play for ${bold(name)} (${games})`,
    },
    /** `2 games until …`; without an end, until either person ends it. */
    games: (count: number, until: number | undefined): string =>
      `${count === 1 ? '1 game' : `${count} games`}${until === undefined ? '' : ` until ${moment(until)}`}`,
    dismiss: 'I’ll play again myself',
    withdraw: 'Withdraw the request',
    dismissed: 'Nobody plays for you any more. Calls now come to you again.',
    agree: 'Agree',
    refuse: 'No',
    giveBack: (name: string): string => `Stop playing for ${plain(name)}`,
    bots: 'A bot cannot play for you. Name a person. Nothing was changed.',
    notHere: (name: string): string =>
      `${bold(name)} is not on this server. Name somebody who is. Nothing was changed.`,
    /** To the player. */
    sent: (name: string): string =>
      `I have asked ${bold(name)} to play for you. Until ${bold(name)} agrees, nothing changes. You can still play at any time.`,
    unreachable: (name: string): string =>
      `${bold(name)} does not accept direct messages from me, but the request is waiting: ask ${bold(name)} to use \`/caverna away\`. Until then, nothing changes.`,
    /** The same game by game, if there is a problem; `place` is a link to its channel. */
    at: {
      busy: (place: string, name: string): string =>
        `- ${place}: ${bold(name)} is already playing for somebody else there.`,
      alone: (place: string, name: string): string => `- ${place}: ${bold(name)} is your only opponent there.`,
      vote: (place: string): string => `- ${place}: you play there yourself, so the others will vote on it.`,
      voteOpen: (place: string): string =>
        `- ${place}: you play there yourself, and the others must finish another vote first. Agree again after that.`,
      over: (place: string): string => `- ${place}: that game or that time is over.`,
    },
    /** After those lines, if no table can have that deputy. */
    unchanged: 'Nothing was changed.',
    /** To the deputy, in a direct message. */
    request: (player: string, games: string): string =>
      `${bold(player)} asks you to play for them (${games}). You would be called in their place and see what only they see, and posts would name you both. ${bold(player)} can still play at any time, and you can stop at any time with \`/caverna away\`.`,
    /** To the deputy who has agreed. */
    agreed: (player: string): string =>
      `Thank you. You will be called when it is ${bold(player)}’s turn; \`/caverna turn\` and the buttons of the game open it.`,
    refused: (player: string): string => `You are not playing for ${bold(player)}.`,
    /** To the player, in a direct message. */
    told: {
      agreed: (deputy: string): string => `${bold(deputy)} has agreed to play for you.`,
      refused: (deputy: string): string =>
        `${bold(deputy)} is not playing for you (any more). Calls come to you again; name somebody else with \`/caverna away deputy:\`.`,
    },
  },
  games: {
    title: 'Your games',
    none: 'You are not in any game. `/caverna new` opens one.',
    waiting: (count: number): string =>
      count === 0
        ? 'None of them is waiting for you.'
        : count === 1
          ? '1 of them is waiting for you.'
          : `${count} of them are waiting for you.`,
    /** A game by its name and place. */
    line: (name: string, place: string, isMine: boolean): string =>
      isMine ? `**Your turn:** ${name} in ${place}` : `${name} in ${place}`,
    lobby: (taken: number, places: number): string => `Lobby, ${taken} of ${places} players`,
    /** The player for whom the reader plays. */
    deputy: (player: string): string => `you play for ${bold(player)}`,
    awaited: (names: readonly string[]): string => `waiting for ${list(names.map(bold))}`,
    ends: (at: number): string => `deadline ${relative(at)}`,
    bank: (left: number): string => `your time bank: ${hoursAndMinutes(left)}`,
    open: 'My turn',
    go: 'Go there',
  },
};

/** A time bank, in hours. */
interface Banked {
  readonly hours: number;
  readonly plus: number;
}

/** The pace of a table and its other terms. */
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
    /** Waking hours. */
    bank: {
      label: ({ hours, plus }: Banked): string => `Time bank ${hours} h + ${plus} h`,
      explanation: ({ hours, plus }: Banked): string =>
        `${hours} waking hours for the whole game; each decision adds ${plus}`,
    },
  },
  late: {
    label: 'When time runs out',
    explanation: 'What happens when somebody takes longer than the pace allows',
    choices: {
      remind: { label: 'Remind only', explanation: 'The player gets one reminder; then the others can decide' },
      vote: {
        label: 'Ask the table',
        explanation: 'The others vote on letting a computer play until the player returns',
      },
      pass: { label: 'Pass the turn', explanation: 'The rest of the turn is skipped; the player keeps the seat' },
      computer: { label: 'Computer plays', explanation: 'Until the player returns; the seat stays theirs' },
    },
  },
  coach: {
    label: 'Coach',
    explanation: 'Whether a computer may advise players; the game is then not rated',
    choices: {
      never: { label: 'Never', explanation: 'Everybody plays on their own, and the result counts' },
      allowed: {
        label: 'Allowed, so the game is not rated',
        explanation: 'Players can ask what a computer would do',
      },
      lesson: {
        label: 'A lesson, so the game is not rated',
        explanation: 'The coach helps in every turn, and then says what the turn was worth',
      },
    },
  },
  level: {
    label: 'Computers play',
    explanation: 'How well computer players play',
    choices: {
      beginner: { label: 'Like beginners', explanation: 'They make mistakes and can be beaten in a first game' },
      steady: { label: 'At a medium level', explanation: 'They plan each turn' },
      strong: { label: 'Strongly', explanation: 'They look much deeper into each turn' },
      master: { label: 'Like masters', explanation: 'They plan several turns ahead' },
    },
    /** The average score of computers of a level. */
    reaches: (points: number, players: number): string =>
      `about ${points} points ${players === 1 ? 'solo' : `in a game of ${players}`}`,
  },
};
