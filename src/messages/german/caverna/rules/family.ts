import type { Article } from '../../../topic.ts';

/** Dwarfs, weapons, food. */
export const familyArticles = {
  growth: {
    title: 'Nachwuchs',
    gist: 'Mit freiem Bett und passendem Aktionsfeld bekommst du ein Kind.',
    keywords:
      'kind kinder nachwuchs familienzuwachs geburt neugeboren baby zwerg bett wohnung platz familie grenze fünf sechs',
    text: `Du brauchst ein freies Bett in einer deiner Wohnungen. Das Kind bleibt bei dem Zwerg, der gehandelt hat, kommt mit ihm heim und arbeitet ab der nächsten Runde; bis dahin zeigen es die Pläne mit einem Mond. Bei einer Ernte in seiner ersten Runde isst es 1 Nahrung, später 2. Du kannst fünf Zwerge haben, mit der Zusatzwohnung sechs. Jedes dieser Aktionsfelder gibt ein Kind: Wachstum, Kinderwunsch, Dringender Kinderwunsch (nach dem Bau einer Wohnung) und Familienleben.`,
    example: 'Deine Wohnung hat ein freies Bett: Beim Familienleben wird ein Kind geboren.',
  },
  dwellings: {
    title: 'Wohnungen',
    gist: 'Betten für Zwerge; zwei sind auf deinen Plan gedruckt.',
    keywords:
      'wohnung wohnen bett betten schlafen platz für zwerge einfache mischwohnung paarwohnung zusatzwohnung startwohnung eingangshöhle',
    text: `Die Startwohnung hat Betten für deine ersten zwei Zwerge. Mehr Betten geben: die gewöhnliche Wohnung, zwei verschiedene Einfache Wohnungen und die Mischwohnung (je 1), die Paarwohnung (2) und die Zusatzwohnung, nur für einen sechsten Zwerg. Wohnungen baust du überall, wo du einrichten darfst, dazu beim Kinderwunsch und beim Dringenden Kinderwunsch.`,
    example: 'Startwohnung 2, Wohnung 1, Paarwohnung 2: Betten für fünf Zwerge.',
  },
  weapons: {
    title: 'Waffen schmieden',
    gist: '1 Erz je Punkt Stärke, höchstens 8.',
    keywords: 'schmieden waffe waffen stärke erz bewaffnet unbewaffnet schwert axt schmied abenteuer',
    text: `Beim Schmieden und beim Abenteuer darf ein unbewaffneter Zwerg eine Waffe schmieden: 1 bis 8 Erz für Stärke 1 bis 8. Der Schmied spart 2 Erz. Eine Waffe bleibt bei ihrem Zwerg und lässt sich nicht umschmieden. Sie wächst nur: um 1 nach jeder Expedition und um 1 durch die Beute „Alle Waffen +1“, bis 14. Die Friedenshöhle tauscht sie gegen Nahrung.`,
    example: 'Für 3 Erz schmiedest du Stärke 3; nach der Expedition ist sie 4.',
  },
  expedition: {
    title: 'Expeditionen',
    gist: 'Die Stufe sagt, wie viel Beute du heimbringst, die Waffe, wie gute.',
    keywords: 'expedition expeditionen beute beutestücke stufe stärke abenteuer ausziehen level loot',
    text: `Ein bewaffneter Zwerg bringt verschiedene Beutestücke heim: mindestens eins, höchstens so viele, wie die Stufe der Expedition angibt. Seine Waffe muss mindestens so stark sein, wie jedes Stück verlangt. Du nimmst die Stücke eins nach dem anderen und nutzt jedes sofort; Getreide kannst du also gleich danach säen. Am Ende gewinnt die Waffe 1 Stärke; mehr Stärke erschließt nie bessere Beute auf derselben Expedition.
Stufen: Holzfällen 1, Geräteverleih 2, Erzminenbau 2, Schmieden 3, Erkundung 4, Abenteuer zweimal 1 (dasselbe Stück darf zweimal kommen).`,
    example: 'Stufe 3 mit Stärke 5: ein Wildschwein, 2 Erz und ein Hund.',
  },
  lootList: {
    title: 'Beute nach Stärke',
    gist: '23 Beutestücke für Waffen der Stärke 1 bis 14.',
    keywords: 'expedition beute beuteliste tabelle liste beutestücke stärke übersicht karte',
    text: `1: alle Waffen +1, Hund, 1 Holz
2: Schaf, 1 Getreide
3: Esel, 1 Stein
4: 1 Gemüse, 2 Erz
5: Wildschwein
6: 2 Gold
7: eine Höhle einrichten, zum Preis der Einrichtung
8: Stall gratis
9: einzelner Gang; kleine Weide für 1 Holz
10: Rind; große Weide für 2 Holz
11: einzelne Wiese; gewöhnliche Wohnung für 2 Holz und 2 Stein
12: einzelnes Feld; säen
13: nichts Neues
14: einzelne Höhle; bis zu 2 Arten Tiere vermehren sich`,
    example: 'Mit Stärke 7 wählst du unter 12 Beutestücken.',
  },
  rubies: {
    title: 'Rubine',
    gist: 'Ein Rubin wird jederzeit zu fast allem.',
    keywords: 'rubin rubine tauschen joker edelstein einzelplättchen höhle gang wiese feld rind reihenfolge ausgeben',
    text: `In deinem Zug und bei deiner Ernte darfst du jederzeit einen Rubin tauschen gegen
• 1 Holz, Stein, Erz, Getreide, Gemüse oder Gold
• 1 Hund, Schaf, Esel oder Wildschwein; 1 Rind für einen Rubin und 1 Nahrung
• 2 Nahrung
• eine einzelne Wiese, ein Feld oder einen Gang, die du sofort legst; eine einzelne Höhle kostet 2 Rubine
• das Recht, einen bewaffneten Zwerg außer der Reihe einzusetzen
Im Solospiel schützt ein Rubin außerdem die Waren auf einem Aktionsfeld. Jeder Rubin, den du behältst, ist 1 Punkt wert.`,
    example: 'Bei der Brandrodung wird ein Rubin zum Feld, das du im selben Zug besäst.',
  },
  conversions: {
    title: 'Waren in Nahrung tauschen',
    gist: 'Tiere, Feldfrüchte, Rubine und Gold werden jederzeit zu Nahrung.',
    keywords: 'tauschen umtauschen nahrung tabelle essen tiere feldfrüchte gold tausch jederzeit verwandeln schlachten',
    text: `In deinem Zug und bei deiner Ernte jederzeit:
• Schaf 1, Esel 1 (zwei zusammen 3), Wildschwein 2, Rind 3
• Getreide 1, Gemüse 2, Rubin 2 (nicht Feldfrüchte, die noch auf Feldern liegen)
• Gold: Eins geht jedes Mal verloren, 2 Gold bringen also 1 Nahrung, 5 Gold bringen 4
Hunde, Holz, Stein und Erz kannst du nicht essen. Diese Einrichtungen ändern etwas daran: Schlachthöhle, Kochhöhle, Jagdstube, Bierstube, Schmiedestube, Friedenshöhle. Die Nahrung darfst du für alles verwenden.`,
    example: '2 Esel, 1 Gemüse und 3 Gold: 3 + 2 + 2 = 7 Nahrung.',
  },
  harvest: {
    title: 'Ernte',
    gist: 'Erst die Felder, dann die Ernährung, dann die Vermehrung.',
    keywords: 'ernte ernten erntezeit feldphase ernährung ernährungsphase vermehrung vermehrungsphase phasen wann',
    text: `Drei Schritte, für alle zur selben Zeit:
1. **Felder**: Nimm von jedem besäten Feld eine Frucht.
2. **Ernährung**: 2 Nahrung je Zwerg, 1 für Neugeborene.
3. **Vermehrung**: Hast du zwei oder mehr Nutztiere einer Art, bekommen sie ein Jungtier, wenn es Platz hat.
In Runde 3 und 5 ist Ernte. Ab Runde 6 entscheiden die Marker: Schlag „Erntemarker“ nach.`,
    example: 'Ein Feld gibt 1 Getreide, zwei Zwerge essen 4 Nahrung, zwei Schafe haben ein Lamm.',
  },
  markers: {
    title: 'Erntemarker',
    gist: 'Ein Blatt ist eine Ernte, ein Fragezeichen etwas anderes.',
    keywords: 'erntemarker marker blatt fragezeichen ereignis rot grün ernte ernten welche runden wann',
    text: `Runde 1 und 2: nichts. Runde 3: Ernte. Runde 4: keine Ernte, jeder Zwerg isst 1 Nahrung. Runde 5: Ernte. Ab Runde 6 liegt auf jeder Runde ein Marker; ab drei Spielern zeigen vier ein Blatt und drei ein Fragezeichen.
• **Blatt**: eine normale Ernte.
• **Erstes Fragezeichen**: gar nichts.
• **Zweites**: keine Ernte, jeder Zwerg isst 1 Nahrung, auch Neugeborene.
• **Drittes**: Alle ernähren ihre Familie wie üblich und wählen Felder oder Vermehrung, nicht beides.`,
    example: 'Das zweite Fragezeichen: keine Ernte, und drei Zwerge essen 3 Nahrung.',
  },
  feeding: {
    title: 'Ernährung',
    gist: '2 Nahrung je Zwerg, 1 für Neugeborene.',
    keywords:
      'ernähren ernährung essen füttern nahrung zwerge hunger hungrig zahlen 2 nahrung neugeborene arbeitshöhle minenhöhle',
    text: `Bei einer Ernte isst jeder Zwerg 2 Nahrung, ein neugeborener 1. In Runde 4 und beim zweiten Fragezeichen isst jeder Zwerg 1, auch ein neugeborener. Du darfst vorher Waren in Nahrung tauschen. Die Arbeitshöhle ernährt einen Zwerg mit Baustoffen, die Minenhöhle spart 1 Nahrung je Esel in einer Mine. Für jede fehlende Nahrung gibt es einen Bettelmarker.`,
    example: 'Vier Zwerge, einer davon in dieser Runde geboren, essen 7 Nahrung.',
  },
  begging: {
    title: 'Bettelmarker',
    gist: 'Ein Marker für jede fehlende Nahrung: −3 Punkte.',
    keywords: 'betteln bettelmarker fehlende nahrung hunger strafe minus drei',
    text: `Für jede Nahrung, die du nicht zahlst, nimmst du einen Bettelmarker. Er kostet am Ende 3 Punkte, und du wirst ihn nicht mehr los. Du musst keine Waren in Nahrung tauschen, aber die Nahrung, die du hast, musst du zahlen, wenn der Tisch nichts anderes beschlossen hat. Die Schreibkammer erspart bis zu 7 Minuspunkte.`,
    example: 'Du brauchst 6 Nahrung und zahlst 4: zwei Marker, −6 Punkte.',
  },
  breeding: {
    title: 'Vermehrung',
    gist: 'Zwei einer Art bekommen ein Jungtier, wenn es Platz hat.',
    keywords:
      'vermehren vermehrung zucht züchten jungtier jungtiere lamm fohlen frischling kalb paar eltern platz geburt',
    text: `Hast du zwei oder mehr Nutztiere einer Art, bekommen sie genau ein Jungtier. Alle Arten vermehren sich gleichzeitig, und nur, wenn du Platz hast; reicht er nicht, wählst du die Arten. Wo die Eltern stehen, ist egal. Vor den Geburten darfst du Tiere essen, um Platz zu schaffen, aber nicht währenddessen. Hunde vermehren sich nicht. Zuchthöhle und Steinbruch belohnen Geburten, und mit der Beute der Stärke 14 vermehren sich bis zu zwei Arten.`,
    example: '5 Schafe und 2 Rinder: ein Lamm und ein Kalb.',
  },
} satisfies Record<string, Article>;
