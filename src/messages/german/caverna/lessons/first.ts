import type { LessonText } from '../../../lesson.ts';

/** The first lessons of Caverna. */
export const first = {
  points: {
    title: 'Was gewinnt',
    idea: 'Ein guter Hof, und was er wert ist',
    learned:
      'Du hast gelernt: Die meisten Punkte gewinnen. Fast alles, was du hast, bringt Punkte; leeres Land kostet welche.',
    steps: {
      farm: {
        say: 'So sieht ein Hof am Ende einer Partie aus. Dieser ist **61 Punkte** wert. Alle bauen einen, und **die meisten Punkte gewinnen**.\nLinks war Wald: Jetzt sind da Felder, Weiden und Tiere. Rechts war Berg: Jetzt sind da Minen und Einrichtungen für die Familie. Jedes Tier, jeder Zwerg und jeder Rubin zählt 1 Punkt, Weiden zählen 2 oder 4, Minen 3 oder 4, Einrichtungen so viel, wie auf ihnen steht.',
      },
      minus: {
        say: 'Derselbe Hof, Zeile für Zeile gezählt. Drei Zeilen können unter null liegen, und eine tut es hier. **Was kostet diesen Hof Punkte?**',
        answers: {
          dwarf: { label: 'Die fünf Zwerge', reply: 'Nein, jeder Zwerg bringt 1 Punkt und arbeitet mit.' },
          empty: {
            label: 'Leeres Land',
            reply:
              'Richtig: Jeder ungenutzte Platz deines Heimatplans kostet 1 Punkt, hier sind es 6. Baue deinen Plan also voll.',
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
      'Du hast gelernt: In jedem Zug setzt du einen Zwerg auf ein freies Aktionsfeld, bis alle gearbeitet haben.',
    steps: {
      place: {
        say: 'Du hast zwei **Zwerge**. In deinem Zug setzt du einen davon auf ein **Aktionsfeld**, und er tut sofort, was dort steht. Auf einem Aktionsfeld hat nur ein Zwerg Platz: *Versorgung* ist schon von Tilda besetzt. **Wähle in den Menüs ein freies Aktionsfeld**, zum Beispiel *Holzfällen* für Holz.',
        goal: 'Setze einen Zwerg auf ein freies Aktionsfeld.',
        hints: [
          'Öffne eines der Menüs unter den Bildern und wähle ein Aktionsfeld.',
          'Wähle *Holzfällen*: Du bekommst 3 Holz.',
        ],
        mistakes: { pass: 'Wenn du passt, tun deine Zwerge in dieser Runde nichts. Sie wollen arbeiten.' },
        done: 'Dein Zwerg steht jetzt dort, und niemand sonst kann dieses Aktionsfeld in dieser Runde nutzen.',
      },
      end: {
        say: 'Bis du *Zug beenden* drückst, sieht niemand, was du tust, und **du kannst alles zurücknehmen**, so oft du willst, mit *Schritt zurück*. Gefällt dir deine Wahl? Dann **beende deinen Zug**.',
        goal: 'Beende deinen Zug.',
        hints: ['Drück den grünen Knopf *Zug beenden*. Ist er grau, dann nutze erst, was das Aktionsfeld anbietet.'],
        done: 'Dein Zug ist zu Ende. Tilda hat danach ihren zweiten Zwerg eingesetzt, und jetzt bist du wieder dran.',
      },
      round: {
        say: 'Einer deiner Zwerge ist noch übrig. Sind alle Zwerge eingesetzt, **ist die Runde zu Ende**: Alle gehen heim, und eine neue Runde beginnt mit einem neuen Aktionsfeld. Es gibt 12 Runden, zu zweit 11. **Setze deinen zweiten Zwerg ein.**',
        goal: 'Setze deinen letzten Zwerg ein, damit die Runde endet.',
        hints: ['Jedes freie Aktionsfeld ist recht.', 'Wähle *Erzabbau*: Du bekommst 2 Erz.'],
        mistakes: { pass: 'Auch so endet die Runde, aber dein Zwerg hätte nichts getan. Lass ihn arbeiten.' },
        done: 'Alle Zwerge sind daheim, Runde 2 hat begonnen, und ein neues Aktionsfeld liegt aus.',
      },
    },
  },
  goods: {
    title: 'Waren sammeln sich an',
    idea: 'Warum Aktionsfelder immer besser werden',
    learned: 'Du hast gelernt: Auf vielen Aktionsfeldern sammeln sich Waren an, und ein einziger Zwerg nimmt alle.',
    steps: {
      pile: {
        say: 'Auf vielen Aktionsfeldern **sammeln sich Waren an**: Jede Runde kommen welche dazu, bis ein Zwerg alle nimmt. Ein Aktionsfeld, das niemand will, wird so immer besser. Schau aufs Bild: Auf manchen war schon länger niemand. Du brauchst Holz für Einrichtungen und Zäune.',
        goal: 'Hol dir in einem Zug 5 Holz.',
        hints: ['Suche das Aktionsfeld mit dem meisten Holz.', 'Wähle *Holzfällen*: Dort liegen 5 Holz.'],
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
            reply: 'Richtig: Ist *Holzfällen* leer, kommen 3 Holz dazu, in jeder weiteren Runde noch 1.',
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
      'Du hast gelernt: Jedes bestellte Feld bringt bei einer Ernte 1 Feldfrucht, und jeder Zwerg braucht 2 Nahrung.',
    steps: {
      sow: {
        say: 'Deine Zwerge **essen bei jeder Ernte**, also baue etwas an. Du rodest Wald mit einem Plättchen aus Wiese und Feld, dann **säst** du auf dem Feld: Aus 1 Getreide werden 3. Bei der *Brandrodung* geht beides in einem Zug: Lege erst das Plättchen, dann säe. Du hast 1 Getreide.',
        goal: 'Rode Wald und säe dein Getreide auf dem neuen Feld.',
        hints: [
          'Setze einen Zwerg auf *Brandrodung*. Säen kannst du, sobald das Plättchen liegt.',
          'Wähle *Brandrodung*, dann einen Platz für das Plättchen, dann säe das Getreide.',
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
        say: 'Hier ist ein anderer Hof, am Ende von Runde 3. Manche Runden enden mit einer **Ernte**. Zuerst gab dir jedes bestellte Feld 1 Feldfrucht: 1 Getreide und 1 Gemüse. Jetzt **ernährst** du deine Zwerge: 2 Nahrung für jeden, also 4. Du hast 2 Nahrung. Die Feldfrüchte helfen: Ein Gemüse ist 2 Nahrung wert, ein Getreide 1.',
        goal: 'Ernähre beide Zwerge, ohne zu betteln.',
        hints: ['Dir fehlen 2 Nahrung. Mach etwas zu Nahrung.', 'Iss das Gemüse: Es ist genau 2 Nahrung wert.'],
        mistakes: {
          beg: 'Betteln kostet 3 Punkte für jede Nahrung, die fehlt. Dabei hast du ein Gemüse.',
        },
        done: 'Alle sind satt. Nach dem Ernähren bekommen die Tiere Junge; dazu bald mehr.',
      },
      hunger: {
        say: 'Geerntet wird am Ende von Runde 3, von Runde 5 und der meisten späteren Runden; die Bilder kündigen es an. In Runde 4 isst jeder Zwerg nur 1 Nahrung. **Was passiert, wenn dir 1 Nahrung fehlt?**',
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
    learned: 'Du hast den Weg zum dritten Zwerg gelernt: eine Höhle, eine Wohnung darin, dann ein Kind.',
    steps: {
      dig: {
        say: 'Mehr Zwerge schaffen mehr. Ein dritter braucht ein Bett, das Bett steht in einer Wohnung, und für die Wohnung brauchst du eine leere **Höhle**. In deiner einzigen liegt schon das *Kuschelzimmer*. Also grabe: Ein Plättchen aus Höhle und Gang kommt in den Berg, neben das, was du schon ausgegraben hast.',
        goal: 'Grabe eine neue Höhle.',
        hints: [
          'Auf zwei Aktionsfeldern legst du Plättchen in den Berg.',
          'Wähle *Stollenbau* oder *Höhlenbau* und einen Platz für das Plättchen.',
        ],
        mistakes: {
          'place housework':
            'Bei der *Hausarbeit* richtest du eine Höhle ein, die du schon hast. Grabe erst eine neue.',
          done: 'Den Stein hast du. Aber gekommen bist du wegen des Plättchens: Wähle einen Platz dafür.',
        },
        done: 'Eine neue Höhle: Sie gilt als genutzt, und jede Einrichtung passt hinein.',
      },
      dwelling: {
        say: 'Hier ist ein anderer Hof, zwei Runden später. Eine leere Höhle kannst du **einrichten**: Du bezahlst eine Einrichtung und legst sie hinein. Jede kann etwas anderes. Die mit Betten für Zwerge heißen **Wohnungen**. Du hast 4 Holz und 3 Stein, genau der Preis der gewöhnlichen *Wohnung*. Einrichten kannst du bei der *Hausarbeit*.',
        goal: 'Richte eine Wohnung mit einem Bett für den dritten Zwerg ein.',
        hints: [
          'Wähle *Hausarbeit* und suche eine Wohnung, die du bezahlen kannst.',
          'Wähle *Hausarbeit*, dann *Wohnung*.',
        ],
        mistakes: {
          'place wishForChildren':
            'Dort kannst du auch eine bauen. Aber du brauchst das Aktionsfeld noch für das Kind. Nutze *Hausarbeit*.',
          'furnish additionalDwelling':
            'In der *Zusatzwohnung* ist nur Platz für einen sechsten Zwerg. Du brauchst ein Bett für den dritten.',
          furnish: 'Das ist nützlich, aber schlafen kann da niemand. Du brauchst ein Bett.',
          done: 'Den Hund hast du jetzt. Bleib noch zum Einrichten: Wähle eine Wohnung.',
        },
        done: 'Ein freies Bett! Die gewöhnliche *Wohnung* ist auch noch 3 Punkte wert. Eine *Einfache Wohnung* kostet weniger, bringt aber keine Punkte.',
      },
      child: {
        say: 'Jetzt ist ein **Bett frei**, und ab Runde 4 liegt *Kinderwunsch* aus: Dort bekommst du **Nachwuchs**. Das Kind schläft in dieser Runde und arbeitet ab der nächsten. Denk daran: Es isst auch mit.',
        goal: 'Bekomme ein Kind.',
        hints: ['Dein zweiter Zwerg kann das: Schau bei den neuesten Aktionsfeldern.', 'Wähle *Kinderwunsch*.'],
        done: 'Ab der nächsten Runde hast du drei Zwerge: in jeder Runde eine Aktion mehr. Fang damit früh an.',
      },
    },
  },
} satisfies Readonly<Record<string, LessonText>>;
