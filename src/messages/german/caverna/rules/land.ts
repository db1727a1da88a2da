import type { Article } from '../../../topic.ts';

/** The Home board: land, caves, animals. */
export const landArticles = {
  twinTiles: {
    title: 'Plättchen legen',
    gist: 'Auf leeres Land, angrenzend an das, was du schon hast.',
    keywords:
      'plättchen legen doppelplättchen einzelplättchen anlegen angrenzend wald berg eingang wiese feld höhle gang graben',
    text: `**Wald** (Spalten A bis C): Wiesen und Felder. Das erste Plättchen liegt am Höhleneingang, auf C4; jedes weitere grenzt an eine Wiese, ein Feld oder eine Weide.
**Berg** (Spalten D bis F): Höhlen und Gänge. Jedes Plättchen grenzt an etwas, das du schon gegraben hast; du beginnst mit der Wohnung auf D4 und einer leeren Höhle auf D3.
Angrenzen heißt: eine Kante gemeinsam haben. Die beiden Hälften des Plans berühren sich nur am Eingang, zwischen C4 und D4. Ein Doppelplättchen braucht zwei freie Plätze mit gemeinsamer Kante; gibt es keine, darfst du nicht stattdessen ein Einzelplättchen nehmen. Unter einen Stall darf eine Wiese, aber kein Feld. Plättchen werden nie versetzt.`,
    example: 'Dein erstes Plättchen im Wald: die Wiese auf C4, am Eingang, das Feld auf B4.',
  },
  bonuses: {
    title: 'Wasser und Wildschweine auf dem Plan',
    gist: 'Überdecke Wasser für Nahrung und Gehege für Wildschweine.',
    keywords: 'wasser quelle wasserquelle fluss gehege wildschwein bonus nahrung überdecken überbauen',
    text: `Überdecke diese Plätze mit einem Doppel- oder Einzelplättchen, und du bekommst sofort den Bonus:
• B4, der Fluss: 1 Nahrung
• C1 und A3, die Wildschweingehege: je 1 Wildschwein
• E4: 1 Nahrung, F1: 2 Nahrung, beides Wasser im Berg
Ein Stall allein bringt keinen Bonus.`,
    example: 'Ein Gang auf F1: 2 Nahrung. Eine Wiese auf A3: ein Wildschwein.',
  },
  overhang: {
    title: 'Über den Rand legen',
    gist: 'Mit dem Kontor darf ein halbes Plättchen überstehen: 2 Gold.',
    keywords: 'überstehen überhang überhängen über den rand hinausragen außerhalb kontor plan völker',
    text: `Mit dem Kontor darfst du ein Doppelplättchen so auf leeres Land legen, dass eine Hälfte über den äußeren Rand des Plans ragt, und bekommst jedes Mal 2 Gold. Eine Hälfte muss auf dem Plan liegen, und eine von beiden muss an etwas grenzen, das du hast. Jenseits des Rands kannst du wie überall säen, einzäunen, einrichten und Minen bauen, und diese Plätze gelten nie als ungenutzt. Einzelplättchen dürfen dort nicht liegen. Erzminen und große Weiden dürfen solche Plätze nutzen, bringen aber kein Gold, es sei denn, der Tisch lässt auch sie überstehen. Menschen dürfen im Wald überstehen, Bergzwerge und Bleichlinge im Berg, jeweils für andere Waren; ihnen bringt das Kontor nichts.`,
    example: 'Eine Höhle auf F3, ihr Gang jenseits des rechten Rands: 2 Gold.',
  },
  sowing: {
    title: 'Säen',
    gist: 'Aus 1 Getreide werden auf einem Feld 3, aus 1 Gemüse 2.',
    keywords: 'säen aussäen saat feldfrüchte getreide gemüse felder anbauen ackerbau pflanzen',
    text: `Wenn du säst, dann bis zu 2 Getreide und bis zu 2 Gemüse aus deinem Vorrat, jedes auf ein leeres Feld. Aus 1 Getreide werden 3 auf dem Feld, aus 1 Gemüse 2. Bei jeder Ernte nimmst du von jedem besäten Feld eine Frucht; ein leeres Feld kannst du wieder besäen. Du säst bei Brandrodung, Familienleben und Geräteverleih und mit der Beute der Stärke 12.`,
    example: '2 Getreide und 1 Gemüse auf drei Feldern: Daraus werden 6 Getreide und 2 Gemüse.',
  },
  furnishing: {
    title: 'Eine Höhle einrichten',
    gist: 'Zahle den Preis und lege das Plättchen auf eine leere Höhle.',
    keywords: 'einrichten einrichtung einrichtungen bauen plättchen kosten preis höhle zimmer raum wohnung rabatt',
    text: `Wähle ein Plättchen, das noch zu haben ist, zahle seinen Preis und lege es auf eine leere Höhle. Jedes Plättchen gibt es einmal; nur die gewöhnliche Wohnung geht nie aus. Mit dem Arbeitszimmer kannst du auch Gänge einrichten. Eingerichtete Höhlen bleiben, wie sie sind; nur Händler und Ersatzteillager kommen aufeinander.
Preise: Der Steinmetz spart 1 Stein und der Schreiner 1 Holz, wenn der Preis welches enthält; danach darf der Baumeister 1 Holz und 1 Stein mit Erz zahlen. Kein Plättchen senkt seinen eigenen Preis.`,
    example: '1 Stein, und der Schreiner liegt auf deiner Höhle auf D3.',
  },
  fences: {
    title: 'Zäune und Weiden',
    gist: '2 Holz für eine kleine Weide, 4 für eine große.',
    keywords: 'zaun zäune einzäunen weide weiden kleine große wiese holz zaunbau',
    text: `Mit einer Aktion machst du aus einer Wiese eine kleine Weide, für 2 Holz, und aus zwei Wiesen nebeneinander eine große Weide, für 4 Holz: von jeder höchstens eine. Einzäunen kannst du nur Wiesen, keine Felder. Ställe bleiben stehen. Weiden sind 2 und 4 Punkte wert; später kannst du sie weder teilen noch verbinden. Auf Expeditionen kosten sie 1 und 2 Holz.`,
    example: 'Wiesen auf B3 und C3: Für 4 Holz werden sie eine große Weide für 4 Tiere.',
  },
  stables: {
    title: 'Ställe',
    gist: 'Je 1 Stein, höchstens drei; ein Stall verdoppelt eine Weide.',
    keywords: 'stall ställe scheune wald wiese weide verdoppeln platz fassungsvermögen',
    text: `Ein Stall kostet 1 Stein. Du hast drei, auf jedem Platz höchstens einen; eine große Weide fasst zwei. Baue ihn auf Wald, Wiese oder Weide, nie auf ein Feld oder in den Berg. Im Wald muss er an nichts grenzen.
• Auf einer Weide verdoppelt er den Platz für Tiere.
• Auf einer Wiese hat er Platz für 1 beliebiges Nutztier.
• Im Wald hat er Platz für 1 Wildschwein. Später darfst du eine Wiese darunterlegen, aber kein Feld.
Ein Waldplatz mit Stall ist nicht ungenutzt, bringt aber keinen Bonus.`,
    example: 'Eine große Weide mit zwei Ställen hat Platz für 16 Tiere.',
  },
  animals: {
    title: 'Tiere halten',
    gist: 'Jedes Nutztier braucht Platz, zu jeder Zeit.',
    keywords:
      'tiere tierhaltung nutztiere platz unterbringen fassungsvermögen schaf esel wildschwein rind weide viehzucht vieh',
    text: `Nutztiere brauchen jederzeit Platz. Sie dürfen frei umziehen, und das Programm erledigt das für dich.
• Kleine Weide: 2 einer Art, 4 mit Stall
• Große Weide: 4 einer Art, 8 mit einem Stall, 16 mit zweien
• Wiese mit Stall: 1 beliebiges
• Wald mit Stall: 1 Wildschwein
• Erzmine, Rubinmine: je 1 Esel
• Startwohnung, Mischwohnung: 2 einer Art
• Kuschelzimmer: ein Schaf je Zwerg; Frühstückszimmer: 3 Rinder; Stoppelzimmer: 1 Tier auf jedem leeren Feld
• Hunde brauchen keinen Platz und können Schafe hüten: Schlag „Hunde“ nach.
Tiere ohne Platz musst du essen, und jedes Nutztier darfst du jederzeit essen.`,
    example: 'Eine kleine Weide mit Stall hat Platz für 4 Schafe, die Startwohnung für 2 Rinder.',
  },
  dogs: {
    title: 'Hunde',
    gist: 'Hunde hüten ein Schaf mehr, als es Hunde sind.',
    keywords: 'hund hunde hüten bewachen schaf schafe wiese wachhund',
    text: `Hunde brauchen keinen Platz, vermehren sich nicht und lassen sich nicht essen. Auf einer Wiese oder Weide können Hunde Schafe hüten, statt dass der übliche Platz gilt: ein Schaf mehr, als Hunde da sind; 1 Hund hütet also 2 Schafe, 2 Hunde hüten 3. Ein Stall zählt dort dann nicht, und andere Tiere kommen nicht dazu. Jeder Hund hütet nur an einer Stelle, nie im Wald, auf Feldern oder in der Höhle. Ein Hund ist 1 Punkt wert, aber kein Nutztier.`,
    example: '3 Hunde auf einer Wiese hüten 4 Schafe.',
  },
  mines: {
    title: 'Minen',
    gist: 'Eine Erzmine braucht zwei Gänge, eine Rubinmine einen.',
    keywords: 'mine minen erzmine rubinmine tiefer gang gänge bergwerk bauen esel',
    text: `**Erzmine**: liegt mit ihrem tiefen Gang auf zwei gewöhnlichen Gängen nebeneinander; du wählst, welche Hälfte wohin kommt. 3 Punkte, beim Erzminenbau sofort 3 Erz, und 2 Erz jedes Mal, wenn du Erzabbau oder Erzlieferung nutzt.
**Rubinmine**: liegt auf einem leeren Gang, gewöhnlich oder tief. 4 Punkte; auf einem tiefen Gang sofort 1 Rubin. Eine Rubinmine bringt beim Rubinabbau einen Rubin mehr, zwei bringen bei der Rubinlieferung einen mehr.
In jeder Mine ist Platz für 1 Esel. Auf einen eingerichteten Gang kannst du keine Mine bauen.`,
    example: 'Gänge auf E3 und F3: auf den einen die Erzmine, auf den anderen der tiefe Gang.',
  },
} satisfies Record<string, Article>;
