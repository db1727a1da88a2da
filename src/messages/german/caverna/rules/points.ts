import type { Article } from '../../../topic.ts';

/** The end of the game. */
export const pointArticles = {
  scoring: {
    title: 'Wertung',
    gist: 'Punkte für alles, was du hast; Minuspunkte für alles, was fehlt.',
    keywords: 'wertung punkte siegpunkte spielende ende gold sieg gewinnen zählen ziel zweck abrechnung',
    text: `• Nutztiere und Hunde: je 1
• Jede Art von Nutztier, die dir ganz fehlt: −2
• Getreide, im Vorrat und auf Feldern: je ½, aufgerundet; Gemüse: je 1
• Rubine, Zwerge und Gold: je 1
• Jeder ungenutzte Platz deines Heimatplans: −1
• Weiden 2 und 4, Erzminen 3, Rubinminen 4, Einrichtungen wie aufgedruckt
• Boni der Stuben, Lager und Kammern
• Jeder Bettelmarker: −3
Vorher dürfen alle noch einmal Waren tauschen.`,
    example: '12 Tiere aller vier Arten, 4 Zwerge, 3 Gold, eine kleine Weide: 21 Punkte.',
  },
  minus: {
    title: 'Minuspunkte',
    gist: 'Ungenutzte Plätze, fehlende Tiere und Betteln kosten Punkte.',
    keywords: 'minus minuspunkte abzug negativ ungenutzt leere plätze felder fehlende tiere betteln schreibkammer',
    text: `Du verlierst 1 Punkt für jeden Platz des Heimatplans ohne Plättchen und ohne Stall (die beiden aufgedruckten Höhlen gelten als genutzt, und nicht eingerichtete Höhlen auch), 2 für jede Art von Nutztier, die dir ganz fehlt, und 3 für jeden Bettelmarker. Die Schreibkammer erspart bis zu 7 dieser Punkte.`,
    example: '2 ungenutzte Plätze, kein Rind und ein Bettelmarker: −7 Punkte.',
  },
  bonusPoints: {
    title: 'Bonuspunkte',
    gist: 'Plättchen mit gelbem Namensschild bringen am Ende Punkte.',
    keywords: 'bonus bonuspunkte stube lager kammer gelb namensschild tauschen vor der wertung',
    text: `Die meisten Plättchen mit gelbem Namensschild, also Stuben, Lager und Kammern, belohnen am Ende, was du hast, zusätzlich zu den üblichen Punkten. Diejenigen, die Waren gegen Gold tauschen (Jagdstube, Bierstube, Schmiedestube, Ersatzteillager), nutzt du, bevor die Punkte gezählt werden; nach der letzten Ernte bekommst du dazu eine letzte Gelegenheit.`,
    example: 'Das Erzlager mit 9 Erz: 4 Punkte.',
  },
  ties: {
    title: 'Sieg und Gleichstand',
    gist: 'Die meisten Punkte gewinnen; bei Gleichstand teilt ihr den Sieg.',
    keywords: 'gleichstand unentschieden gleich viel sieger gewinner ende ziel gewinnen sieg',
    text: `Die Partie endet nach Runde 12. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.`,
    example: '80, 80 und 64: Die ersten beiden gewinnen gemeinsam.',
  },
} satisfies Record<string, Article>;
