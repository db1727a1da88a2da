import type { Article } from '../../../topic.ts';

/** The course of the game. */
export const roundArticles = {
  round: {
    title: 'Ablauf einer Runde',
    gist: 'Karte, neue Waren, Arbeit, Heimkehr, Ernte: zwölfmal.',
    keywords: 'ablauf phasen reihenfolge spielablauf runde runden zwölf',
    text: `Eine Partie hat 12 Runden (11 allein oder zu zweit). Jede Runde läuft so ab:
1. **Eine Karte** wird aufgedeckt und zum neuen Aktionsfeld. Ab Runde 6 wird auch der Erntemarker aufgedeckt, es sei denn, euer Tisch wartet damit bis zum Ende der Runde.
2. **Auffüllen**: Aktionsfelder, auf denen sich Waren ansammeln, bekommen neue, auch wenn noch welche da sind.
3. **Arbeit**: Reihum, angefangen beim Startspieler, setzt ihr je einen Zwerg ein und handelt sofort, bis alle Zwerge eingesetzt sind oder alle gepasst haben.
4. **Heimkehr**: Alle Zwerge kommen zurück.
5. **Ernte**, oder was die Runde stattdessen hat.`,
    example: 'Runde 3: Karte, neue Waren, alle Zwerge arbeiten und kehren heim, alle ernten.',
  },
  placing: {
    title: 'Einen Zwerg einsetzen',
    gist: 'Wähle ein freies Aktionsfeld: Dein Zwerg geht hin und handelt.',
    keywords:
      'einsetzen setzen schicken zwerg arbeiter aktionsfeld wählen arbeiten was nun anfang erster zug gesperrt schloss',
    text: `Wähle in einem der Menüs ein Aktionsfeld. Dein Zwerg geht hin, nimmt die Waren und tut, was dort steht. Danach geht es reihum weiter.
• **Helle** Aktionsfelder im Bild kannst du nutzen; dunkle sind besetzt, bis die Zwerge am Ende der Runde heimkehren.
• Neben einem Schloss 🔒 siehst du, was du für das Aktionsfeld brauchst. Du darfst nur dorthin, wo du mindestens eine Aktion ausführen kannst.
• Deine unbewaffneten Zwerge gehen zuerst, dann die schwächste Waffe.
• **Passen** lässt deine übrigen Zwerge für diese Runde zu Hause.
Probier es aus: Niemand sieht etwas, bis du **Zug beenden** drückst.`,
    example: 'Holzfällen: Dein Zwerg nimmt alles Holz und geht, wenn er bewaffnet ist, auf Expedition.',
  },
  spaces: {
    title: 'Aktionsfelder: und, oder, danach',
    gist: 'Ein Zwerg je Aktionsfeld, und mindestens eine der Aktionen.',
    keywords:
      'und/oder entweder oder und danach dann wortlaut reihenfolge der aktionen pflicht waren liegen lassen dortlassen',
    text: `Ein Aktionsfeld fasst einen Zwerg je Runde, und du darfst nur dorthin, wo du mindestens eine Aktion ausführen kannst.
• **und/oder**: eine der Aktionen oder beide, in beliebiger Reihenfolge.
• **und danach / oder**: eine davon oder beide, aber in der gedruckten Reihenfolge.
• **und danach**: Erst musst du das Erste tun, dann darfst du das Zweite.
• **entweder … oder**: eins von beiden. Das Gästezimmer macht daraus und/oder.
Tauschen darfst du vorher, und es zählt: Ein Rubin, den du gegen Erz tauschst, kann dir ein Aktionsfeld öffnen.
Die Waren auf einem Aktionsfeld bekommst du von selbst. Steht dort und/oder, darfst du sie zurücklegen, wenn du eine andere Aktion nutzt: Drück *Mehr* und wähle dann „… dort lassen“.`,
    example: 'Bei der Rodung steht und/oder: Holz, Plättchen oder beides, egal in welcher Folge.',
  },
  accumulating: {
    title: 'Aktionsfelder auffüllen',
    gist: 'Waren sammeln sich jede Runde an, bis jemand alle nimmt.',
    keywords: 'auffüllen ansammeln nachfüllen anhäufen waren stapel pfeil',
    text: `Auf vielen Aktionsfeldern sammeln sich jede Runde Waren an, ohne Grenze, bis jemand alle nimmt. Sind zwei Mengen angegeben, gilt die größere (oder andere), wenn dort nichts liegt. Eine neue Karte wird noch in derselben Runde aufgefüllt. Im Solospiel werden volle Aktionsfelder geleert: Schlag „Solospiel“ nach.`,
    example: 'Holzfällen zu dritt: 3 Holz, wenn nichts da liegt, dann jede Runde 1 mehr.',
  },
  order: {
    title: 'Reihenfolge der Zwerge',
    gist: 'Unbewaffnete Zwerge gehen zuerst, dann die schwächsten Waffen.',
    keywords: 'reihenfolge zwerge unbewaffnet zuerst waffe stärke rubin außer der reihe vorziehen',
    text: `Du setzt zuerst deine unbewaffneten Zwerge ein, dann die bewaffneten, von der schwächsten Waffe zur stärksten; bei gleichen ist es egal. Kann ein Zwerg kein Aktionsfeld nutzen, bleibt er zu Hause, und der nächste ist dran. Für 1 Rubin setzt du einen bewaffneten Zwerg vor schwächeren ein. Jede weitere Ausnahme kostet noch einen Rubin.`,
    example: 'Deine Zwerge: unbewaffnet, Waffe 3, Waffe 8. Für 1 Rubin geht die 8 zuerst.',
  },
  passing: {
    title: 'Passen',
    gist: 'Passen darfst du immer; dann bist du für diese Runde raus.',
    keywords: 'passen aussetzen zu hause bleiben keine zwerge mehr überspringen',
    text: `Statt einen Zwerg einzusetzen, darfst du immer passen. Das gilt endgültig: Du setzt in dieser Runde keine Zwerge mehr ein, während die anderen weitermachen. Hast du mit einem Rubin einen Zwerg vorgezogen, musst du ihn einsetzen. Zwerge, die zu Hause bleiben, essen bei der Ernte trotzdem.`,
    example: 'Zwei deiner Zwerge bleiben zu Hause: Sie arbeiten diese Runde nicht, essen aber.',
  },
  starting: {
    title: 'Startspieler und Sitzfolge',
    gist: 'Nimm den Startmarker: Ab der nächsten Runde fängst du an.',
    keywords: 'startspieler startmarker anfangen wer beginnt zugreihenfolge startnahrung sitzordnung',
    text: `Wer anfängt, wird ausgelost, und von dort geht es reihum. Wer anfängt und wer danach kommt, beginnt mit 1 Nahrung, Platz drei mit 2, alle anderen mit 3; allein beginnst du mit 2. Nutzt du das Aktionsfeld „Startspieler“, fängst du ab der nächsten Runde an. Geht niemand hin, fängt wieder dieselbe Person an. Nachahmen kannst du es nicht.`,
    example: 'Du nutzt in Runde 4 „Startspieler“, also fängst du in Runde 5 an.',
  },
  imitation: {
    title: 'Nachahmen',
    gist: 'Zahle Nahrung und nutze ein Aktionsfeld, das schon besetzt ist.',
    keywords: 'nachahmen nachahmung imitieren kopieren besetztes belegtes aktionsfeld mitspieler kosten nahrung gegner',
    text: `Zahle die Nahrung, die das Aktionsfeld kostet (0, 1, 2 oder 4), und handle so, als stünde dein Zwerg auf einem Aktionsfeld, das der Zwerg eines anderen besetzt hat. Dein Zwerg bleibt beim Nachahmen; er bekommt die Waffe oder das Kind und geht auf die Expedition.
• Die angesammelten Waren dort sind weg. Feste Waren bekommst du, etwa die 2 Nahrung der Walderkundung oder das Erz für deine Minen.
• Nicht nachahmen kannst du „Startspieler“, ein eigenes Aktionsfeld und eines, auf dem es nichts mehr zu tun gibt.
• Das Nachahmen eines anderen darfst du nachahmen, wenn du beides bezahlst und das Aktionsfeld am Ende der Kette nicht dein eigenes ist (der Tisch kann das abschalten).`,
    example: 'Du zahlst und nutzt die besetzte Hausarbeit: Hund, Einrichtung oder beides.',
  },
  twoPlayers: {
    title: 'Zu zweit',
    gist: 'Elf Runden, ohne Erkundung und ohne Nachahmen.',
    keywords: '2 spieler zwei spieler zu zweit zweipersonenspiel runde 9 elf runden',
    text: `Es gibt keine Erkundung, und Runde 9 entfällt: insgesamt elf Runden. Auf den Runden 6 bis 8 und 10 bis 12 liegen sechs Erntemarker, drei Blätter und drei Fragezeichen. Der Rubinabbau bleibt in den ersten beiden Runden leer. Nachahmen gibt es nicht.`,
    example: 'Nach Runde 8 kommt Runde 10.',
  },
  solo: {
    title: 'Solospiel',
    gist: 'Ein Zwerg nach dem anderen, für möglichst viele Punkte.',
    keywords: 'solo solospiel allein einer ein spieler leeren abräumen sechs waren schützen rubin 100 punkte',
    text: `Du setzt einen Zwerg nach dem anderen ein und spielst um möglichst viele Punkte; 100 sind ein gutes Ziel. Du beginnst mit 2 Nahrung.
• Die Karten kommen in fester Reihenfolge: Schmieden, Schafzucht, Erzminenbau, Kinderwunsch, Eselzucht, Rubinminenbau, Erzlieferung, Familienleben, (keine Runde 9), Erzhandel, Abenteuer, Rubinlieferung.
• Keine Erntemarker: Ernte ist in Runde 3 und in jeder Runde ab 5; in Runde 4 isst jeder Zwerg 1 Nahrung.
• Stollenbau, Startspieler, Versorgung und Rodung sind nicht dabei. Der Rubinabbau füllt sich ab Runde 1.
• Vor jedem Auffüllen wird jedes Aktionsfeld mit mehr als 6 Waren geleert. Ein Rubin schützt ein Aktionsfeld für eine Runde.
• Über diese Aktionsfelder und die 6 Waren kann dein Tisch anders entscheiden.`,
    example: '7 Holz beim Holzfällen: vor dem Auffüllen geleert, außer du zahlst einen Rubin.',
  },
  playerCounts: {
    title: 'Wie viele mitspielen',
    gist: 'Je mehr ihr seid, desto mehr Aktionsfelder und Waren gibt es.',
    keywords: 'spielerzahl anzahl spieler aktionsplan aktionsfelder besetzung 3 4 5 6 7',
    text: `• **1 bis 3**: Holzsuche, dazu Versorgung zu zweit und zu dritt; zu dritt kommen Tagebau, Walderkundung und ein Nachahmen für 4 Nahrung dazu.
• **Ab 4**: Wachstum und eine reichere Walderkundung; es wird mehr aufgefüllt. Genau zu viert ein Nachahmen für 2 Nahrung.
• **5**: außerdem Depot, Kleiner Stollenbau, Wochenmarkt, Geräteverleih, Zaunbau; Nachahmen für 2 und für 4 Nahrung.
• **6**: Ein zweiter Stollenbau ersetzt den kleinen; Nachahmen für 1 und für 2 Nahrung.
• **7**: außerdem Großes Depot, Ausbau und Nachahmen (gratis).`,
    example: 'Bei der Rodung kommt zu dritt jede Runde 1 Holz dazu, zu viert sind es 2.',
  },
  introductory: {
    title: 'Einsteigerpartie und volles Spiel',
    gist: 'Weniger und einfachere Sorten von Einrichtungen.',
    keywords: 'einsteiger anfänger einsteigerpartie erste partie volles spiel einrichtungen leicht variante auswahl',
    text: `Die Einsteigerpartie hat nur die einfacheren Einrichtungen, das volle Spiel alle. Sonst ist alles gleich. Zu sechst oder siebt nehmt ihr besser das volle Spiel, damit es genug zu bauen gibt.`,
    example: 'Das Gästezimmer und das Kontor gibt es nur im vollen Spiel.',
  },
  turn: {
    title: 'Dein Zug in diesem Kanal',
    gist: 'Niemand sieht etwas, bis du „Zug beenden“ drückst.',
    keywords:
      'wie spielen bedienung bot knopf zurück zurücknehmen rückgängig zug beenden panel discord hilfe anleitung',
    text: `Wenn du dran bist, drück **Mein Zug** oder tippe \`/caverna turn\`. Eine Ansicht, die nur du siehst, stellt dir eine kleine Frage nach der anderen. Was dir keine Wahl lässt, geschieht von selbst.
• **Tauschen** macht Waren zu Nahrung, gibt Rubine aus und nutzt Einrichtungen; danach geht dein Zug weiter.
• **Schritt zurück** nimmt eine Wahl zurück, **Von vorn** alle.
• Niemand sieht etwas, bis du **Zug beenden** drückst.
• \`/caverna undo\` öffnet deinen letzten Zug wieder, wenn seither niemand gespielt hat und nichts Verdecktes aufgedeckt wurde.`,
    example: 'Ein Aktionsfeld im Menü, ein Plättchen, Zug beenden: dreimal drücken.',
  },
  pictures: {
    title: 'Was die Bilder zeigen',
    gist: 'Jedes Zeichen und was es bedeutet.',
    keywords:
      'zeichen symbole icons legende bild bilder pfeil strich tür maske schwert scheibe pfote blatt goldrahmen hell dunkel',
    text: `Die Karte erklärt die Zeichen. Auf den Plänen siehst du außerdem:
• **Helle** Aktionsfelder sind frei, **dunkle** besetzt. Auf jedem liegen die Waren, die sich dort angesammelt haben.
• Ein **goldener Rahmen** zeigt, was sich seit dem letzten Beitrag geändert hat; in deiner Ansicht seit deinem eigenen letzten Zug.
• **Blasse** Personen sind schon eingesetzt; ein **Mond** steht bei einem Neugeborenen, das erst ab der nächsten Runde dran ist.
• Eine **Zahl im Schild** steht für Punkte. Das Zeichen unter jeder Runde zeigt, wie sie endet: Ein Blatt ist eine Ernte, eine Schale eine Ernährung, ein Fragezeichen ist noch verdeckt.
• Neben jedem Namen siehst du, wer noch zu Hause ist und was die nächste Ernährung kostet.`,
    example: 'Ein Schwert mit einer 3: eine Expedition mit bis zu 3 verschiedenen Beutestücken.',
  },
} satisfies Record<string, Article>;
