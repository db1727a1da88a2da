import type { Catalogue } from '../../english/index.ts';
import { bold, plain } from '../../text.ts';
import { hoursAndMinutes, moment, relative } from '../../timestamp.ts';
import { list } from './list.ts';
import { together } from './players.ts';

/** People's choices for all their games, in German. */
export const personal: Catalogue['personal'] = {
  settings: {
    title: 'Deine Einstellungen',
    help: 'Nur für dich, in allen deinen Partien auf allen Servern.',
    calls: 'Wo du Bescheid bekommst, wenn du dran bist',
    callsIn: {
      channel: { label: 'Im Kanal', explanation: 'Der Beitrag zu deinem Zug erwähnt dich' },
      dm: { label: 'Per Direktnachricht', explanation: 'Im Kanal steht nur dein Name, ohne dich zu erwähnen' },
      both: { label: 'Im Kanal und per Direktnachricht', explanation: 'Damit du nichts verpasst' },
      none: { label: 'Gar nicht', explanation: 'Du schaust selbst nach; niemand kann dich anstupsen' },
    },
    remindEvery: 'Erinnerungen an dieselbe Entscheidung',
    remindHours: (hours) => {
      if (hours === 0) return 'Keine Erinnerungen';
      if (hours === 24) return 'Jeden Tag eine Erinnerung';
      return `Alle ${hours % 24 === 0 ? `${hours / 24} Tage` : `${hours} Stunden`} eine Erinnerung`;
    },
    wakesAt: 'Bescheid gibt es ab dieser Uhrzeit',
    sleepsAt: 'Bescheid gibt es bis zu dieser Uhrzeit',
    from: (time) => `Bescheid ab ${time} Uhr`,
    until: (time) => `Bescheid bis ${time} Uhr`,
    timeZone: (zone, now) => `Zeitzone: **${plain(zone)}**, dort ist es jetzt ${now} Uhr.`,
    noTimeZone:
      'Zeitzone: nicht eingestellt, darum kannst du zu jeder Uhrzeit Bescheid bekommen. Stell sie ein, um hier deine Zeiten zu wählen.',
    zones: 'Zeitzone wählen …',
    whichZone: (typed) => `Welche Zeitzone meinst du mit „${plain(typed)}“?`,
    otherZones: '-# Nicht dabei? `/caverna settings timezone:` findet jede große Stadt und jedes Land.',
    atAllHours: 'Beide Uhrzeiten sind gleich, darum kannst du jederzeit Bescheid bekommen.',
    switches: {
      doForced: {
        state: (on) => `Schritte ohne Wahl werden für dich gespielt: ${on ? '**ja**' : '**nein, du wirst gefragt**'}`,
        on: 'Schritte ohne Wahl für mich spielen',
        off: 'Bei Schritten ohne Wahl fragen',
      },
      statistics: {
        state: (on) => `Andere sehen deine Statistik und Wertungszahl: ${on ? '**ja**' : '**nein**'}`,
        on: 'Meine Statistik zeigen',
        off: 'Meine Statistik verbergen',
      },
      tips: {
        state: (on) => `Tipps in deinen ersten drei Partien: ${on ? '**ja**' : '**nein**'}`,
        on: 'Tipps zeigen',
        off: 'Keine Tipps',
      },
    },
    forcedAgain:
      '-# Hier hast du keine Wahl, wie schon in früheren Zügen. Ich kann solche Schritte für dich spielen; in den Einstellungen nimmst du das zurück.',
    remembered: 'Läuft ohne Rückfrage für dich:',
    forget: (number, of) => (of === 1 ? 'Wieder mich fragen' : `Wieder mich fragen (${number})`),
    download: 'Meine Daten herunterladen',
    kept: 'Alles, was ich über dich gespeichert habe, auf allen Servern. Deine Züge gehören zu deinen Partien: Mit `/caverna game export` bekommst du eine Partie. Mit `/caverna stats` löschst du deine Daten.',
    zoneChoice: (zone, now) => `${zone} · jetzt ${now}`,
  },
  away: {
    title: 'Deine Abwesenheiten',
    none: 'Du bist nicht abwesend. Wenn du verreist, sag es vorher mit `/caverna away` und `to`, zum Beispiel `/caverna away to:3d`.',
    help: 'Solange du abwesend bist, stehen deine Uhren in allen Partien, und du bekommst keinen Bescheid.',
    line: (from, to) => `${moment(from)} bis ${moment(to)}`,
    noZone:
      '-# Deine Zeitzone ist nicht eingestellt, darum beginnen und enden Tage wie in UTC. Mit `/caverna settings timezone:` stellst du sie ein.',
    cancel: 'Abwesenheit aufheben',
    cancelled: 'Diese Abwesenheit ist aufgehoben. Deine Uhren laufen wieder.',
    told: 'Alle deine Partien wissen, dass du abwesend bist.',
    noEnd: 'Sag mit `to`, wie lange du weg bist, zum Beispiel `/caverna away to:3d`. Nichts hat sich geändert.',
    unreadable: (text) =>
      `„${plain(text)}“ verstehe ich nicht. Schreib einen Tag wie \`2026-12-24\`, einen Tag mit Uhrzeit wie \`2026-12-24 18:00\` oder eine Dauer wie \`3d\`, \`12h\` oder \`2w\`.`,
    choices: {
      now: 'Jetzt',
      tomorrow: 'Morgen',
      from: (day) => `Ab ${day}`,
      until: (day) => `Bis ${day}, einschließlich`,
      hours: (count) => (count === 1 ? '1 Stunde' : `${count} Stunden`),
      days: (count) => (count === 1 ? '1 Tag' : `${count} Tage`),
      weeks: (count) => (count === 1 ? '1 Woche' : `${count} Wochen`),
    },
  },
  deputies: {
    mine: '### Wer für dich spielt',
    others: '### Für wen du spielst',
    line: {
      asked: (name, games) => `${bold(name)} hat noch nicht geantwortet (${games})`,
      agreed: (name, games) => `${bold(name)} wird für dich spielen (${games})`,
      plays: (name, games) => `${bold(name)} spielt für dich (${games})`,
    },
    otherLine: {
      asked: (name, games) => `${bold(name)} bittet dich um Vertretung (${games})`,
      agreed: (name, games) => `Du wirst für ${bold(name)} spielen (${games})`,
      plays: (name, games) => `Du spielst für ${bold(name)} (${games})`,
    },
    games: (count, until) =>
      `${count === 1 ? '1 Partie' : `${count} Partien`}${until === undefined ? '' : ` bis ${moment(until)}`}`,
    dismiss: 'Ich spiele wieder selbst',
    withdraw: 'Anfrage zurückziehen',
    dismissed: 'Niemand spielt mehr für dich. Du bekommst wieder Bescheid.',
    agree: 'Zustimmen',
    refuse: 'Nein',
    giveBack: (name) => `Nicht mehr für ${plain(name)} spielen`,
    bots: 'Ein Bot kann nicht für dich spielen. Nenne eine Person. Nichts hat sich geändert.',
    notHere: (name) => `${bold(name)} ist nicht auf diesem Server. Nenne jemanden von hier. Nichts hat sich geändert.`,
    sent: (name) =>
      `Ich habe ${bold(name)} gefragt. Bis ${bold(name)} zustimmt, ändert sich nichts. Du kannst trotzdem jederzeit selbst spielen.`,
    unreachable: (name) =>
      `${bold(name)} nimmt keine Direktnachrichten von mir an, aber die Anfrage steht: Bitte ${bold(name)}, \`/caverna away\` zu benutzen. Bis dahin ändert sich nichts.`,
    at: {
      busy: (place, name) => `- ${place}: ${bold(name)} spielt dort schon für jemand anderen.`,
      alone: (place, name) => `- ${place}: ${bold(name)} ist dort dein einziges Gegenüber.`,
      vote: (place) => `- ${place}: Dort spielst du selbst mit, darum stimmen die anderen ab.`,
      voteOpen: (place) =>
        `- ${place}: Dort spielst du selbst mit, und erst muss eine andere Abstimmung enden. Stimm danach noch einmal zu.`,
      over: (place) => `- ${place}: Diese Partie oder diese Zeit ist vorbei.`,
    },
    unchanged: 'Nichts hat sich geändert.',
    request: (player, games) =>
      `${bold(player)} bittet dich um Vertretung (${games}). Du bekommst dann statt ${bold(player)} Bescheid, siehst, was sonst nur ${bold(player)} sieht, und die Beiträge nennen euch beide. ${bold(player)} kann trotzdem jederzeit selbst spielen, und du kannst mit \`/caverna away\` jederzeit aufhören.`,
    agreed: (player) =>
      `Danke! Du bekommst Bescheid, wenn ${bold(player)} dran ist; \`/caverna turn\` und die Knöpfe der Partie öffnen den Zug.`,
    refused: (player) => `Du spielst nicht für ${bold(player)}.`,
    told: {
      agreed: (deputy) => `${bold(deputy)} hat zugestimmt und vertritt dich.`,
      refused: (deputy) =>
        `${bold(deputy)} vertritt dich nicht (mehr). Du bekommst wieder Bescheid; mit \`/caverna away deputy:\` fragst du jemand anderen.`,
    },
  },
  games: {
    title: 'Deine Partien',
    none: 'Du spielst in keiner Partie mit. `/caverna new` eröffnet eine.',
    waiting: (count) => {
      if (count === 0) return 'Keine davon wartet auf dich.';
      return count === 1 ? '1 davon wartet auf dich.' : `${count} davon warten auf dich.`;
    },
    line: (name, place, isMine) => (isMine ? `**Du bist dran:** ${name} in ${place}` : `${name} in ${place}`),
    lobby: (taken, places) => `Lobby, ${taken} von ${places} Plätzen besetzt`,
    deputy: (player) => `du spielst für ${bold(player)}`,
    awaited: (names) => `wartet auf ${list(names.map(bold))}`,
    ends: (at) => `Frist ${relative(at)}`,
    bank: (left) => `dein Zeitkonto: ${hoursAndMinutes(left)}`,
    open: 'Mein Zug',
    go: 'Dorthin',
  },
};

