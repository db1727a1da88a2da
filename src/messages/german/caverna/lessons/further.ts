import type { LessonText } from '../../../lesson.ts';

/** The later lessons of Caverna, and the lesson of Forgotten Folk. */
export const further = {
  animals: {
    title: 'Tiere',
    idea: 'Zäune, Platz und Nachwuchs',
    learned:
      'Du hast gelernt: Nutztiere brauchen **Platz**. Eine kleine Weide fasst 2 einer Art, eine große 4, ein Stall verdoppelt das. In einer Mine lebt ein Esel, in deiner Startwohnung ein Paar, und ein Hund auf einer Wiese hütet 2 Schafe. **Am Ende einer Ernte** bekommen zwei oder mehr einer Art **ein Jungtier**, wenn Platz ist.',
    steps: {
      fence: {
        say: 'Jedes Tier ist 1 Punkt wert, und alle außer Hunden kannst du essen. Aber **Nutztiere brauchen Platz**. Auf einer bloßen Wiese bleibt keines; ein Zaun macht sie zur **Weide**: Auf einer kleinen für 2 Holz leben 2 Tiere einer Art. Bei der *Schafzucht* kannst du erst bauen und dann die Schafe nehmen.',
        goal: 'Baue eine kleine Weide und nimm die 2 Schafe.',
        hints: [
          'Schau auf die neuesten Aktionsfelder: Eines zeigt Schafe und davor einen Zaun.',
          '*Schafzucht* steht im Menü *Rundenkarten*. Baue zuerst: Die Schafe kommen am Ende.',
          'Öffne *Rundenkarten*, drück *Schafzucht*, dann die kleine Weide auf C4.',
        ],
        mistakes: {
          'take sheep': 'Zäune erst die Wiese ein: Sobald du die Schafe nimmst, kannst du nicht mehr bauen.',
        },
        done: 'Zwei Schafe auf ihrer eigenen Weide, und die ist selbst 2 Punkte wert.',
      },
      homes: {
        say: 'Deine Weide (goldener Rahmen) ist voll. Weitere Plätze:\n• Auf einer **großen Weide** (4 Holz) leben 4 Tiere, und ein **Stall** verdoppelt eine Weide.\n• In deiner **Startwohnung** leben zwei Tiere einer Art, in einer **Mine** ein Esel.\n• **Hunde** brauchen keinen Platz und hüten Schafe auf einer Wiese ohne Zaun: ein Hund 2 Schafe, jeder weitere 1 mehr.\n**Du bekommst ein drittes Schaf. Wo kann es leben?**',
        answers: {
          meadow: { label: 'Auf dem Feld', reply: 'Nein, Felder sind nur für Feldfrüchte.' },
          home: {
            label: 'Bei den Zwergen in der Wohnung',
            reply:
              'Richtig: In der Startwohnung ist Platz für zwei Tiere einer Art. Das Programm bringt sie für dich unter. Ein Tier ohne Platz wird sofort zu Nahrung.',
          },
          cavern: { label: 'In der leeren Höhle', reply: 'Nein, in einer leeren Höhle leben keine Tiere.' },
        },
      },
      young: {
        say: 'Am Ende jeder Ernte **vermehren** sich Tiere: Hast du mindestens zwei von einer Art, kommt ein Jungtier dazu, wenn Platz ist. Hier ist ein anderer Hof, mit 2 Schafen, 1 Wildschwein und genug Platz. **Was kommt zur Welt?**',
        answers: {
          both: {
            label: 'Ein Lamm und ein Frischling',
            reply: 'Nein, ein einzelnes Wildschwein bekommt keine Jungen.',
          },
          one: { label: 'Ein Lamm', reply: 'Richtig: Die zwei Schafe bekommen ein Lamm. Das Wildschwein ist allein.' },
          none: { label: 'Nichts', reply: 'Schau noch einmal: Da sind zwei Schafe.' },
        },
      },
    },
  },
  mines: {
    title: 'Minen und Rubine',
    idea: 'Erz, Punkte und ein Joker',
    learned:
      'Du hast gelernt: Eine **Erzmine** (3 Punkte) deckt zwei Gänge ab und bringt Erz, eine **Rubinmine** (4 Punkte) deckt einen Gang oder tiefen Gang ab. Ein **Rubin** zählt 1 Punkt. Du kannst ihn jederzeit tauschen, auch beim Ernähren: gegen eine Ware, ein Tier (ein Rind kostet 1 Nahrung dazu) oder 2 Nahrung. Oder du kannst damit eine Wiese, ein Feld oder einen Gang legen.',
    steps: {
      mine: {
        say: 'Eine **Mine** ist 3 oder 4 Punkte wert. Eine Erzmine liegt auf **zwei Gängen nebeneinander** und bringt beim *Erzminenbau* sofort 3 Erz. Später gibt es beim *Erzabbau* für jede Erzmine 2 Erz mehr. Du hast zwei Gänge; auf welchen die Mine kommt, ist hier egal.',
        goal: 'Baue eine Erzmine.',
        hints: [
          'Schau auf die neuesten Aktionsfelder: Eines zeigt eine Mine.',
          'Es ist der *Erzminenbau* im Menü *Rundenkarten*. Deine zwei Gänge liegen auf E3 und E4.',
          'Öffne *Rundenkarten*, drück *Erzminenbau*, dann wähle, wie die Mine liegt.',
        ],
        mistakes: {
          'place oreMining': 'Beim *Erzabbau* gibt es Erz, und mehr für jede Mine. Baue erst die Mine.',
          'place rubyMining': 'Dort bekommst du einen Rubin. Minen baust du woanders.',
        },
        done: '3 Punkte und 3 Erz. Die Mine deckt beide Gänge ab: Die andere Hälfte ist jetzt ein **tiefer Gang**, auf den eine Rubinmine passt.',
      },
      ruby: {
        say: 'Hier ist ein anderer Hof, in Runde 5. Noch vor dem Einsetzen: Eine *Wohnung* kostet 4 Holz und 3 Stein. Du hast 3 Holz, 3 Stein und **1 Rubin**. In deinem Zug darfst du jederzeit einen Rubin tauschen: gegen eine Ware deiner Wahl, ein Tier (ein Rind kostet 1 Nahrung dazu), 2 Nahrung oder sogar ein Stück Land.',
        goal: 'Tausche deinen Rubin gegen 1 Holz.',
        hints: [
          'Dafür brauchst du kein Aktionsfeld. Schau auf die Knöpfe unter den Menüs.',
          '*Tauschen* öffnet alles, was aus einem Rubin werden kann.',
          'Drück *Tauschen*, dann wähle 1 Holz für deinen Rubin.',
        ],
        mistakes: {
          ruby: 'Auch das geht mit einem Rubin. Aber hier fehlt dir 1 Holz.',
          place: 'Noch fehlt dir 1 Holz. Tausche erst deinen Rubin.',
          pass: 'Bleib noch: Dir fehlt 1 Holz. Tausche erst deinen Rubin.',
        },
        done: 'Jetzt hast du 4 Holz und 3 Stein, den Preis einer Wohnung.',
      },
      rubies: {
        say: 'Ein anderer Hof, in der letzten Runde, mit 2 Rubinen und 6 ungenutzten Plätzen. Ein Rubin, den du behältst, ist 1 Punkt wert, und jeder ungenutzte Platz kostet 1 Punkt. Für 1 Rubin darfst du jederzeit eine einzelne Wiese, ein Feld oder einen Gang legen. **Dein letzter Zug: Was bringt mehr Punkte, einen Rubin zu behalten oder damit einen leeren Platz ohne Bonus zu füllen?**',
        answers: {
          keep: {
            label: 'Den Rubin behalten',
            reply: 'Das bringt nicht mehr: Er ist 1 Punkt wert, aber ein gefüllter Platz spart auch 1 Punkt.',
          },
          cover: {
            label: 'Einen Platz füllen',
            reply: 'Das bringt nicht mehr: Es spart 1 Punkt, aber der Rubin dafür wäre auch 1 Punkt wert.',
          },
          same: {
            label: 'Beides bringt gleich viel',
            reply:
              'Richtig: So oder so 1 Punkt. Nutze Rubine also, wenn sie mehr helfen, etwa als Nahrung in der Not oder für eine fehlende Ware.',
          },
        },
      },
    },
  },
  weapons: {
    title: 'Waffen und Expeditionen',
    idea: 'Schmieden, losziehen, Beute heimbringen',
    learned:
      'Du hast gelernt: Ein Zwerg **schmiedet aus Erz eine Waffe**, 1 Erz je Punkt Stärke, und geht auf **Expedition**: Eine der Stufe 3 bringt bis zu 3 verschiedene Dinge heim, die seine Stärke erlaubt. Die Waffe bleibt und wird jedes Mal um 1 stärker, bis 14. Dein schwächster Zwerg kommt zuerst dran, wenn du keinen Rubin zahlst.',
    steps: {
      forge: {
        say: 'Beim *Schmieden* **schmiedet** ein Zwerg **eine Waffe**: 1 Erz für jeden Punkt Stärke, höchstens 8. Sie bleibt die ganze Partie bei ihm. Mit der Waffe darf er sofort auf **Expedition** gehen. Die **Stufe** sagt, wie viele verschiedene Dinge (**Beute**) er heimbringt: 1 bei Stufe 1, bis zu 3 bei Stufe 3. Die **Stärke** sagt, welche: Bei jedem steht, was es verlangt, und verbraucht wird sie nicht. Du hast 5 Erz. Die Knöpfe schmieden; das Menü darunter wählt auch gleich die Beute.',
        goal: 'Schmiede eine Waffe.',
        hints: [
          'Schau auf die neuesten Aktionsfelder: Eines zeigt eine Waffe.',
          'Es ist *Schmieden* im Menü *Rundenkarten*. Jedes Erz ist 1 Stärke, also zahle alle 5.',
          'Öffne *Rundenkarten*, drück *Schmieden*, dann *Stärke 5*.',
        ],
        mistakes: { 'place oreMining': 'Erz hast du genug. Schmiede es.' },
        done: 'Je stärker die Waffe, desto besser die Beute. Nach jeder Expedition wird sie um 1 stärker, bis 14.',
      },
      loot: {
        say: 'Dein Zwerg ist auf **Expedition**, mit Stärke 5. Bei jedem Ding im Bild steht, welche Stärke es verlangt: Du nimmst drei **verschiedene** Dinge, die höchstens 5 verlangen.',
        goal: 'Wähle die Beute, bis zu 3 Dinge.',
        hints: [
          'Schau aufs unterste Bild: Die Zahl bei jedem Ding ist die Stärke, die es verlangt. Du hast 5.',
          'Im Menü wählst du mehrere Dinge auf einmal. Am meisten bringen Arten von Nutztieren, die du noch nicht hast.',
          'Öffne das Menü und wähle einen Hund, ein Schaf und Getreide.',
        ],
        mistakes: { done: 'Dafür hast du geschmiedet. Wähle erst etwas, das du heimbringst.' },
        done: 'All das mit einem Zwerg, und die Waffe ist jetzt stärker.',
      },
      order: {
        say: 'Du hast jetzt einen bewaffneten Zwerg und einen ohne Waffe. Ein starker Zwerg wäre gern als Erster auf den besten Aktionsfeldern, aber eine Regel bremst ihn. **Wen musst du in der nächsten Runde zuerst einsetzen?**',
        answers: {
          weak: {
            label: 'Den ohne Waffe',
            reply:
              'Richtig: Dein **schwächster** Zwerg ist immer als Nächster dran. Ohne Waffe ist die Stärke 0. Für 1 Rubin darfst du davon abweichen.',
          },
          strong: {
            label: 'Den mit Waffe',
            reply: 'Nein, der stärkste Zwerg kommt zuletzt, wenn du keinen Rubin zahlst.',
          },
        },
      },
    },
  },
  score: {
    title: 'Punkte zählen',
    idea: 'Zeile für Zeile an einem Hof',
    learned:
      'Du hast gelernt, einen Hof zu zählen, und wofür du Punkte **verlierst**: 1 für jeden ungenutzten Platz, 2 für jede fehlende Art von Nutztieren, 3 für jeden Bettelmarker.',
    steps: {
      crops: {
        say: 'Zählen wir diesen Hof. Du hast **5 Getreide und 3 Gemüse** (gerahmt unter dem Plan). Jedes Gemüse ist 1 Punkt wert, zwei Getreide sind 1 Punkt wert, aufgerundet. **Wie viele Punkte sind das?**',
        answers: {
          eight: { label: '8', reply: 'Nein, Getreide zählt nur halb.' },
          six: { label: '6', reply: 'Richtig: 3 für das Gemüse und 3 für 5 Getreide, aufgerundet.' },
          five: { label: '5', reply: 'Fast: Die Hälfte von 5 Getreide wird aufgerundet.' },
        },
      },
      land: {
        say: 'Kleine Weiden zählen **2**, große **4**, Erzminen **3**, Rubinminen **4**. Dieser Hof hat zwei kleine Weiden, eine große und von jeder Sorte eine Mine. **Wie viele Punkte sind das?**',
        answers: {
          fifteen: { label: '15', reply: 'Richtig: 2 + 2 + 4 für die Weiden, 3 + 4 für die Minen.' },
          eleven: { label: '11', reply: 'Schau noch einmal: Es sind zwei kleine Weiden und zwei Minen.' },
        },
      },
      losses: {
        say: 'Nun zu dem, was fehlt: −1 für jeden ungenutzten Platz, −2 für jede Art von Nutztieren, die fehlt, −3 für jeden Bettelmarker. Leere Höhlen und Gänge gelten als genutzt. Hier sind 2 Plätze ungenutzt, einer im Wald und einer im Berg, und Rinder gibt es keine. **Was kostet mehr?**',
        answers: {
          spaces: {
            label: 'Die 2 ungenutzten Plätze',
            reply: 'Nein: Sie kosten 2 Punkte, die fehlende Art auch.',
          },
          cattle: {
            label: 'Das fehlende Rind',
            reply: 'Nein: Eine fehlende Art kostet 2 Punkte, 2 ungenutzte Plätze auch.',
          },
          same: {
            label: 'Beides gleich viel',
            reply: 'Richtig: je 2 Punkte. Ein Rind hätte 2 Punkte gespart und 1 gebracht.',
          },
        },
      },
      sum: {
        say: 'Das ganze Wertungsblatt dieses Hofs. 40 Punkte sind gut für die erste Partie, 60 sind stark, und Computer schaffen etwa 90. **Ein Plan für deine erste Partie:** zuerst an Nahrung denken, bis Runde 5 ein dritter Zwerg, dann Tiere jeder Art, und keinen Platz ungenutzt lassen.',
      },
    },
  },
  folks: {
    title: 'Zusatz: Vergessene Völker',
    idea: 'Völker mit eigenen Regeln',
    learned: 'Du hast gelernt: Jedes Volk ändert ein paar Regeln. Welche, steht auf seiner Volkstafel.',
    steps: {
      people: {
        say: '*Vergessene Völker* ist eine Erweiterung: Statt Zwergen spielst du ein **Volk mit eigenen Regeln**, etwa Trolle, Menschen oder Elfen. Jedes Volk tauscht auch vier Einrichtungen gegen eigene aus. Hier spielst du **Elfen**: Sie lieben den Wald und graben kaum. Ungenutzte Plätze kosten sie keine Punkte.',
      },
      forest: {
        say: 'Elfen säen **mitten im Wald**: Ein bloßer Waldplatz dient ihnen als Feld. Sie beginnen mit 2 **Edelfrüchten**, einer Feldfrucht der Erweiterung. Jede ist 1 Punkt wert und lässt sich gegen einen Rubin tauschen. Gesät wird bei der *Brandrodung*; ein Plättchen brauchst du diesmal nicht.',
        goal: 'Säe eine Edelfrucht im Wald.',
        hints: [
          'Suche ein Aktionsfeld, auf dem du säen kannst. Es hat einen goldenen Rahmen.',
          'Es ist die *Brandrodung* im Menü *Felder und Höhlen*. Säen geht auch ohne Plättchen.',
          'Öffne *Felder und Höhlen*, drück *Brandrodung*, dann säe 1 Edelfrucht auf einem Waldplatz.',
        ],
        mistakes: {
          'eat gemfruit': 'Lecker, aber dann wächst sie nicht mehr. Säe sie.',
          'swap gemfruit': 'Ein Rubin ist schön. Aber säe die Edelfrucht diesmal.',
          'place clearing': 'Bei der *Rodung* kannst du nicht säen.',
          done: 'Säe erst: Dafür ist deine Elfe hier.',
        },
        done: 'Sie wächst im Wald, ganz ohne Feld.',
      },
      unused: {
        say: 'Das Wertungsblatt dieses Hofs. Tilda spielt die Zwerge und verliert für jeden ungenutzten Platz einen Punkt. **Und du?**',
        answers: {
          costs: {
            label: 'Ich auch',
            reply: 'Mit den Elfen nicht: Schau auf die Zeile der ungenutzten Plätze.',
          },
          free: {
            label: 'Ich nicht',
            reply:
              'Richtig. Jedes Volk hat solche Stärken, und auch Grenzen. Die deines Volkes findest du mit `/caverna rules`.',
          },
        },
      },
    },
  },
} satisfies Readonly<Record<string, LessonText>>;
