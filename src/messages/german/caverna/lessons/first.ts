import type { LessonText } from '../../../lesson.ts';

/** The first lessons of Caverna. */
export const first = {
  points: {
    title: 'Worum es geht',
    idea: 'Ein guter Hof, und was er wert ist',
    learned:
      'Du hast gelernt: **Die meisten Punkte gewinnen.** Tiere, Zwerge, Feldfrüchte, Rubine und Gold zählen, dazu Weiden, Minen und Einrichtungen. Punkte verlierst du für jeden ungenutzten Platz (1), für jede fehlende Art von Nutztieren (2) und für Bettelmarker (3 für jede Nahrung, die beim Essen fehlt).',
    steps: {
      farm: {
        say: 'So sieht ein Hof am Ende einer Partie aus. Dieser ist **61 Punkte** wert. Alle bauen einen, und **die meisten Punkte gewinnen**.\nLinks war Wald: Jetzt sind da Felder, Weiden und Tiere. Rechts war Berg: Jetzt sind da Minen und Einrichtungen für die Familie.\nJedes Tier, jeder Zwerg, jedes Gemüse, jeder Rubin und jedes Gold zählt 1 Punkt, zwei Getreide zählen 1. Auch das Land bringt Punkte, und goldene Rahmen zeigen je ein Beispiel: eine Weide (2 oder 4), eine Mine (3 oder 4) und eine Einrichtung (die Zahl auf ihrem Schild).',
      },
      minus: {
        say: 'Derselbe Hof, Zeile für Zeile gezählt. Die drei Zeilen in goldenen Rahmen können unter null fallen, und eine davon steht unter null. **Was kostet diesen Hof Punkte?**',
        answers: {
          dwarf: { label: 'Die fünf Zwerge', reply: 'Nein, jeder Zwerg bringt 1 Punkt und arbeitet mit.' },
          empty: {
            label: 'Ungenutzte Plätze',
            reply:
              'Richtig: Jeder ungenutzte Platz deines Heimatplans kostet 1 Punkt, hier sind es 6. Lege deinen Plan also mit Plättchen voll. Die beiden anderen gerahmten Zeilen stehen hier auf 0: fehlende Arten von Nutztieren und Bettelmarker für fehlende Nahrung.',
          },
          ruby: { label: 'Übrig gebliebene Rubine', reply: 'Nein, jeder Rubin, den du behältst, bringt 1 Punkt.' },
        },
      },
      kinds: {
        say: 'Es gibt vier Arten von Nutztieren: Schafe, Esel, Wildschweine und Rinder. Dieser Hof hat alle vier. **Was würde es kosten, gar kein Rind zu haben?**',
        answers: {
          nothing: {
            label: 'Nur die 4 Punkte der Rinder',
            reply: 'Die auch. Aber eine fehlende Art kostet noch 2 Punkte mehr.',
          },
          two: {
            label: 'Ihre Punkte und noch 2 mehr',
            reply: 'Richtig: Jede Art von Nutztieren, die dir fehlt, kostet 2 Punkte. Ein Tier jeder Art genügt.',
          },
        },
      },
    },
  },
  dwarfs: {
    title: 'Zwerge und Aktionsfelder',
    idea: 'Wie ein Zug und eine Runde ablaufen',
    learned:
      'Du hast gelernt: In einem Zug setzt du **einen Zwerg** auf ein freies Aktionsfeld und tust, was dort steht. **Auf jedem ist in einer Runde nur für einen Zwerg Platz.** Haben alle gearbeitet, gehen sie heim, ein neues Aktionsfeld kommt dazu, und die nächste Runde beginnt.',
    steps: {
      place: {
        say: 'Du hast zwei **Zwerge**. In deinem Zug setzt du einen davon auf ein **Aktionsfeld**, und er tut sofort, was dort steht. Auf einem Aktionsfeld hat nur ein Zwerg Platz: *Versorgung* ist schon von Tilda besetzt. **Wähle in den Menüs ein freies Aktionsfeld**, zum Beispiel *Holzfällen* für Holz. Wörter, die du noch nicht kennst, kommen später dran.',
        goal: 'Setze einen Zwerg auf ein freies Aktionsfeld.',
        hints: [
          'Schau aufs untere Bild mit den Aktionsfeldern: Helle sind frei, und eines hat einen goldenen Rahmen.',
          'Das ist *Holzfällen*. Es steht im Menü *Sippe und Waren*, wie auf dem Bild.',
          'Öffne *Sippe und Waren* und drück *Holzfällen*: Du bekommst 3 Holz.',
        ],
        mistakes: { pass: 'Wenn du passt, tun deine Zwerge in dieser Runde nichts. Sie wollen arbeiten.' },
        done: 'Dein Zwerg steht jetzt dort, und niemand sonst kann dieses Aktionsfeld in dieser Runde nutzen.',
      },
      end: {
        say: 'Gefällt dir deine Wahl? Bis du deinen Zug beendest, **kannst du alles zurücknehmen**, so oft du willst, mit *Schritt zurück*.',
        goal: 'Beende deinen Zug.',
        hints: [
          'Schau auf die Knöpfe unter dem Text: Einer ist grün.',
          'Der grüne beendet deinen Zug. Ist er grau, dann nutze erst, was das Aktionsfeld anbietet.',
          'Drück *Zug beenden*.',
        ],
        done: 'Dein Zug ist zu Ende. Tilda hat danach ihren zweiten Zwerg eingesetzt, und jetzt bist du wieder dran.',
      },
      round: {
        say: 'Einer deiner Zwerge ist noch übrig. Sind alle Zwerge eingesetzt, **ist die Runde zu Ende**: Alle gehen heim, und eine neue Runde beginnt mit einem neuen Aktionsfeld. Es gibt 12 Runden, allein oder zu zweit 11. **Setze deinen zweiten Zwerg ein**: Die goldenen Rahmen sind Vorschläge.',
        goal: 'Setze deinen letzten Zwerg ein, damit die Runde endet.',
        hints: [
          'Schau aufs untere Bild: Jedes helle Aktionsfeld ist recht.',
          'In den drei Menüs stehen die Aktionsfelder. Erz gibt es bei *Sippe und Waren*.',
          'Öffne *Sippe und Waren* und drück *Erzabbau*: Du bekommst 2 Erz.',
        ],
        mistakes: { pass: 'Auch so endet die Runde, aber dein Zwerg hätte nichts getan. Lass ihn arbeiten.' },
        done: 'Alle Zwerge sind daheim, und Runde 2 beginnt mit einem neuen Aktionsfeld. Dein Zug ist von selbst zu Ende gegangen, weil nichts mehr zu wählen war.',
      },
    },
  },
  goods: {
    title: 'Waren sammeln sich an',
    idea: 'Warum Aktionsfelder immer besser werden',
    learned:
      'Du hast gelernt: Auf einem Aktionsfeld, das niemand nutzt, **sammeln sich Waren an**, jede Runde mehr. Der nächste Zwerg dort nimmt **alle**, und es fängt mit wenig von vorn an.',
    steps: {
      pile: {
        say: 'Auf vielen Aktionsfeldern **sammeln sich Waren an**: Jede Runde kommen welche dazu, bis ein Zwerg alle nimmt. Ein Aktionsfeld, das niemand will, wird so immer besser. Hier ist eine Partie in Runde 3: Auf manchen Aktionsfeldern war schon länger niemand. Du brauchst Holz für Einrichtungen und Zäune.',
        goal: 'Hol dir in einem Zug 5 Holz.',
        hints: [
          'Schau aufs untere Bild: Die Zahl beim Holz sagt, wie viel dort liegt.',
          'Beim *Holzfällen* liegen 5 Holz. Es steht im Menü *Sippe und Waren*.',
          'Öffne *Sippe und Waren* und drück *Holzfällen*.',
        ],
        mistakes: {
          'place woodGathering': 'Bei der *Holzsuche* liegen nur 3 Holz. Woanders liegt mehr.',
          'place clearing': 'Bei der *Rodung* liegen nur 2 Holz. Woanders liegt mehr.',
        },
        done: 'Alle 5 Holz gehören dir, mit nur einem Zwerg.',
      },
      next: {
        say: 'Beim *Holzfällen* liegt jetzt nichts mehr. Ein kleines **+** zeigt, was in der nächsten Runde dazukommt; manche leeren Aktionsfelder bekommen mehr als andere. **Wie viel Holz liegt dann beim *Holzfällen*?**',
        answers: {
          nothing: { label: 'Keines', reply: 'Nein, jede Runde kommt etwas dazu.' },
          three: {
            label: '3 Holz',
            reply: 'Richtig: Ist *Holzfällen* leer, kommen 3 Holz dazu, danach in jeder Runde noch 1.',
          },
          five: { label: '5 Holz', reply: 'Nein, es fängt von vorn an: Die 5 Holz kamen in mehreren Runden zusammen.' },
        },
      },
      uses: {
        say: 'Wofür sind die Waren?\n• Mit **Holz und Stein** bezahlst du Einrichtungen, Zäune und Ställe.\n• Aus **Erz** werden Waffen.\n• **Nahrung** ernährt deine Zwerge.\n• **Getreide und Gemüse** säst du, isst du oder behältst sie als Punkte.\n• **Rubine** tauschst du gegen fast alles.\nIn der nächsten Lektion geht es um Nahrung, denn Zwerge werden hungrig.',
      },
    },
  },
  harvest: {
    title: 'Felder und Ernte',
    idea: 'Säen, ernten und Zwerge ernähren',
    learned:
      'Du hast gelernt, wie eine **Ernte** abläuft: Zuerst bringt jedes bestellte Feld 1 Feldfrucht, dann ernährst du deine Zwerge, dann bekommen Tierpaare Junge. Jeder Zwerg isst **2 Nahrung**. Feldfrüchte, Nutztiere, Gold und Rubine werden zu Nahrung. **Jede fehlende Nahrung kostet 3 Punkte** (ein Bettelmarker). Geerntet wird nach Runde 3, nach Runde 5 und nach den meisten späteren; nach Runde 4 essen alle nur, je 1 Nahrung.',
    steps: {
      sow: {
        say: 'Manche Runden enden mit einer **Ernte**, und dann essen deine Zwerge. Also baue etwas an. Du rodest Wald mit einem Plättchen: Die eine Hälfte ist eine **Wiese** (für Tiere, später), die andere ein **Feld**. Auf dem Feld **säst** du: Aus 1 Getreide werden 3. Bei der *Brandrodung* geht beides in einem Zug: Lege erst das Plättchen, dann säe. Du hast 1 Getreide.',
        goal: 'Rode Wald und säe dein Getreide auf dem neuen Feld.',
        hints: [
          'Suche ein Aktionsfeld, das ein Feld gibt und säen lässt. Es hat einen goldenen Rahmen.',
          'Es ist die *Brandrodung* im Menü *Felder und Höhlen*. Säen kannst du, sobald das Plättchen liegt.',
          'Öffne *Felder und Höhlen*, drück *Brandrodung*, dann einen Platz für das Plättchen, dann *1 Getreide säen*.',
        ],
        mistakes: {
          'place clearing': 'Bei der *Rodung* bekommst du ein Feld, aber säen kannst du dort nicht.',
          'place sustenance': 'Bei der *Feldarbeit* bekommst du ein Feld und Getreide, aber säen kannst du dort nicht.',
          'eat grain': 'Jetzt ist das Getreide 1 Nahrung wert. Säst du es, werden 3 Getreide daraus.',
          done: 'Dein Feld ist bereit, und dein Getreide hast du noch. Säe es.',
        },
        done: 'Auf deinem Feld wachsen jetzt 3 Getreide. Jede Ernte bringt dir eines davon.',
      },
      feed: {
        say: 'Hier ist ein anderer Hof, nach Runde 3. Sie endet mit einer **Ernte**, immer in dieser Folge:\n**1. Felder:** Jedes bestellte Feld bringt 1 Feldfrucht. Du hast gerade 1 Getreide und 1 Gemüse bekommen.\n**2. Ernähren:** Jeder Zwerg isst 2 Nahrung. Zwei Zwerge brauchen 4, und du hast 2.\n**3. Vermehren:** Tierpaare bekommen Junge.\nDu bist bei 2. Waren werden zu Nahrung: ein Gemüse zu 2, ein Getreide zu 1. Das geht auch mit Nutztieren, Gold und Rubinen.',
        goal: 'Ernähre beide Zwerge, ohne zu betteln.',
        hints: [
          'Schau auf deine Waren unter dem Plan: Was kann man essen?',
          'Dir fehlen 2 Nahrung. Das Gemüse ist genau 2 wert, das Getreide nur 1.',
          'Drück den Knopf, der aus 1 Gemüse 2 Nahrung macht.',
        ],
        mistakes: {
          beg: 'Betteln kostet 3 Punkte für jede Nahrung, die fehlt. Dabei hast du ein Gemüse.',
        },
        done: 'Alle sind satt. Ein Tierpaar hast du noch nicht, also kommt nichts zur Welt, und die nächste Runde beginnt.',
      },
      hunger: {
        say: 'Geerntet wird nach Runde 3, nach Runde 5 und nach den meisten späteren. Auf der Rundenleiste unter den Aktionsfeldern zeigt ein grünes Blatt eine Ernte an; was ein Fragezeichen bringt, zeigt sich erst, wenn die Runde beginnt. Nach Runde 4 wird nur gegessen, 1 Nahrung je Zwerg. Das gerahmte Zeichen unter dem Plan zählt **Bettelmarker**. **Was passiert, wenn dir 1 Nahrung fehlt?**',
        answers: {
          one: { label: 'Du verlierst 1 Punkt', reply: 'Es ist schlimmer.' },
          three: {
            label: 'Du verlierst 3 Punkte',
            reply:
              'Richtig: Für jede fehlende Nahrung nimmst du einen Bettelmarker; jeder kostet 3 Punkte. Denk also früh genug an Nahrung.',
          },
          dwarf: { label: 'Ein Zwerg geht fort', reply: 'Nein, niemand verlässt je deine Familie.' },
        },
      },
    },
  },
  family: {
    title: 'Wohnung und Nachwuchs',
    idea: 'Höhle graben, einrichten, Kind bekommen',
    learned:
      'Du hast gelernt, wie du ein Kind bekommst: Grabe eine **Höhle**, richte sie als **Wohnung** ein (das ist ein freies Bett), dann nutze ein Aktionsfeld für **Nachwuchs**, etwa *Kinderwunsch*. In eine leere Höhle passt eine Einrichtung, dann ist sie voll. In einen **Gang** kommt keine: Dort werden Minen gebaut. Das Kind arbeitet ab der nächsten Runde. In der Runde seiner Geburt isst es 1 Nahrung, später 2.',
    steps: {
      dig: {
        say: 'Mehr Zwerge schaffen mehr. Ein dritter braucht ein Bett, das Bett steht in einer **Wohnung**, und für die Wohnung brauchst du eine leere **Höhle**. In deiner einzigen liegt schon das *Kuschelzimmer*: Sie ist eingerichtet, also voll. Grabe eine neue: Ein Plättchen aus Höhle und **Gang** kommt in den Berg, neben das, was du schon ausgegraben hast. Jeder Platz im Berg ist recht.',
        goal: 'Grabe eine neue Höhle.',
        hints: [
          'Schau links aufs untere Bild: Zwei Aktionsfelder zeigen ein Plättchen für den Berg.',
          'Es sind *Stollenbau* und *Höhlenbau* im Menü *Felder und Höhlen*.',
          'Öffne *Felder und Höhlen*, drück *Stollenbau*, dann einen Platz für das Plättchen.',
        ],
        mistakes: {
          'place housework':
            'Bei der *Hausarbeit* richtest du eine Höhle ein, die du schon hast. Grabe erst eine neue.',
          done: 'Den Stein hast du. Aber gekommen bist du wegen des Plättchens: Wähle einen Platz dafür.',
        },
        done: 'Eine neue Höhle und ein neuer Gang. Beide gelten als genutztes Land.',
      },
      halves: {
        say: 'Du hast eine Höhle und einen Gang gegraben; beide haben goldene Rahmen. **Wohin passt eine Wohnung?**',
        answers: {
          cavern: {
            label: 'In die Höhle',
            reply:
              'Richtig: Einrichtungen kommen in leere Höhlen. Gänge sind für Minen, zwei nebeneinander für eine Erzmine.',
          },
          tunnel: {
            label: 'In den Gang',
            reply: 'Nein, in einen Gang kommt keine Einrichtung. Dort werden Minen gebaut.',
          },
          both: { label: 'In beide', reply: 'Nicht ganz: Eines davon ist nur für Minen.' },
        },
      },
      dwelling: {
        say: 'Hier ist ein anderer Hof, zwei Runden später, mit einer leeren Höhle auf D2. Du **richtest** sie **ein**: Bezahle eine Einrichtung und lege sie hinein. Die mit einem Bett heißen **Wohnungen**; in den Listen steht dabei *Platz für einen Zwerg*. Du hast 4 Holz und 3 Stein, genau der Preis der gewöhnlichen *Wohnung*.',
        goal: 'Richte eine Wohnung mit einem Bett für den dritten Zwerg ein.',
        hints: [
          'Suche ein freies Aktionsfeld, das eine Höhle einrichtet. Es hat einen goldenen Rahmen.',
          'Es ist die *Hausarbeit* im Menü *Felder und Höhlen*. Dort suchst du eine Einrichtung, die *Wohnung* heißt.',
          'Öffne *Felder und Höhlen*, drück *Hausarbeit*, dann wähle *Wohnung* (4 Holz, 3 Stein).',
        ],
        mistakes: {
          'place wishForChildren':
            'Dort kannst du auch eine bauen. Aber du brauchst das Aktionsfeld noch für das Kind. Nutze *Hausarbeit*.',
          furnish: 'Das ist nützlich, aber schlafen kann da niemand. Du brauchst ein Bett.',
          done: 'Den Hund hast du jetzt. Bleib noch zum Einrichten: Wähle eine Wohnung.',
        },
        done: 'Ein freies Bett! Die gewöhnliche *Wohnung* ist auch noch 3 Punkte wert. Eine *Einfache Wohnung* kostet weniger, bringt aber keine Punkte.',
      },
      child: {
        say: 'Jetzt ist ein **Bett frei**. Ein Kind braucht zweierlei: ein freies Bett und einen Zwerg auf einem Aktionsfeld für **Nachwuchs**. Ab Runde 4 gibt es dafür *Kinderwunsch*. Das Kind schläft in dieser Runde und arbeitet ab der nächsten. Es isst auch mit: in der Runde seiner Geburt nur 1 Nahrung, später 2 wie alle.',
        goal: 'Sorge für Nachwuchs.',
        hints: [
          'Schau auf die neuesten Aktionsfelder, die Karten mit Rundenzahlen im unteren Bild.',
          '*Kinderwunsch* steht im Menü *Rundenkarten*.',
          'Öffne *Rundenkarten* und drück *Kinderwunsch*.',
        ],
        done: 'Ab der nächsten Runde hast du drei Zwerge: in jeder Runde eine Aktion mehr. Fang damit früh an.',
      },
    },
  },
} satisfies Readonly<Record<string, LessonText>>;
