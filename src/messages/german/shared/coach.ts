import { type Comparison, compared, isBehind } from '../../comparison.ts';
import type { Catalogue } from '../../english/index.ts';
import { bold, capital, minus, plain, signed, small } from '../../text.ts';
import { figure, list, pointsOf, withPoints } from './list.ts';
import { computerOf, together } from './players.ts';

type Analysis = Catalogue['coach']['analysis'];

const thinker = ({ level, ahead }: Parameters<Analysis['judged']>[0]): string =>
  `${computerOf(plain(level))}${ahead ? ' und ein paar Züge vorausdenkt' : ''}`;

const roughly = (level: string): string => `${computerOf(plain(level))} und nach Faustregeln geht`;

const reached = ({ end, isOver }: Parameters<Analysis['player']>[1]): string =>
  isOver ? pointsOf(end) : `${pointsOf(end)} am Ende erwartet`;

const betterBy = (points: number | undefined): string =>
  points === undefined ? 'Besser' : `Etwa ${pointsOf(points)} besser`;

/** `mehr für Nahrung, spart Holz`; topics are in the accusative. */
const parts = (comparison: Comparison, more: string, less: string): string =>
  compared(comparison, {
    more: (topics) => `${more} ${list(topics)}`,
    keeps: (topics) => `spart ${list(topics)}`,
    less: (topics) => `${less} ${list(topics)}`,
  }).join(', ');

