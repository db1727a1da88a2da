import type { Catalogue } from '../../../english/index.ts';
import { plain } from '../../../text.ts';
import { list } from '../list.ts';

/** How long something may take, in the accusative: `30 Minuten`, `1 Tag`. */
export const duration: Catalogue['duration'] = {
  minutes: (count) => (count === 1 ? '1 Minute' : `${count} Minuten`),
  hours: (count) => (count === 1 ? '1 Stunde' : `${count} Stunden`),
  days: (count) => (count === 1 ? '1 Tag' : `${count} Tage`),
};

/** A sentence for each mistake at a table, in German: what is wrong, and what to do. */
export const tableErrors: Catalogue['tableErrors'] = {
  noGame: () => 'In diesem Kanal gibt es keine Partie. Eröffne eine mit `/caverna new`.',
  notYours: () =>
    'Das gehört jemand anderem. Mit `/caverna learn` beginnst du deine eigenen Lektionen, mit `/caverna try` deinen eigenen Sandkasten.',
  noSandbox: () =>
    'Diesen Sandkasten gibt es nicht mehr. Er hält höchstens eine Stunde und endet, wenn du ihn verlässt oder ich neu starte. `/caverna try` öffnet einen neuen.',
  nothingToTry: () =>
    'Da hat niemand etwas zu entscheiden, also gibt es nichts auszuprobieren. Wähle einen anderen Zug.',
  tryLater: () => 'Ausprobieren kannst du, sobald alle gewählt haben, was sie spielen.',
  earlierTurns: () =>
    'Frühere Züge kannst du ausprobieren, wenn die Partie zu Ende ist. Bis dahin beginnt `/caverna try` beim jetzigen Stand.',
  noLessonNow: () =>
    'Diese Lektion ist vorbei, oder du hast eine andere begonnen. Mit `/caverna learn` geht es weiter.',
  noLesson: () => 'Diese Lektion gibt es nicht. `/caverna learn` zeigt alle.',
  unknownGame: ({ game }) => `Ein Spiel namens „${game}“ kenne ich nicht. Nichts hat sich geändert.`,
  channelBusy: ({ status }) =>
    status === 'lobby'
      ? 'In diesem Kanal ist schon eine Lobby offen. Spiel dort mit, schließ sie, oder nimm einen anderen Kanal oder Thread.'
      : 'In diesem Kanal läuft schon eine Partie. Nimm für eine zweite einen anderen Kanal oder einen Thread.',
  tooManyLobbies: ({ most }) =>
    `Du hast schon ${most} offene Lobbys; \`/caverna mine\` listet sie auf. Starte oder schließ zuerst eine davon.`,
  tooManyGames: ({ most }) =>
    `Du hast innerhalb eines Tages ${most} Partien eröffnet. Spiel bei einer anderen mit, oder eröffne die nächste morgen.`,
  tooManyLobbiesHere: ({ most }) =>
    `Auf diesem Server sind schon ${most} Lobbys offen. Spiel in einer davon mit, oder lass zuerst eine schließen.`,
  tooManyGamesHere: ({ most }) =>
    `Auf diesem Server wurden innerhalb eines Tages ${most} Partien eröffnet. Spiel in einer davon mit, oder eröffne die nächste morgen.`,
  badOptions: ({ option }) =>
    `Die Option „${option}“ kenne ich nicht, oder sie lässt diesen Wert nicht zu. Nichts hat sich geändert.`,
  badBank: ({ most, added }) =>
    `Ein Zeitkonto hat 1 bis ${most} Stunden, und jede Entscheidung bringt 1 bis ${added} dazu. Schreib beides, etwa \`48+8\`. Nichts hat sich geändert.`,
  unfitOptions: () =>
    'Diese Optionen passen nicht zusammen, oder nicht zu denen, die hier mitspielen. Der Gastgeber kann sie unter *Optionen* ändern. Nichts hat sich geändert.',
  sideNotOpen: () =>
    'Das kannst du nicht mehr wählen: Jemand anders hat es, oder die Optionen sind jetzt andere. Die Lobby zeigt, was noch frei ist. Nichts hat sich geändert.',
  badPlaces: ({ min, max }) => `Wähle ${min} bis ${max} Plätze, und nicht weniger, als schon besetzt sind.`,
  tooManySeated: ({ max, seated }) =>
    `Dieses Spiel hat höchstens ${max} Plätze, aber ${seated} sind schon besetzt. Nichts hat sich geändert.`,
  alreadyStarted: () =>
    'Diese Partie hat begonnen, also stehen Optionen und Plätze fest. Eröffne eine neue mit `/caverna new`.',
  notStarted: () =>
    'Diese Partie hat noch nicht begonnen. Der Gastgeber startet sie in der Lobby. Die letzte Partie siehst du dir mit den Knöpfen unter ihrem Ergebnis an.',
  lobbyFull: ({ places }) =>
    `Alle ${places} Plätze sind besetzt. Bitte den Gastgeber um einen weiteren Platz, oder eröffne eine Partie in einem anderen Kanal.`,
  seatsKept: ({ players }) =>
    `Die freien Plätze sind für ${players} reserviert. Der Gastgeber kann sie für andere freigeben.`,
  alreadyJoined: () => 'Du spielst schon mit. Der Gastgeber startet die Partie.',
  notJoined: () => 'Du spielst hier nicht mit, also kannst du auch nicht aussteigen.',
  notHost: ({ host }) => `Das kann nur der Gastgeber, ${host}. Frag dort nach.`,
  tooFewPlayers: ({ min, seated }) =>
    `Für diese Partie ${min === '1' ? 'muss mindestens 1 Platz' : `müssen mindestens ${min} Plätze`} besetzt sein; bisher ${seated === '1' ? 'ist' : 'sind'} es ${seated}. Warte auf weitere, oder drück selbst *Mitspielen*.`,
  gameOver: () =>
    'Diese Partie ist zu Ende. Eine neue gibt es mit dem Knopf unter dem Ergebnis oder mit `/caverna new`.',
  paused: () => 'Die Serververwaltung hat diese Partie angehalten. Sie geht hier weiter, sobald sie fortgesetzt wird.',
  notPaused: () => 'Diese Partie ist nicht angehalten.',
  nothingStuck: () => 'Kein Beitrag dieser Partie hängt fest, also gibt es nichts aufzugeben.',
  cannotRollBack: ({ entry, last }) =>
    `Die Partie kann nicht auf Eintrag ${entry} zurück; ihr letzter Eintrag ist ${last}. Nichts hat sich geändert.`,
  takenBackTooOften: () =>
    'In dieser Partie wurde so oft zurückgenommen, wie es geht; mehr lässt sich nicht zurücknehmen. Spielt von hier aus weiter. Nichts hat sich geändert.',
  importsSpent: ({ files, megabytes }) =>
    `Dieser Server darf vorerst nichts mehr importieren oder zurückholen: Innerhalb von 24 Stunden gehen höchstens ${files} Dateien oder ${megabytes} MB. Versuch es später noch einmal. Nichts hat sich geändert.`,
  tooManyImported: ({ most }) =>
    `Auf diesem Server gibt es schon ${most} importierte Partien. Lösch mit \`/caverna-admin remove\` eine, die du nicht mehr brauchst. Nichts hat sich geändert.`,
  seatKept: () =>
    'In dieser Partie ist ein Platz für dich reserviert. Nimm ihn mit `/caverna join`. Bis dahin bekommst du von der Partie keinen Bescheid.',
  noSeatKept: () =>
    'In dieser Partie ist kein Platz für dich reserviert. Zuschauen und alles auf dem Tisch ansehen kannst du trotzdem.',
  hostStands: () => 'Das kann nur, wer diesen Tisch eröffnet hat.',
  noHost: () =>
    'Diese Partie hat noch keinen Gastgeber. Gastgeber wird, wer als Erstes mitspielt oder einen reservierten Platz nimmt.',
  alreadyHere: () => 'Diese Partie ist schon in diesem Kanal.',
  gameNotOver: () => 'Diese Partie läuft noch. Eine Revanche kannst du vorschlagen, wenn sie zu Ende ist.',
  notSeated: () =>
    'Du spielst in dieser Partie nicht mit. Zuschauen und alles auf dem Tisch ansehen kannst du trotzdem.',
  notYourTurn: ({ awaited }) => `Gerade gibt es für dich nichts zu entscheiden. Die Partie wartet auf ${awaited}.`,
  cannotEnd: () => 'Du hast noch etwas zu entscheiden. Öffne deinen Zug und wähle, bevor du ihn beendest.',
  nothingToStepBack: () => 'Du hast in diesem Zug noch nichts getan, also gibt es nichts zurückzunehmen.',
  stepRevealed: () => 'Dieser Schritt hat etwas aufgedeckt, darum bleibt er. Mach von hier aus weiter.',
  stale: () => 'Seit diesem Knopf ist die Partie weitergegangen. Die neueste Nachricht zeigt den Stand.',
  nothingToUndo: () => 'Du hast keinen Zug, den du zurücknehmen könntest.',
  undoOthersActed: () =>
    'Andere haben seitdem gespielt, darum kannst du deinen Zug nur zurücknehmen, wenn alle zustimmen.',
  undoOthersBegun: ({ others }) =>
    `Nach dir haben schon andere ihren Zug begonnen: ${others}. Du kannst deinen zurücknehmen, wenn sie vorher einen Schritt zurückgehen oder wenn sie zustimmen.`,
  undoRevealed: () =>
    'Seitdem wurde etwas aufgedeckt, darum kannst du deinen Zug nur zurücknehmen, wenn die anderen zustimmen.',
  undoUnrates: () =>
    'Seitdem wurde etwas aufgedeckt, und niemand sonst ist da, um zuzustimmen. Nimmst du deinen Zug zurück, wird diese Partie nicht mehr gewertet.',
  undoUnknown: () => 'Dieser Zug lässt sich nicht zurücknehmen. Wähle einen aus der Liste.',
  undoImpossible: () =>
    'Die Regeln haben sich seit diesem Zug geändert, darum kann die Partie nicht mehr dorthin zurück.',
  voteOpen: () => 'Der Tisch stimmt gerade schon über etwas ab. Warte, bis diese Abstimmung vorbei ist.',
  wishPause: ({ until }) =>
    `Du kannst einmal am Tag einen Tisch um einen Platz bitten, und jeder Tisch wird einmal am Tag gebeten. Das geht wieder ${until}.`,
  namedPause: ({ player, until }) =>
    `**${player}** ist schon gefragt worden. Wieder fragen kannst du ${until}. **${player}** kann auch selbst um den Platz bitten.`,
  voteOver: () => 'Diese Abstimmung ist vorbei. Die Partie ist weitergegangen.',
  notVoter: () => 'Hierüber stimmen nur die anderen dieser Partie ab, darum zählt deine Stimme nicht.',
  notLate: ({ player, until, span }) =>
    `**${player}** hat noch Zeit. Handeln kannst du, wenn jemand ${span} lang nicht antwortet; hier ist es ${until} so weit.`,
  bankNotSpent: ({ players, until }) =>
    `Noch ist kein Zeitkonto leer. Die Partie wartet auf ${players}; handeln kannst du frühestens ${until}.`,
  notYetAlone: ({ until }) =>
    `Die anderen können jetzt darüber abstimmen. Ohne Abstimmung kannst du ${until} allein entscheiden.`,
  notAwaited: ({ player }) => `Die Partie wartet nicht auf **${player}**, also ist nichts zu tun.`,
  nobodyAwaited: () => 'Die Partie wartet auf niemand anderen, also ist nichts zu tun.',
  nobodyLate: ({ players, until, span }) =>
    `Noch ist niemand zu spät dran. Handeln kannst du, wenn jemand ${span} lang nicht antwortet. Die Partie wartet auf ${players}; frühestens ${until} ist es so weit.`,
  severalLate: ({ players }) => `Mehrere sind zu spät dran: ${players}. Nenne eine Person mit \`player\`.`,
  ownSeat: () =>
    'Das ist dein eigener Platz. Spiel deinen Zug mit `/caverna turn`, oder übergib den Platz mit `/caverna replace`.',
  alreadySeated: ({ player }) => `**${player}** spielt in dieser Partie schon mit.`,
  notOffered: () => 'Dieser Platz ist nicht mehr frei. Jemand spielt dort.',
  turnHasCome: () => 'Du bist jetzt dran, also gibt es nichts zu planen. Spiel deinen Zug mit `/caverna turn`.',
  noTurnToCome: () => 'Du hast keinen Zug vor dir, den du planen könntest.',
  tooManyWishes: ({ most }) =>
    `Du kannst höchstens ${most} Dinge vormerken. Nimm zuerst eins davon weg. Nichts hat sich geändert.`,
  tooManyOrders: ({ most }) =>
    `Du hast für diesen Zug schon ${most} Pläne. Lösch zuerst einen davon. Nichts hat sich geändert.`,
  orderGone: () => 'Diesen Plan gibt es nicht mehr. `/caverna plan` zeigt deine Pläne.',
  notAhead: () => 'Das lässt sich nicht planen. `/caverna plan` zeigt, was geht. Nichts hat sich geändert.',
  noCoach: () => 'In dieser Partie gibt es keinen Coach.',
  coachNotAllowed: () =>
    'An diesem Tisch ist der Coach aus, weil das Ergebnis zählt. Wer einen neuen Tisch eröffnet, kann ihn in den Optionen erlauben; gewertet wird die Partie dann nicht.',
  noTurnYet: () => 'Du hast in dieser Partie noch keinen Zug beendet, also gibt es noch nichts zu beurteilen.',
  coachThinking: () => 'Der Coach denkt noch über deine letzte Frage nach. Die Antwort kommt.',
  coachStopped: () =>
    'Ich starte neu, darum hat der Coach aufgehört nachzudenken. Bitte frag in einer Minute noch einmal.',
  nothingToAnalyse: () =>
    'Hier gibt es nichts zu analysieren: Kein Zug dieser Partie lässt sich noch einmal nachspielen.',
  notAnalysedYet: () => 'Diese Partie läuft noch. Analysieren kannst du sie, wenn sie zu Ende ist.',
  nothingRehearsed: () => 'Wähle zuerst eine Aktion: Ein Plan ohne Aktion täte nichts.',
  noteTooLong: ({ most }) =>
    `Notizen dürfen höchstens ${most} Zeichen lang sein. Kürze deine. Deine bisherigen Notizen sind noch da.`,
  nothingToSilence: () => 'Die Partie wartet dort nicht mehr auf dich, also gibt es nichts stummzuschalten.',
  nobodyToNudge: () => 'Die Partie wartet auf niemand anderen, also gibt es niemanden anzustupsen.',
  badAway: () =>
    'Diese Zeiten gehen nicht. Sie müssen in der Zukunft liegen, nach ihrem Anfang enden und innerhalb eines Jahres vorbei sein. Nichts hat sich geändert.',
  tooManyAway: ({ most }) =>
    `Du hast schon ${most} Abwesenheiten. Heb zuerst eine davon auf. Nichts hat sich geändert.`,
  notAway: () => 'Zu dieser Zeit bist du nicht abwesend, also gibt es nichts aufzuheben.',
  deputySelf: () => 'Dich selbst kannst du nicht vertreten. Nenne jemand anderen. Nichts hat sich geändert.',
  deputyAway: ({ player }) =>
    `**${player}** braucht selbst eine Vertretung und kann nicht für dich spielen. Nenne jemand anderen. Nichts hat sich geändert.`,
  deputyBusy: ({ players }) =>
    `Du spielst für ${players}, darum kann niemand für dich spielen. Gib das zuerst mit \`/caverna away\` zurück. Nichts hat sich geändert.`,
  deputyOwn: ({ deputy }) =>
    `**${deputy}** vertritt dich selbst, darum kannst du nicht für andere spielen. Mit \`/caverna away\` beendest du das. Nichts hat sich geändert.`,
  deputyPause: ({ deputy }) =>
    `Du hast **${deputy}** heute schon mehrmals gefragt. Frag morgen noch einmal oder nenne jemand anderen. Nichts hat sich geändert.`,
  deputyNoGames: () =>
    'Auf diesem Server läuft keine Partie von dir, also gibt es nichts für dich zu spielen. Nichts hat sich geändert.',
  deputyOver: () =>
    'Das ist vorbei: Die Anfrage wurde zurückgezogen, oder die Partien sind zu Ende. `/caverna away` zeigt, was noch offen ist.',
  deputyPlans: ({ player }) =>
    `Du spielst für **${player}**, aber vorausplanen kann nur **${player}**. Du kannst spielen, sobald der Zug kommt.`,
  badSetting: () =>
    'Diese Einstellung gibt es nicht. Nimm die Menüs von `/caverna settings`. Nichts hat sich geändert.',
  severalPlayers: ({ name }) => `Mehrere heißen „${name}“. Wähle einen Namen aus der Liste.`,
  unknownTimeZone: ({ zone }) =>
    `Die Zeitzone „${zone}“ kenne ich nicht. Tippe den Namen einer großen Stadt in deiner Nähe (auf Englisch), und wähle sie aus der Liste.`,
};

