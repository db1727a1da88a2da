import type { Article } from '../../../topic.ts';

/** What the forgotten folks bring into a game. */
export const folkArticles = {
  folks: {
    title: 'Vergessene Völker',
    gist: 'Spiele eines von acht Völkern mit eigenen Stärken und Schwächen.',
    keywords:
      'vergessenes volk völker erweiterung rasse leute volkstafel wählen austeilen elfen trolle goblins menschen silikoiden bleichlinge bergzwerge',
    text: `Wer ein Volk will, bekommt vor der Partie zwei Volkstafeln, behält eine und gibt die andere ungesehen zurück. Wollen fünf oder mehr ein Volk, bekommen sie je eine Tafel und ziehen eine weitere. Wenn der Gastgeber es lieber so hat, wählen alle ihr Volk offen in der Lobby. Alle anderen spielen die gewöhnlichen Zwerge.
Manche Völker essen anders: Trolle brauchen bei der Ernte je 3 Nahrung, Silikoiden essen Stein.
Widerspricht eine Stärke oder Schwäche eines Volks einer anderen Regel, hat das Volk recht. Jedes Volk bringt vier Einrichtungen für alle mit, anstelle von vier anderen. Völker brauchen alle Einrichtungen.
Schlag ein Volk unter seinem Namen nach, um zu sehen, was es kann und was nicht. Für alles Übrige gelten die Regeln für Zwerge.`,
    example: 'Trolle und Elfen spielen mit: Acht neue Plättchen sind zu haben, acht andere nicht.',
  },
  goblins: {
    title: 'Goblins',
    gist: 'Zuletzt dran, geben eine Ware zurück, schmieden 2 Erz teurer.',
    keywords: 'goblin goblins faul tollpatschig ungeschickt untermieter dunkelelfen höhlengoblins goblinwohnung',
    text: `Ein Goblin kommt durch die Beute der Dunkelelfen oder durch die Goblinwohnung in eine Familie; beide geben ihm ein Zimmer. Jeder Goblin braucht ein Bett, kann aber nicht in der Zusatzwohnung schlafen. Ein neuer Goblin ist erwachsen: Er ist ab der nächsten Runde dran, isst aber schon bei seiner ersten Ernte 2 Nahrung. Goblins essen immer Nahrung, egal, was ihre Familie isst, und jeder ist 1 Punkt wert. Eine Familie hat höchstens sechs Personen.
• Er wartet: Goblins setzt du erst ein, wenn alle anderen Personen am Tisch eingesetzt sind, den schwächsten Goblin zuerst. Ein Rubin bringt nie einen Goblin vor andere Personen; er ändert nur die Reihenfolge unter Goblins.
• Er lässt etwas fallen: Von den Waren, die sich auf einem Aktionsfeld angesammelt haben, gibt er eine zurück; du wählst, welche. Bliebe nichts übrig und gibt es sonst nichts zu tun, ist ihm das Aktionsfeld gesperrt.
• Er schmiedet schlecht: Stärke 1 bis 6, für 2 Erz mehr, als andere zahlen.
Höhlengoblins lassen auch etwas fallen und schmieden schlecht, warten aber nicht.`,
    example: 'Beim Holzfällen liegen 5 Holz: Der Goblin behält 4.',
  },
  newCrops: {
    title: 'Pilze und Edelfrüchte',
    gist: 'Pilze in leere Höhlen, Edelfrüchte auf leere Felder: aus 1 werden 2.',
    keywords: 'pilz pilze edelfrucht edelfrüchte feldfrucht säen höhle feld tauschen rubin gemüse',
    text: `Wenn du säst, darfst du von beiden bis zu 2 säen, zusätzlich zu 2 Getreide und 2 Gemüse. Aus 1 werden 2, und jede Ernte bringt eine davon ein.
• **Pilze** säst du in leere Höhlen, nie in Gänge. Solange sie wachsen, kannst du dort weder einrichten noch sie wegwerfen. Einen Pilz kannst du gegen 1 Gemüse tauschen.
• **Edelfrüchte** säst du auf leere Felder. Eine Edelfrucht kannst du gegen 1 Rubin tauschen.
Beide sind 2 Nahrung und am Ende je 1 Punkt wert, im Vorrat und auf dem Plan. Tauschen kannst du nur die in deinem Vorrat, und ertauschen kannst du keine.`,
    example: 'Aus einem Pilz auf D3 werden 2: Die nächsten zwei Ernten bringen je einen ein.',
  },
  folkTiles: {
    title: 'Einrichtungen der Völker',
    gist: 'Vier für jedes Volk am Tisch, anstelle von vier anderen.',
    keywords: 'ersetzen ersetzt neue einrichtungen plättchen völker feld wiese liegt auf land auslage zusätzliche',
    text: `Die Einrichtungen eines Volks sind für alle da. Die, die sie ersetzen, sind nicht im Spiel. Bis zu dritt kann der Tisch Einrichtungen anderer Völker dazunehmen, bis sechzehn ausgetauscht sind.
Manche Plättchen liegen statt in einer Höhle auf einem deiner leeren Felder oder einer leeren Wiese. Eingerichtet und bezahlt werden sie wie alle anderen. Danach lässt sich das Feld oder die Wiese für nichts anderes mehr nutzen.`,
    example: 'Mit Menschen ersetzt die Vogelscheuche (auf einem Feld) den Rubinlieferanten.',
  },
  harvestStart: {
    title: 'Beginn einer Ernte',
    gist: 'Manche Einrichtungen und Völker tauschen vor der Feldphase.',
    keywords:
      'beginn der ernte start vor der ernte holzkohlelager knochenschnitzer steinhändler metstube konzertorgel jägerhütte',
    text: `Zu Beginn jeder Ernte darfst du das Holzkohlelager, den Steinhändler, den Knochenschnitzer und die Tauschgeschäfte der Silikoiden nutzen, jedes einmal und in beliebiger Reihenfolge. Jägerhütte, Metstube und Konzertorgel zahlen von selbst. In einer Runde, die nur mit einer Ernährung oder mit nichts endet, gibt es diesen Moment nicht; bei einer Ernte von Feldern oder Tieren gibt es ihn.`,
    example: 'Im Holzkohlelager werden 3 Holz zu 3 Gold, danach essen alle.',
  },
} satisfies Record<string, Article>;