/** The pace of a table and its other terms, in German. */
export const terms: Catalogue['terms'] = {
  pace: {
    label: 'Tempo',
    explanation: 'Wie lange eine Entscheidung dauern darf',
    choices: {
      none: { label: 'Ohne Frist', explanation: 'So lange, wie es eben dauert' },
      relaxed: { label: 'Gemütlich', explanation: '3 Tage für jede Entscheidung' },
      daily: { label: '1 Zug am Tag', explanation: '24 Stunden für jede Entscheidung' },
      live: { label: 'Live', explanation: '10 Minuten für jede Entscheidung' },
    },
    bank: {
      label: ({ hours, plus }) => `Zeitkonto ${hours} h + ${plus} h`,
      explanation: ({ hours, plus }) =>
        `${hours} Wachstunden für die ganze Partie; jede Entscheidung bringt ${plus} dazu`,
    },
  },
  late: {
    label: 'Wenn die Zeit um ist',
    explanation: 'Was geschieht, wenn jemand länger braucht, als das Tempo erlaubt',
    choices: {
      remind: { label: 'Nur erinnern', explanation: 'Es gibt eine Erinnerung; danach können die anderen entscheiden' },
      vote: {
        label: 'Den Tisch fragen',
        explanation: 'Die anderen stimmen ab, ob bis zur Rückkehr ein Computer spielt',
      },
      pass: {
        label: 'Zug überspringen',
        explanation: 'In diesem Zug geschieht nichts mehr; der Platz bleibt vergeben',
      },
      computer: { label: 'Computer spielt', explanation: 'Bis zur Rückkehr; der Platz bleibt vergeben' },
    },
  },
  coach: {
    label: 'Coach',
    explanation: 'Ob ein Computer Rat geben darf; die Partie wird dann nicht gewertet',
    choices: {
      never: { label: 'Nie', explanation: 'Alle spielen ohne Hilfe, und das Ergebnis zählt' },
      allowed: {
        label: 'Erlaubt, darum ungewertet',
        explanation: 'Alle dürfen fragen, was ein Computer tun würde',
      },
      lesson: {
        label: 'Eine Lektion, darum ungewertet',
        explanation: 'Der Coach hilft in jedem Zug und sagt danach, was der Zug wert war',
      },
    },
  },
  level: {
    label: 'Computer spielen',
    explanation: 'Wie gut die Computer spielen',
    choices: {
      beginner: {
        label: 'Wie Anfänger',
        explanation: 'Sie machen Fehler und sind schon in der ersten Partie zu schlagen',
      },
      steady: { label: 'Mittelstark', explanation: 'Sie planen jeden Zug' },
      strong: { label: 'Stark', explanation: 'Sie durchdenken jeden Zug viel gründlicher' },
      master: { label: 'Wie Meister', explanation: 'Sie planen mehrere Züge voraus' },
    },
    reaches: (points, players) => `etwa ${points} Punkte ${together(players)}`,
  },
};