type Permission = Parameters<Catalogue['errors']['missingPermission']>[0][number];

/** Permissions as the German Discord calls them in the settings of a channel. */
const permissionNames: Readonly<Record<Permission, string>> = {
  ViewChannel: 'Kanal ansehen',
  SendMessages: 'Nachrichten senden',
  SendMessagesInThreads: 'Nachrichten in Threads senden',
  AttachFiles: 'Dateien anhängen',
  ReadMessageHistory: 'Nachrichtenverlauf anzeigen',
  CreatePublicThreads: 'Öffentliche Threads erstellen',
};

/** Permissions in the accusative: `die Berechtigungen **Kanal ansehen** und **Dateien anhängen**`. */
const named = (permissions: readonly Permission[]): string =>
  `die ${permissions.length === 1 ? 'Berechtigung' : 'Berechtigungen'} ${list(permissions.map((permission) => `**${permissionNames[permission]}**`))}`;

/** All other errors of a command or a press, in German. */
export const errors: Catalogue['errors'] = {
  impossible: 'Das geht gerade nicht. Nichts hat sich geändert.',
  forged: 'Diesen Knopf kenne ich nicht. Nimm die Knöpfe unter der neuesten Nachricht.',
  otherCommand:
    'Diesen Befehl konnte ich nicht lesen; vielleicht hat er sich geändert. Tippe ihn neu, und wähle aus seinen Optionen.',
  notInGame: (game, options) =>
    `${list(options.map((option) => `\`${plain(option)}\``))} gibt es bei ${game} nicht. Lass das weg, oder wähle ein anderes Spiel.`,
  unknownOption: (option) => `Die Option „${plain(option)}“ kenne ich nicht. Wähle eine aus der Liste.`,
  unknownPlayer: (name) => `„${plain(name)}“ spielt in dieser Partie nicht mit. Wähle einen Namen aus der Liste.`,
  unknownTopic: (query) =>
    `Zu „${plain(query)}“ habe ich nichts gefunden. Tippe ein Wort des Namens, und wähle es aus der Liste.`,
  missingPermission: (permissions) =>
    `Ohne ${named(permissions)} kann ich hier nicht spielen. Bitte die Serververwaltung, mir das in diesem Kanal zu erlauben, und versuch es dann noch einmal.`,
  cannotPost: (permissions) =>
    `Dein Schritt zählt, aber ohne ${named(permissions)} kann ich ihn den anderen nicht zeigen. Bitte die Serververwaltung, mir das in diesem Kanal zu erlauben; dann geht die Partie von selbst weiter.`,
  notMember: (link) =>
    `Hier kann ich nicht spielen: Dieser Server hat meine Befehle, aber ich bin noch nicht dabei. Bitte die Serververwaltung, [mich einzuladen](${link}), und versuch es dann noch einmal.`,
  noLongerMember: (link) =>
    `Dein Schritt zählt, aber ich kann ihn den anderen nicht zeigen: Ich bin nicht mehr auf diesem Server. Bitte die Serververwaltung, [mich einzuladen](${link}); dann geht die Partie von selbst weiter.`,
  directMessage: 'Ein Tisch braucht einen Kanal auf einem Server. Geh in einen und tippe dort `/caverna new`.',
  unavailable:
    'Ich kann gerade nichts speichern, darum hat sich nichts geändert. Wer mich betreibt, sieht den Grund. Bitte versuch es in ein paar Minuten noch einmal.',
  tooFast: (seconds) =>
    seconds <= 1
      ? 'Das war mir zu schnell, darum hat sich nichts geändert. Atme einmal durch, und drück noch einmal.'
      : `Das hast du gerade erst getan, darum hat sich nichts geändert. Bitte versuch es in ${seconds} Sekunden noch einmal.`,
  restarting:
    'Ich starte neu, darum hat sich nichts geändert. Bitte versuch es in einer Minute noch einmal; keine Wahl geht verloren.',
  internal: (reference) =>
    `Bei mir ist etwas schiefgegangen. Im Protokoll steht es als \`${plain(reference)}\`. Keine Wahl ist verloren: \`/caverna turn\` bringt dich dorthin zurück, wo du warst.`,
};
