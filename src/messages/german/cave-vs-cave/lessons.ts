import type { LessonText } from '../../lesson.ts';

/** The lessons of Cave vs Cave. */
export const taught = {
  tiles: {
    title: 'Ein Aktionsplättchen',
    idea: 'Was du in einem Zug tust',
    learned: 'Du hast gelernt: In jedem Zug nimmst du ein Aktionsplättchen und darfst jeden seiner Effekte nutzen.',
    steps: {
      take: {
        say: 'Ihr spielt zu zweit, und beide haben eine Höhle. In deinem Zug nimmst du ein **Aktionsplättchen**, das in dieser Runde noch niemand hat, und nutzt seine Effekte: alle, die nebeneinander stehen, in beliebiger Reihenfolge. *Ackerbau* bringt Emmer und Flachs, deine Feldfrüchte; sie kommen von selbst, wenn du den Zug beendest.',
        goal: 'Hol dir 2 Emmer.',
        hints: [
          'Öffne das Menü unter den Bildern und suche ein Plättchen mit Emmer.',
          'Wähle *Ackerbau*, dann beende deinen Zug: Die Waren kommen von selbst.',
        ],
        mistakes: {
          'use undergrowth': 'Beim *Unterholz* geht es um Holz. Emmer wächst woanders.',
          done: 'Nimm erst den Emmer, dann darfst du den Rest lassen.',
        },
        done: 'Du hast 2 Emmer und 1 Flachs bekommen. Tilda hat *Heimarbeit* genommen, und jetzt bist du zum zweiten Mal dran.',
      },
      activate: {
        say: 'Mit einem Plättchen mit Stern **aktivierst** du eine orangefarbene Einrichtung deiner Höhle: Du nutzt, was darauf steht. Bisher hast du nur die *Eingangshöhle*: 1 Holz, Stein, Emmer oder Flachs. *Ackerbau* hatte einen Stern, und *Unterholz* hat auch einen.',
        goal: 'Aktiviere deine Eingangshöhle und nimm eine Ware.',
        hints: ['Wähle ein Plättchen mit Stern.', 'Wähle *Unterholz*, dann irgendeine Ware der *Eingangshöhle*.'],
        mistakes: {
          'use excavation': 'Das höhlt aus. Zum Aktivieren nimm ein Plättchen mit Stern.',
          done: 'Ein Effekt ist noch übrig: Aktiviere erst deine Einrichtung.',
        },
        done: 'Je mehr Einrichtungen du hast, desto mehr kannst du aktivieren. Dafür baust du deine Höhle aus.',
      },
      other: {
        say: 'Dein Zug ist zu Ende, und Tilda hat ein Plättchen genommen. Es bleibt bei ihr, bis die Runde endet. **Was bleibt für deinen nächsten Zug?**',
        answers: {
          all: { label: 'Alle Plättchen', reply: 'Nein, jedes Plättchen wird in einer Runde nur einmal genutzt.' },
          free: {
            label: 'Die, die noch niemand hat',
            reply:
              'Richtig. In den Runden 1 bis 3 habt ihr je zwei Züge, später mehr, und jede Runde kommt ein neues Plättchen dazu.',
          },
        },
      },
    },
  },
  digging: {
    title: 'Aushöhlen',
    idea: 'Einrichtungen für beide aufdecken',
    learned: 'Du hast gelernt: Aushöhlen schafft Platz, bringt manchmal Nahrung und deckt Einrichtungen für beide auf.',
    steps: {
      dig: {
        say: 'Der größte Teil deiner Höhle ist verdeckt: Auf jedem dunklen Platz liegt verdeckt eine Einrichtung. Du **höhlst** einen verdeckten Raum **aus**, den man vom Eingang erreicht. Du bekommst, was darunter aufgedruckt ist (eine Schale ist 1 Nahrung), und einen leeren Raum zum Einrichten. Das geht mit *Höhlenbau*.',
        goal: 'Höhle einen Raum aus.',
        hints: [
          'Eine helle Spitzhacke im Bild zeigt, was du erreichst.',
          'Wähle *Höhlenbau*, dann E4: Darunter liegt Nahrung.',
        ],
        mistakes: {
          'use cultivation': 'Das bringt Feldfrüchte. Zum Aushöhlen nimm ein Plättchen mit Spitzhacke.',
          'use housework': 'Das richtet ein. Zum Aushöhlen nimm ein Plättchen mit Spitzhacke.',
          done: 'Höhle erst aus: Dafür hast du dieses Plättchen genommen.',
        },
        done: 'Eine Einrichtung ist aufgedeckt. Das bleibt so: Hinter diesen Schritt kannst du nicht zurück.',
      },
      sale: {
        say: 'Auf dem Raum, den du ausgehöhlt hast, lag verdeckt eine Einrichtung. Jetzt liegt sie offen in der **Auslage** in der Mitte des Tischs, wo alle Einrichtungen gekauft werden. **Wer darf sie kaufen?**',
        answers: {
          you: { label: 'Nur ich', reply: 'Nein. Überlege dir also, ob du für Tilda etwas Gutes aufdeckst.' },
          both: {
            label: 'Wir beide',
            reply: 'Richtig: Sie ist für beide da. Höhle am besten aus, wenn du vor Tilda kaufen kannst.',
          },
        },
      },
    },
  },
  rooms: {
    title: 'Einrichtungen und Wände',
    idea: 'Kaufen, was zu den Wänden passt',
    learned:
      'Du hast gelernt: Eine Einrichtung kostet Waren und verlangt bestimmte Wände. Eine orangefarbene wirkt, wenn du sie aktivierst.',
    steps: {
      furnish: {
        say: 'Mit *Heimarbeit* **richtest** du **ein**: Du bezahlst, was das Plättchen verlangt und was die Einrichtung kostet, und legst sie in einen leeren Raum deiner Höhle. Am Ende zählen ihre Punkte.',
        goal: 'Richte einen Raum ein.',
        hints: [
          'Wähle *Heimarbeit*: Im Menü stehen dann die Einrichtungen, die zu deinen Wänden passen.',
          'Wähle *Heimarbeit* und das *Spinnrad*, für einen leeren Raum.',
        ],
        mistakes: {
          'use excavation': 'Das höhlt aus. Zum Einrichten nimm ein Plättchen mit Tür.',
          done: 'Du bist zum Einrichten hier: Wähle erst eine Einrichtung.',
        },
        done: 'Die Einrichtung gehört dir, mit ihren Punkten.',
      },
      wall: {
        say: 'Hier ist eine andere Höhle, eine Runde später; sie hat ein *Spinnrad*. Jede Einrichtung verlangt **Wände**: Die dunklen in ihrem Muster müssen da sein, die hellen dürfen es, und andere darf es dort nicht geben. Viele leere Räume haben noch keine, also errichtest du welche: mit *Mauerbau* eine Wand zwischen zwei Räumen.',
        goal: 'Errichte eine Wand.',
        hints: [
          'Wähle das Plättchen *Mauerbau* und suche im Menü nach *Wand*.',
          'Wähle *Mauerbau*, dann eine Wand, etwa zwischen D1 und D2.',
        ],
        mistakes: {
          'use housework': 'Das richtet ein. Für eine Wand nimm *Mauerbau*.',
          done: 'Die Wand fehlt noch.',
        },
        done: 'Neben der Wand passen jetzt Einrichtungen, die dort eine verlangen. Aber die Wand versperrt auch den Weg beim Aushöhlen.',
      },
      works: {
        say: 'Dein *Spinnrad* ist eine orangefarbene Einrichtung, wie die Eingangshöhle. **Wann tut es etwas?**',
        answers: {
          once: { label: 'Sofort', reply: 'Nein, durch den Kauf allein wirkt es nicht.' },
          activated: {
            label: 'Wenn ich es aktiviere',
            reply: 'Richtig: mit Plättchen, die einen Stern haben, jede einmal im Zug. Blaue wirken von selbst.',
          },
        },
      },
    },
  },
  winning: {
    title: 'Gold und Punkte',
    idea: 'Was am Ende zählt',
    learned:
      'Du hast gelernt: Einrichtungen und Gold bringen den Sieg. Die meisten Punkte gewinnen, bei Gleichstand die wertvollere einzelne Einrichtung. Die erste Partie endet nach Epoche I; Epoche II erklären der Knopf *?* und `/caverna rules`.',
    steps: {
      gold: {
        say: 'Am Ende von Epoche I zählst du die **Punkte deiner Einrichtungen und 1 für jedes Gold**. Manche Einrichtungen bringen Gold: Die *Webecke* macht aus 2 Flachs 2 Nahrung und 2 Gold, das *Spinnrad* aus 3 Flachs 2 Gold.',
        goal: 'Verdiene in diesem Zug 2 Gold.',
        hints: [
          'Du brauchst ein Plättchen, das Einrichtungen aktiviert.',
          'Wähle *Unterholz*, dann aktiviere die *Webecke*.',
        ],
        mistakes: {
          'eat gold': 'Nahrung bekommst du auch aus Feldfrüchten. Du willst Gold.',
          'use housework': 'Einrichten kostet Gold oder Nahrung. Du willst Gold verdienen.',
        },
        done: 'Zwei Gold sind zwei Punkte, oder ein Teil einer teuren Einrichtung.',
      },
      count: {
        say: 'Schau jetzt auf die Punkte deiner Höhle. Sie hat ein *Spinnrad* (4 Punkte) und eine *Webecke* (5 Punkte). **Was zählt in Epoche I noch?**',
        answers: {
          goods: { label: 'Holz und Steine', reply: 'Nein, Waren sind am Ende nichts wert. Nutze sie vorher.' },
          gold: {
            label: 'Gold',
            reply:
              'Richtig: Jedes Gold ist in Epoche I 1 Punkt. Spielt ihr auch Epoche II, zählt ihr dort noch einmal und rechnet beides zusammen.',
          },
        },
      },
    },
  },
} satisfies Readonly<Record<string, LessonText>>;
