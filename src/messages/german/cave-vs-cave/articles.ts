import type { CaveTexts } from '../../cave-vs-cave/texts.ts';
import { fields } from './tiles.ts';

export const articles: CaveTexts['articles'] = {
  turn: {
    title: 'Ein Zug',
    gist: 'Aktionsplättchen nehmen, Effekte nutzen, Zug beenden',
    example: 'Ackerbau: erst 2 Emmer, dann den Mahlstein aktivieren, kein Flachs.',
    keywords: 'Spielzug Aktionsplättchen Aktion Effekt Effekte Reihenfolge Runde Startspieler Startmarke Zwerg Ablauf',
    text: [
      'Wenn du dran bist, nimm ein offenes Aktionsplättchen, das in dieser Runde noch niemand hat. Nutze seine Effekte in beliebiger Reihenfolge, jeden einmal. Du darfst Effekte auslassen oder nur einen Teil der Waren nehmen. Steht „oder“ zwischen zwei Effekten (in den Bildern ein Schrägstrich), nutze nur einen davon. Die Renovierung darfst du nur nehmen, wenn du mehr Gold hast als dein Gegenüber; solo immer.',
      'Zu Beginn jeder Runde wird ein weiteres Aktionsplättchen aufgedeckt. Am Ende der Runde kommen alle Plättchen zurück, und wer diese Runde nicht begonnen hat, beginnt die nächste.',
      'Ihr habt je 2 Züge in den Runden 1 bis 3 von Epoche I, 3 in den Runden 4 bis 7 und 4 in Runde 8 sowie in allen Runden von Epoche II. Solo spielst du in Epoche I nur 7 Runden, die letzte mit 4 Zügen.',
      'Epoche I beginnt mit je 1 der sechs Waren. Die Eingangshöhle ist eingerichtet, der Raum darüber (D3) ist frei, die anderen neun Räume sind verdeckt.',
    ].join('\n'),
  },
  activating: {
    title: 'Einrichtungen aktivieren',
    gist: 'Effekte orangefarbener Einrichtungen nutzen, jede einmal pro Zug',
    example: 'Untergrabung: Der Stollen bringt 2 Nahrung, die du gleich im Lager tauschst.',
    keywords: 'orange orangefarben Aktivierung Aktivierungsmarker nutzen Einrichtung eins zwei drei Wochenmarkt Stern',
    text: 'Eine Einrichtung zu bauen heißt noch nicht, sie zu nutzen. Ein Aktionsplättchen sagt, wie viele deiner orangefarbenen Einrichtungen du aktivieren darfst: jede nur einmal, eine nach der anderen und ohne andere Effekte des Plättchens dazwischen.',
  },
  blueRooms: {
    title: 'Blaue Einrichtungen',
    gist: 'Sie wirken von selbst',
    example: 'Holzlager: Jeder Effekt, der 1 Einrichtung aktiviert, bringt 1 Holz.',
    keywords: 'blau automatisch von selbst mehr orangefarbene als blaue',
    text: 'Blaue Einrichtungen kannst du nicht aktivieren: Sie wirken von selbst, sobald ihre Bedingung eintritt, auch schon in dem Zug, in dem du sie baust. Gibt dir eine blaue Einrichtung etwas für eine Aktivierung, darfst du es vor oder nach der ganzen Aktivierung nehmen, selbst wenn die aktivierten Einrichtungen gar nichts bewirken. Du musst immer mehr orangefarbene als blaue Einrichtungen haben. Die Eingangshöhle zählt mit, deine erste Einrichtung ist also orangefarben. Im Kurzspiel gilt diese Regel nicht.',
  },
  excavating: {
    title: 'Aushöhlen',
    gist: 'Einen verdeckten Raum aufdecken, den du erreichst',
    example: 'E4 neben dem Eingang: 1 Nahrung, und seine Einrichtung kommt in die Auslage.',
    keywords:
      'graben aufdecken umdrehen Erreichbarkeit erreichbar verdeckt Spitzhacke zurücknehmen zwei Räume Nahrung Nährwert',
    text: 'Du darfst einen verdeckten Raum aushöhlen, wenn vom Eingang ein Weg durch ausgehöhlte Räume zu ihm führt, auf dem keine Wand steht. Sein Plättchen kommt in die Auslage, für euch beide, und was darunter aufgedruckt ist, bekommst du sofort. In den Bildern markiert eine helle Spitzhacke, was du erreichst, eine blasse, was du nicht erreichst. Die Untergrabung führt durch errichtete Wände, aber nicht durch verdeckte Räume. Mit dem Höhlenbau höhlst du für 2 Nahrung zwei Räume aus. Du zahlst vor dem ersten; Nahrung, die du dort findest, kommt also zu spät. Was einmal aufgedeckt ist, bleibt es: Dahinter kannst du nicht zurück.',
  },
  furnishing: {
    title: 'Einen Höhlenraum einrichten',
    gist: 'Eine Einrichtung der Auslage in einen passenden leeren Raum legen',
    example: 'Regal: 1 Holz und ein leerer Raum mit genau 1 Wand.',
    keywords: 'einrichten bauen kaufen erwerben Baukosten Kosten Zusatzkosten pro Zwerg Nahrung Nährwert Gold Tür',
    text: 'Bezahle, was das Aktionsplättchen verlangt, dazu die Baukosten der Einrichtung, und lege sie in einen leeren Raum deiner Höhle, dessen Wände zu ihr passen. „2 bis 4 Nahrung“ heißt: 1 Nahrung für jeden Zug, den du in der Runde hast, also anfangs 2, ab Runde 4 dann 3, und 4 in der letzten Runde und in Epoche II. Der Raum muss nicht erreichbar sein und darf auf jedem deiner Höhlenpläne liegen. Was dort aufgedruckt ist, bekommst du nur beim Aushöhlen, nicht beim Einrichten.',
  },
  walls: {
    title: 'Wände',
    gist: 'Einrichtungen brauchen Wände, aufgedruckte oder errichtete',
    example: 'Zu „1-2 Wände (2 nur benachbart)“ passen zwei übers Eck, zwei gegenüberliegende nicht.',
    keywords: 'Wand Wandkonstellation Muster errichten bauen abreißen entfernen Vorrat Außenwand benachbart gegenüber',
    text: 'In der Wandkonstellation einer Einrichtung müssen dunkle Wände da sein, helle dürfen, und andere darf es nicht geben; du darfst sie drehen. Aufgedruckte Außenwände zählen, Einrichtungen nie. Du errichtest eine Wand zwischen zwei Räumen deiner Höhle, auch zwischen verdeckten, in Epoche II auch unter C4, wo du hineinkommst. Sie kommt aus dem gemeinsamen Vorrat: 7 Wände, zu zweit in Epoche II noch 3 dazu, im Kurzspiel 5. Ist der Vorrat leer, kannst du keine errichten. Errichtete Wände lassen sich abreißen, aufgedruckte nicht. Was schon eingerichtet ist, bleibt, egal was mit den Wänden passiert.',
  },
  pictures: {
    title: 'Was die Bilder zeigen',
    gist: 'Stern: aktivieren, Spitzhacke: aushöhlen, Tür: einrichten',
    example: 'Ein Stern mit 1+1 ist der Wochenmarkt: zwei Einrichtungen mit einem Effekt.',
    keywords: 'Zeichen Symbole Legende Bilder Stern Spitzhacke Tür Baum Karte Zwerg Laterne hell blass',
    text: '• Stern mit Zahl: So viele Einrichtungen aktivierst du. Nur solche mit Stern lassen sich aktivieren; blaue wirken von selbst.\n• Mit der Spitzhacke höhlst du aus, mit der Tür richtest du ein; eine Wand mit Plus errichtest du, eine mit Minus reißt du ab. Ein Schrägstrich heißt „oder“, ein Pfeil „gegen“.\n• Nahrung × Zwerg: 1 Nahrung für jeden Zug, den du in dieser Runde hast. Die Zwerge neben einem Namen zeigen, wie viele Züge noch übrig sind.\n• Baum und Karte stehen für Unterholz und Streifzug. Schürfstelle und Geräteraum tragen diese Zeichen, weil sie mit diesen Plättchen wirken.\n• In einer Höhle markiert eine helle Spitzhacke, was du jetzt aushöhlen kannst, eine blasse, was du noch nicht erreichst. I oder II ist die Epoche des Plättchens dort; Schale oder Erzbrocken zeigen, was du darunter findest. Eine Laterne steht beim Startspieler.\n• In der Wandkonstellation müssen dunkle Wände da sein, helle dürfen, andere nicht.\n• Waren: wie viele du hast und wie viele du höchstens haben kannst. Unter den Plättchen: die Wände im Vorrat und der Zusatzraum.',
  },
  goods: {
    title: 'Waren',
    gist: 'Höchstens 9 von jeder, aber 19 Gold und 19 Waffen',
    example: '8 Flachs und 3 dazu: 9, der Rest verfällt.',
    keywords:
      'Ware Warenleiste Grenze Obergrenze Nahrung Nährwert tauschen Jederzeit-Aktion Emmer Flachs Esel auffüllen',
    text: 'Mehr als 9 von einer Ware hast du nie, nur bei Gold und Waffen bis zu 19; der Rest verfällt. In deinem Zug darfst du jederzeit und sooft du willst 1 Emmer, Flachs, Gold oder Esel gegen 1 Nahrung tauschen. (Nahrung heißt im Regelheft Nährwert.) Auffüllen auf eine Zahl nimmt dir nie etwas weg.',
  },
  cavern: {
    title: 'Der Zusatzraum',
    gist: 'Für die erste Person, die alle Räume eingerichtet hat',
    example: 'Mit 3 aufgedruckten Wänden passt die Stube hinein.',
    keywords: 'Zusatzraum Extraraum Seite umdrehen alle Räume voll',
    text: 'Wer zuerst jeden Raum eingerichtet hat, bekommt ihn, wählt sofort die Seite (zwei oder drei aufgedruckte Wände) und darf ihn wie jeden Raum einrichten; aushöhlen muss man ihn nicht. In Epoche II müssen dafür beide Höhlenpläne voll sein, im Kurzspiel die acht Räume des einzigen. An seinen offenen Seiten darfst du Wände errichten. Kein anderer Raum grenzt an ihn.',
  },
  eraTwo: {
    title: 'Epoche II: die Eisenzeit',
    gist: 'Noch vier Runden, mit Eseln, Erz, Eisen und Waffen',
    example: 'Wer Epoche I gewonnen hat, verdeckt 8 neue Räume, das Gegenüber 7.',
    keywords: 'zweite Epoche Eisenzeit Höhlenplan Esel Erz Eisen Waffen Felder Zusatzeffekt Höhleneingang',
    text: `Links neben dem ersten liegt ein zweiter Höhlenplan. Hinein kommst du jetzt unter C4, dem markierten Raum des neuen Plans; von dort musst du jeden Raum erreichen, den du aushöhlst. Ist C4 verdeckt, höhlst du ihn zuerst aus. Waren, die auf 0 stehen, steigen auf 1, die neuen beginnen bei 1. Die Renovierung ist aus dem Spiel, alle anderen Plättchen von Epoche I liegen offen. Zur übrigen Auslage kommen sechs neue Einrichtungen. Wer Epoche I gewonnen hat, verdeckt alle 8 Räume des neuen Plans, das Gegenüber lässt C4 frei. Löst keine Einrichtung einen Gleichstand auf, kommt ein Plättchen ungesehen aus dem Spiel, und beide lassen C4 frei. Jedes neue Aktionsplättchen liegt über einem Feld, dessen Effekt du dazu nutzen darfst. Von links nach rechts bringen die Felder: ${fields.join(' · ')}. Das Plättchen auf dem letzten Feld samt dessen 2 Waffen darfst du nur nehmen, wenn du mehr Waffen hast als dein Gegenüber. Nach jeder Runde außer der letzten bekommen alle so viel Erz, wie sie Esel haben.`,
  },
  scoring: {
    title: 'Die Punkte',
    gist: 'Einrichtungen und Gold; in Epoche II auch Waffen, Eisen und Gold halb',
    example: 'Epoche I: 48 + 5. Epoche II: 101 + 7 + ½ × 4. Zusammen 163 Punkte.',
    keywords: 'Wertung Punkte Siegpunkte Spielende Ende Sieg gewinnen Gleichstand halbe Ziel',
    text: 'Epoche I: die Punkte deiner Einrichtungen und 1 für jedes Gold. Epoche II: noch einmal die Punkte aller Einrichtungen, 1 für jede Waffe, je ½ für jedes Eisen und jedes Gold; zähle beide Ergebnisse zusammen. In Schnellstart und Kurzspiel zählt nur Epoche II. Bei Gleichstand gewinnt, wer die wertvollere einzelne Einrichtung hat, dann zählt die nächste und so weiter; sind alle gleich, teilt ihr euch den Sieg. Solo: mindestens 50 Punkte in Epoche I, mehr als 180 in beiden zusammen.',
  },
  solo: {
    title: 'Das Solospiel',
    gist: 'Kleinere Auslage, weniger Runden, Nachziehstapel und ein Ziel',
    example: 'Der Sohlenbau höhlt einen Raum aus, also kommt auch eine Einrichtung vom Stapel dazu.',
    keywords: 'allein solo alleine einzeln Nachziehstapel Stapel Ziel',
    text: 'Epoche I hat 7 Runden mit 2, 2, 2, 3, 3, 3 und 4 Zügen, der Durchbruch fehlt. In jeder Epoche kommen von den sechs Einrichtungen, die zu Beginn offen ausliegen, drei zufällige aus dem Spiel. Die Plättchen, die sonst die zweite Höhle verdecken, bilden einen verdeckten Stapel: Immer wenn ein Effekt genau einen Raum aushöhlt, kommt auch das nächste Plättchen vom Stapel derselben Epoche in die Auslage. In Epoche II sind alle 8 neuen Räume verdeckt, und zu den 7 Wänden kommen keine dazu. Renovierung und letztes Feld haben keine Bedingung, es sei denn, dein Tisch lässt beide weg. Erreiche mindestens 50 Punkte in Epoche I (mehr als 60 sind herausragend) oder mehr als 180 in beiden.',
  },
  quick: {
    title: 'Schnellstart',
    gist: 'Epoche I wird gedraftet, Epoche II gespielt',
    example: '47 und 42 Punkte gedraftet: Du beginnst mit 3 Gold, dein Gegenüber mit 8.',
    keywords: 'Draft draften Variante Schnellstart Wände 42',
    text: 'In deinem Zug wird noch eine Einrichtung aufgedeckt. Passt eine offene in deine Höhle, musst du eine legen: in einen beliebigen leeren Raum, gratis und mit so wenigen deiner drei Wände wie möglich. Eine blaue darfst du nur legen, wenn du danach mehr orangefarbene als blaue hast. Du bist dran, bis du mehr Punkte hast als dein Gegenüber, solange es noch draftet.\nWer seine Höhle zuerst füllt, bekommt den Zusatzraum und muss mit weniger als 42 Punkten auch ihn füllen. Du steigst aus, wenn du 42 oder mehr Punkte hast oder nichts mehr passt; dann draftet dein Gegenüber allein weiter.\nDanach legt ihr abwechselnd die nicht aufgedeckten Plättchen verdeckt in leere Räume; wer mehr Punkte hat, beginnt, bei Gleichstand der Startspieler. Offene Einrichtungen bleiben in der Auslage. Übrige Wände kommen in den gemeinsamen Vorrat.\nEpoche II beginnt ihr mit 3 Gold und 1 von allem anderen. Wer weniger Punkte hat, bekommt den Unterschied in Gold dazu. Wer mehr hat, bei Gleichstand der Startspieler, verdeckt alle 8 neuen Räume. Der Startspieler des Drafts beginnt auch Epoche II.',
  },
  short: {
    title: 'Das Kurzspiel',
    gist: 'Nur Epoche II, mit sechs Einrichtungen im Pool für beide',
    example: 'Vorratsecke, dann Lager, dann Opferstätte: Alle drei liegen im Pool.',
    keywords: 'Variante Pool Kurzspiel kurz',
    text: 'Ihr spielt nur auf dem Höhlenplan von Epoche II, mit 5 Wänden, 3 Gold und 1 von allem anderen; alle Aktionsplättchen von Epoche I außer der Renovierung liegen offen. Ein Plättchen kommt ungesehen aus dem Spiel: Sieben deiner Räume sind verdeckt, und C4 ist bei euch beiden frei. Sechs Einrichtungen von Epoche I liegen im Pool: Vorratsecke, Lager, Opferstätte und drei zufällige. Kaufen kann sie niemand. Die orangefarbenen darin aktiviert ihr beide wie eigene, die blauen wirken für euch beide. Blaue Einrichtungen darfst du haben, so viele du willst.',
  },
};
