import type { Catalogue } from '../../english/index.ts';

/** The texts of the slash command, in German; at most 100 characters each. */
export const commands: Catalogue['commands'] = {
  main: {
    description: 'Caverna: Die Höhlenbauern in diesem Kanal spielen',
    public: 'Allen im Kanal zeigen, nicht nur dir',
    group: 'Eine Partie exportieren, verlegen, beenden, ihre Sprache oder Computer ändern',
    game: (first) => `Welches Spiel; ohne Angabe ${first}`,
    where: 'Partien dieses Servers (Vorgabe) oder aller Server',
    subcommands: {
      new: {
        description: 'Eine Lobby für eine neue Partie in diesem Kanal eröffnen',
        options: {
          players: 'Wie viele mitspielen können, 1 bis 7',
          computers: 'Wie viele davon Computer sind',
          bank: 'Statt eines Tempos: Stunden für alle Züge und mehr je Entscheidung (48+8); Nächte zählen nicht',
        },
      },
      join: {
        description: 'In der Lobby dieses Kanals mitspielen oder einen Platz übernehmen, den die Partie anbietet',
        options: {},
      },
      computers: {
        description: 'Festlegen, wie viele Computer in dieser Lobby mitspielen (nur Gastgeber)',
        options: { count: 'Wie viele Computer' },
      },
      turn: {
        description: 'Deinen Zug öffnen; nur du siehst ihn',
        options: { nudge: 'Stattdessen die anderen anstupsen, auf die die Partie wartet' },
      },
      learn: {
        description: 'Das Spiel in kurzen Lektionen lernen, die nur du siehst',
        options: {},
      },
      coach: {
        description: 'Einen Computer fragen, was er tun würde, wenn der Tisch es erlaubt',
        options: { last: 'Stattdessen hören, was er zu deinem letzten Zug sagt' },
      },
      plan: {
        description: 'Deinen nächsten Zug vorausplanen; niemand sonst sieht das',
        options: {
          space: 'Eine Aktion, die auf deine Liste kommt',
          good: 'Nur falls genug von dieser Ware da ist',
          least: 'Wie viel davon mindestens; ohne Angabe 1',
          of: 'Wo die Ware sein muss: auf dem Feld (Vorgabe) oder in deinem Vorrat',
        },
      },
      notes: { description: 'Deine privaten Notizen zu dieser Partie öffnen', options: {} },
      table: { description: 'Den Tisch zeigen, und wer dran ist', options: {} },
      board: {
        description: 'Den Spielplan einer Person zeigen; ohne Namen deinen',
        options: { player: 'Wessen Spielplan' },
      },
      score: { description: 'Den aktuellen Punktestand zeigen', options: {} },
      log: {
        description: 'Zeigen, was bisher geschehen ist, Zug für Zug',
        options: { recap: 'Nur was seit deinem letzten Zug geschehen ist, in Kürze und nur für dich' },
      },
      undo: {
        description: 'Deinen letzten Schritt zurücknehmen oder deinen letzten Zug wieder öffnen',
        options: { to: 'Ein früherer Zug: wird mit allem danach zurückgenommen, wenn alle zustimmen' },
      },
      vote: {
        description: 'Über das abstimmen, was der Tisch gerade entscheidet',
        options: { choice: 'Ob du zustimmst' },
      },
      absent: {
        description: 'Die anderen fragen, was mit jemandem geschehen soll, der zu lange braucht',
        options: {
          what: 'Was geschehen soll',
          player: 'Wer zu lange braucht; ohne Angabe die Person, die zu spät dran ist',
        },
      },
      replace: {
        description: 'Einen Platz an jemand anderen übergeben, wenn beide zustimmen',
        options: { player: 'Wessen Platz', by: 'Wer ihn übernimmt' },
      },
      rules: {
        description: 'Eine Regel nachschlagen, oder sonst etwas aus dem Spiel',
        options: { topic: 'Was du nachschlagen willst: Ein Wort des Namens genügt' },
      },
      mine: {
        description: 'Alle deine Partien auf allen Servern zeigen, zuerst die, die auf dich warten',
        options: {},
      },
      settings: {
        description: 'Einstellen, wie und wann du Bescheid bekommst und was für dich gespielt wird, in allen Partien',
        options: {
          timezone: 'Deine Zeitzone: Tippe eine große Stadt in deiner Nähe',
          silence: 'Keine Erinnerungen mehr an deine jetzige Entscheidung in diesem Kanal',
          language: 'In welcher Sprache du liest, was nur du siehst',
        },
      },
      away: {
        description: 'Allen deinen Partien sagen, wie lange du weg bist oder dass du zurück bist',
        options: {
          from: 'Ab wann: ein Tag, etwa 2026-12-24, oder „now“ für jetzt (Vorgabe)',
          to: 'Bis wann: dein letzter Tag, etwa 2026-12-27, oder wie lange, etwa 3d',
          deputy: 'Wer in deinen Partien auf diesem Server so lange für dich spielt, wenn die Person zustimmt',
          cancel: 'Du bist zurück: alle deine Abwesenheiten aufheben',
        },
      },
      stats: {
        description: 'Partien, Siege, Punkte, Vorlieben und Wertungszahl einer Person zeigen',
        options: {
          player: 'Wessen Statistik; ohne Namen deine',
          list: 'Die Rangliste zeigen, oder die besten Solospiele',
        },
      },
      analysis: {
        description: 'Nach der Partie sehen, welche Züge in diesem Kanal Punkte gekostet haben',
        options: {},
      },
      try: {
        description: 'In einer privaten Kopie dieser Partie etwas ausprobieren; an ihr ändert sich nichts',
        options: { turn: 'Nach der Partie: welcher Zug anders gespielt werden soll' },
      },
      export: { description: 'Die Partie dieses Kanals als Datei holen', options: {} },
      move: {
        description: 'Eine deiner Partien in diesen Kanal verlegen',
        options: { game: 'Welche Partie' },
      },
      replay: {
        description: 'Die Partie dieses Kanals als bewegtes Bild zeigen',
        options: {
          frames: 'Ein Bild pro Runde (Vorgabe) oder pro Zug',
          public: 'Für alle im Kanal (Vorgabe), oder nur für dich',
        },
      },
      language: {
        description: 'Die Sprache der Partie in diesem Kanal ändern (nur Gastgeber)',
        options: { language: 'In welcher Sprache hier ab jetzt alle die Beiträge lesen' },
      },
      end: { description: 'Die Partie in diesem Kanal für alle beenden (nur Gastgeber)', options: {} },
    },
  },
};
