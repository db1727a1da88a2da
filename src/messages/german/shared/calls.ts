import type { Catalogue } from '../../english/index.ts';
import { bold, plain } from '../../text.ts';
import { hoursAndMinutes, moment, relative } from '../../timestamp.ts';
import { list } from './list.ts';

const again = (next: number): string => `Wieder anstupsen kannst du ${relative(next)}.`;

/** Calls to players whose decision the game waits for, in German. */
export const calls: Catalogue['calls'] = {
  deadline: (at, names = []) =>
    `-# ${names.length === 0 ? 'Frist' : `Frist für ${list(names.map(bold))}`}: ${relative(at)}`,
  banks: (banks) =>
    `-# Zeitkonto zu Beginn dieses Zugs: ${list(banks.map(({ name, held }) => `${name === undefined ? '' : `${bold(name)} `}${hoursAndMinutes(held)}`))}`,
  away: (name, until) => `-# ${bold(name)} ist abwesend bis ${moment(until)}; die Uhr steht so lange.`,
  own: {
    deadline: (at) => `-# Du hast Zeit bis ${moment(at)} (${relative(at)}).`,
    bank: (left) => `-# Dein Zeitkonto: noch ${hoursAndMinutes(left)}.`,
    away: (until) => `-# Du bist abwesend bis ${moment(until)}; deine Uhr steht so lange.`,
  },
  willBeAway: ({ name, from, to }) =>
    `${bold(name)} ist abwesend von ${moment(from)} bis ${moment(to)}. So lange steht die Uhr, und es kommen keine Erinnerungen.`,
  paused: '-# Die Partie ist angehalten, und alle Uhren stehen.',

  inChannel: {
    turn: (mention, game) => `${mention}, du bist bei ${game} dran.`,
    reminder: (mention, game) => `${mention}, der Tisch wartet bei ${game} noch auf dich.`,
    nudge: (mention, game) => `${mention}, jemand stupst dich an: Du bist bei ${game} dran.`,
    late: (mention, game) => `${mention}, deine Zeit bei ${game} ist um. Spielen kannst du trotzdem noch.`,
  },
  directly: {
    turn: (game, channel) => `Du bist dran: ${game} in ${channel}`,
    reminder: (game, channel) => `Der Tisch wartet auf dich: ${game} in ${channel}`,
    nudge: (game, channel) => `Jemand stupst dich an: ${game} in ${channel}`,
    late: (game, channel) => `Deine Zeit ist um, aber spielen kannst du noch: ${game} in ${channel}`,
  },
  place: (channel, server) => (server === undefined ? channel : `${channel} (${plain(server)})`),
  deputy: (player) => `Du spielst hier für ${bold(player)}.`,
  asked: (question, stage) => `${question}\n-# ${stage}`,
  go: 'Zur Partie',

  nudge: 'Anstupsen',
  silence: 'In diesem Zug nicht mehr rufen',
  silenced:
    'Zu dieser Entscheidung kommt keine Erinnerung mehr. Für alle Partien stellst du das mit `/caverna settings` ein.',
  nudged: {
    called: (name, next) => `${bold(name)} hat Bescheid bekommen. ${again(next)}`,
    asleep: (name, next) => `${bold(name)} hat gerade Ruhezeit und bekommt später Bescheid. ${again(next)}`,
    tooSoon: (name, next) => `${bold(name)} ist schon angestupst. ${again(next)}`,
    away: (name, until) => `${bold(name)} ist abwesend bis ${moment(until)} und bekommt keinen Bescheid.`,
    quiet: (name) => `${bold(name)} hat diese Entscheidung stummgeschaltet.`,
  },
};
