import type { Learned, RoundTask } from '../../../games/caverna/benefits/task.ts';
import type { People } from '../../context.ts';
import { ein } from '../grammar.ts';
import { anyOf, pointsOf } from '../shared/list.ts';
import { bundle } from './goods.ts';
import { nounOf } from './people.ts';
import { space } from './spaces/index.ts';

/** The stems of the ordinals. */
const ORDINALS = ['', 'erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst'];

/** `einen dritten Zwerg`. */
const nthOf = (nth: number, people: People, kase: 'nominative' | 'accusative' = 'accusative'): string =>
  ein({ ...nounOf(people), adjective: ORDINALS[nth] ?? 'weiter' }, kase);

/** The name and the topic of a task: explained, and in short later in the round. */
type Told = (task: RoundTask, people: People) => readonly [title: string, text: string, short: string];

const tasks: Readonly<Record<RoundTask['what'], Told>> = {
  food: ({ lacks, round }) => [
    'Nahrung für die Ernte',
    `Nach Runde ${round} essen alle. Du brauchst noch ${bundle(lacks)}; was du nicht bezahlen kannst, kostet je 3 Punkte.`,
    `Nach Runde ${round} essen alle. Du brauchst noch ${bundle(lacks)}.`,
  ],
  cavern: ({ nth }, people) => [
    'erst das Bett, dann das Kind',
    `Für ${nthOf(nth, people)} brauchst du ein Bett, für ein Bett eine Wohnung, für eine Wohnung eine leere Höhle. Grabe eine.`,
    'Du brauchst noch eine leere Höhle.',
  ],
  collect: ({ lacks, nth }, people) => [
    'Waren für eine Wohnung',
    `Eine Wohnung ist ein Bett für ${nthOf(nth, people)}: in jeder Runde ein Zug mehr. Du brauchst noch ${bundle(lacks)}.`,
    `Du brauchst noch ${bundle(lacks)}.`,
  ],
  dwelling: ({ nth }, people) => [
    'erst das Bett, dann das Kind',
    `Du kannst eine Wohnung bezahlen. Richte sie ein, als Bett für ${nthOf(nth, people)}.`,
    'Du kannst eine Wohnung bezahlen.',
  ],
  child: ({ nth }, people) => [
    'das Kind',
    `Du hast ein freies Bett. Ab der nächsten Runde hat ${nthOf(nth, people, 'nominative')} einen Zug.`,
    'Du hast ein freies Bett.',
  ],
  field: () => [
    'ein Feld',
    'Was auf Feldern wächst, ernährt dich bei jeder Ernte. Lege ein Plättchen in den Wald.',
    'Lege ein Plättchen in den Wald.',
  ],
  sow: () => [
    'Säen',
    'Säe, was du hast: Aus 1 Getreide werden 3, aus 1 Gemüse 2. Jede Ernte bringt von jedem Feld eines heim.',
    'Säe, was du hast.',
  ],
  pasture: () => [
    'Tiere',
    'Zwei Tiere einer Art bekommen bei jeder Ernte Nachwuchs, wenn Platz ist. Zäune eine Wiese für sie ein.',
    'Zäune eine Wiese ein und hole zwei einer Art.',
  ],
  mine: () => [
    'der Berg',
    'Eine Mine ist 3 oder 4 Punkte wert, und eine Waffe bringt Beute von Expeditionen.',
    'Baue eine Mine oder schmiede eine Waffe.',
  ],
  last: () => [
    'die letzten Punkte',
    'Jeder leere Platz auf deinem Heimatplan kostet 1 Punkt, jede Art Nutztiere, die dir fehlt, kostet 2.',
    'Fülle leere Plätze und hole die Tierarten, die dir fehlen.',
  ],
};

/** The guide through a first game. */
export const guide = {
  goal: (alone: boolean): string =>
    `**Deine erste Partie.** Hol bis zum Ende der letzten Runde ${alone ? 'so viele Punkte wie möglich' : 'die meisten Punkte'}. Das erste Bild zeigt, was zählt. In jedem Zug geht ein Zwerg auf ein freies Aktionsfeld und tut, was dort steht. Zuerst eine Wohnung und ein dritter Zwerg, und Nahrung für jede Ernte; dann Felder und Tiere.`,
  task: (task: RoundTask, round: number, people: People): string => {
    const [title, text, short] = tasks[task.what](task, people);
    const names = task.spaces.map((id) => `*${space(id).name}*`);
    return `**Runde ${round}: ${title}.** ${task.isNew ? text : short}${names.length === 0 ? '' : ` Es helfen: ${anyOf(names)}.`}`;
  },
  learned: (done: Learned, people: People): string[] => [
    ...(done.dwarfs > 2 ? [`wie deine Familie wächst (${done.dwarfs} ${nounOf(people).many})`] : []),
    ...(done.begging === 0 ? ['wie du deine Familie ohne Betteln ernährst'] : []),
    ...(done.animals > 1 ? [`wie du Tiere hältst (${done.animals})`] : []),
    ...(done.fields ? ['wie du säst und erntest'] : []),
    ...(done.tiles > 2 ? ['wie du Höhlen einrichtest'] : []),
    ...(done.mines > 0 ? ['wie du nach Erz oder Rubinen gräbst'] : []),
    ...(done.armed ? ['wie du Waffen schmiedest und Beute heimbringst'] : []),
  ],
  next: (done: Learned, people: People): string[] => [
    ...(done.begging > 0
      ? [`denk zwei Züge vor einer Ernte an Nahrung: Betteln hat ${pointsOf(3 * done.begging)} gekostet`]
      : []),
    ...(done.dwarfs < 3
      ? [`eine Wohnung bis Runde 4, damit ${nthOf(3, people, 'nominative')} ab Runde 5 für dich arbeitet`]
      : []),
    ...(done.dwarfs === 3 ? [`eine zweite Wohnung, für ${nthOf(4, people)}`] : []),
    ...(done.missing > 0 ? ['mindestens ein Nutztier jeder Art: je 2 Punkte'] : []),
    ...(done.unused > 2
      ? [`nutze mehr von deinem Heimatplan: ${done.unused} leere Plätze kosten ${pointsOf(done.unused)}`]
      : []),
    ...(done.armed ? [] : ['früh eine Waffe: Expeditionen bringen, was dir fehlt']),
    'eine Partie mit allen Einrichtungen: `/caverna new`',
  ],
};