/** A computer's advice, and its review of a finished game, in German. */
export const coach: Catalogue['coach'] = {
  ask: 'Coach',
  title: 'Was der Coach tun würde',
  ahead: 'Für den Zug, den du planst.',
  judged: (by) =>
    `So urteilt ${thinker(by)}. Er kann sich irren: Unterschiede unter etwa ${withPoints(by.margin)} zählen nicht.`,
  judgedRoughly: (level) =>
    `So urteilt ${roughly(level)}. Er kann sagen, welcher Zug besser aussieht, aber nicht, um wie viele Punkte.`,
  best: 'Der beste Zug, den er sieht.',
  bestFor: (topics) =>
    topics.length === 0 ? coach.best : `Der beste Zug, den er sieht, vor allem für ${list(topics)}.`,
  purpose: (verdict, purpose) => `${verdict} ${capital(purpose)}.`,
  why: (purpose) => `${capital(purpose)}.`,
  equal: 'Genauso gut, soweit er es sagen kann.',
  behind: (points) => `Etwa ${pointsOf(points)} weniger als der beste.`,
  nth: 'Sieht schwächer aus als der beste.',
  endTurn: 'Zug beenden',
  later: 'spätere Züge',
  afterwards: (steps) => `dann ${list(steps)}`,
  firstStep: (text) => `${text} (1. Schritt)`,
  followed: {
    still: (moves) => `Du kannst noch: ${moves}`,
    goesOn: (moves) =>
      moves === ''
        ? 'Du hast alles getan, was der Coach geraten hat.'
        : `Als Nächstes würde der Coach wählen: ${moves}`,
    left: (moves) =>
      moves === ''
        ? 'Du hast mehr getan, als der Coach geraten hat.'
        : `Du folgst dem Coach nicht mehr. Sein Rat war: ${moves}`,
  },
  review: {
    ask: 'Was war das wert?',
    title: 'Was der Coach zu deinem Zug sagt',
    played: (moves) => `Du: ${moves}`,
    good: 'Er sieht nichts, was klar besser wäre.',
    wellPlayed:
      'Ein guter Zug: Der Coach sieht nichts, was klar besser wäre. Ab jetzt meldet er sich nur, wenn er etwas sieht.',
    lastTurn: (better) => `Der Coach zu deinem letzten Zug: ${better}`,
    within: (better) => `Der Coach zu deinem letzten Zug: ein guter Anfang, aber ${better}`,
    better: (moves, points) => `${moves} wäre ${small(betterBy(points))} gewesen`,
    reasons: (comparison) => {
      const text = parts(comparison, 'besser für', 'schlechter für');
      if (text === '') return 'In keinem Bereich gibt es einen klaren Unterschied.';
      return `${capital(text)}${isBehind(comparison) ? ', aber insgesamt besser' : ''}.`;
    },
  },
  reasons: (comparison) => {
    const text = parts(comparison, 'mehr für', 'weniger für');
    return text === '' ? 'Kein klarer Unterschied zum Zug darüber.' : `Verglichen mit dem Zug darüber: ${text}.`;
  },
  learned: (name, done, next) =>
    [
      ...(done.length === 0 ? [] : [`${bold(name)}, du hast gelernt, ${list(done)}.`]),
      `${done.length === 0 ? `${bold(name)}, versuch` : 'Versuch'} als Nächstes: ${next.join('; ')}.`,
    ].join('\n'),
  difference: (name, points, lines) => {
    const by = lines.map(({ name: line, own, other }) => `${line} (${figure(other)}, du ${figure(own)})`);
    const why = by.length === 0 ? '.' : `, vor allem durch ${list(by)}.`;
    if (points === 0) return `Du und **${plain(name)}** habt gleich viele Punkte.`;
    return points > 0
      ? `**${plain(name)}** hatte ${pointsOf(points)} mehr als du${why}`
      : `Du hattest ${pointsOf(-points)} mehr als **${plain(name)}**${why}`;
  },
  aims: (names, aim) => `${list(names.map(plain))} ${names.length === 1 ? 'wollte' : 'wollten'} vor allem ${aim}.`,
  alone: 'Er sieht keinen anderen Zug, der sich lohnt.',
  nothing: 'Gerade gibt es keine Entscheidung, bei der der Coach helfen könnte.',

  analysis: {
    open: 'Analyse',
    title: 'Analyse',
    chart: 'Erwartetes Ergebnis',
    chartNow: 'Wie gut alle standen (geschätzt)',
    judged: (by) =>
      `Jeden Zug beurteilt ${thinker(by)}, nach dem, was man in dem Moment sehen konnte. Erwartete Ergebnisse sind Schätzungen: Unterschiede unter etwa ${withPoints(by.margin)} in einem Zug bedeuten nichts.`,
    judgedRoughly: (level) =>
      `Jeden Zug beurteilt ${roughly(level)}. Er kann die Züge ordnen, aber die verlorenen Punkte nicht zählen. Die Kurven sind seine Schätzung, nicht die Wertung.`,
    outdated: 'Diese Analyse ist nach einer früheren Methode entstanden und bleibt, wie sie war.',
    afresh: 'Neu analysieren',
    partly: 'Sie beginnt dort, wo sich die Regeln dieses Programms zuletzt geändert haben.',
    player: (name, sum) =>
      `${bold(name)}: ${reached(sum)}\n-# zu Beginn ${minus(sum.start)} erwartet, ${signed(sum.luck)} durch Glück, ${signed(sum.play)} durch Spielweise`,
    parts:
      'Unter jedem Namen stehen die teuersten Züge: was gespielt wurde und was besser gewesen wäre. Glück ist, was aufgedeckt wurde; Spielweise ist, was alle daraus gemacht haben.',
    rather: (when, { played, better, points }) =>
      `${when}. Gespielt: ${played}. ${points === undefined ? 'Besser' : `Um ${points} besser`}: ${better}`,
    inFull: 'Ausführlich',
    inShort: 'In Kürze',
    playerRoughly: (name, { end }) => `${bold(name)}: ${pointsOf(end)}.`,
    instead: (when, { played, better, points }) => `${when}. Gespielt: ${played}\n${betterBy(points)}: ${better}`,
    flawless: 'Der Coach sieht in keinem Zug etwas, was klar besser wäre.',
    luck: (points) => `Glück: ${signed(points)}`,
    play: (points) => `Spielweise: ${signed(points)}`,
    endTurn: 'Zug beenden',
    openings: (players) =>
      `Die häufigsten ersten Züge in ${players === 1 ? 'Solospielen' : `Partien ${together(players)}`} auf diesem Server, mit dem durchschnittlichen Ergebnis des Platzes`,
    opening: (move, games, points) =>
      `${move}: ${pointsOf(points)} in ${games === 1 ? '1 Partie' : `${games} Partien`}`,
    progress: ({ percent, done, all }) =>
      `Die Partie wird analysiert: **${percent}\u00a0%** (${done} von ${all} Zügen).`,
    queued: (before) =>
      before === 0
        ? 'Die Analyse beginnt gleich.'
        : `Vor dieser Analyse ${before === 1 ? 'kommt noch eine andere' : `kommen noch ${before} andere`}.`,
    joined: 'Dieselbe Analyse ist schon bestellt; du bekommst sie auch.',
    cancel: 'Abbrechen',
    cancelled: 'Die Analyse ist abgebrochen.',
    gone: 'Diese Analyse läuft nicht mehr. Eine neue bekommst du mit `/caverna analysis`.',
    busy: 'Mehrere Partien warten schon auf eine Analyse. Versuch es in ein paar Minuten noch einmal.',
    oneAtATime: 'Du hast schon eine Analyse bestellt. Warte auf sie, oder brich sie ab.',
    unfinished: {
      closing:
        'Der Bot startet neu, darum ist die Analyse nicht fertig geworden. Bestell sie in einer Minute noch einmal.',
      late: 'Die Analyse dauert länger, als ich hier antworten kann. Sie läuft weiter: Bestell sie in ein paar Minuten noch einmal.',
      nothing: 'Hier gibt es nichts zu analysieren.',
    },
  },
};
