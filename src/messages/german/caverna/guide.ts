import type { Term, TurnTask } from '../../../games/caverna/benefits/task.ts';
import type { Hunger } from '../../caverna/hunger.ts';
import type { CavernaTexts } from '../../caverna/texts.ts';
import type { People } from '../../context.ts';
import { ein } from '../grammar.ts';
import { anyOf, pointsOf } from '../shared/list.ts';
import { mealTold } from './decisions.ts';
import { bundle } from './goods.ts';
import { nounOf } from './people.ts';
import { space } from './spaces/index.ts';
import { tile } from './tiles/index.ts';

/** The stems of the ordinals. */
const ORDINALS = ['', 'erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst'];

/** `einen dritten Zwerg`. */
const nthOf = (nth: number, people: People, kase: 'nominative' | 'accusative' = 'accusative'): string =>
  ein({ ...nounOf(people), adjective: ORDINALS[nth] ?? 'weiter' }, kase);

/** The name of a task, what to say whenever it comes up, and what to say the first time. */
type Told = (task: TurnTask, people: People) => readonly [title: string, text: string, explained: string];

const nameOf = (id: string | undefined): string | undefined => id && `*${tile(id).name}*`;

const tasks: Readonly<Record<TurnTask['what'], Told>> = {
  food: ({ lacks, round }) => [
    'Nahrung für die Ernte',
    `Nach Runde ${round} essen alle, und du brauchst noch ${bundle(lacks)}.`,
    `Nach Runde ${round} essen alle, und du brauchst noch ${bundle(lacks)}. Jede Nahrung, die dann fehlt, kostet 3 Punkte.`,
  ],
  cavern: ({ nth }, people) => [
    'eine Höhle',
    '',
    `In eine Höhle kommt eine Einrichtung oder eine Wohnung, und eine Wohnung ist das Bett für ${nthOf(nth, people)}.`,
  ],
  collect: ({ lacks, nth, tile: id }, people) => [
    'Waren für eine Wohnung',
    `Für ${nameOf(id) ?? 'die naheliegendste Wohnung'} brauchst du noch ${bundle(lacks)}.`,
    `Eine Wohnung ist ein Bett für ${nthOf(nth, people)}: in jeder Runde ein Zug mehr. Für ${nameOf(id) ?? 'die naheliegendste'} brauchst du noch ${bundle(lacks)}.`,
  ],
  dwelling: ({ nth }, people) => [
    'erst das Bett, dann das Kind',
    'Du kannst eine Wohnung bezahlen.',
    `Du kannst eine Wohnung bezahlen. Richte sie ein: Das ist ein Bett für ${nthOf(nth, people)}.`,
  ],
  child: ({ nth }, people) => [
    'das Kind',
    'Du hast ein freies Bett.',
    `Du hast ein freies Bett. Ein Kind ist schnell groß: Ab der nächsten Runde arbeitet ${nthOf(nth, people, 'nominative')} mit.`,
  ],
  field: () => [
    'ein Feld',
    '',
    'Auf Feldern säst du Getreide oder Gemüse. Jede Ernte bringt von jedem Feld eines heim: zum Essen, zum Säen oder als Punkte.',
  ],
  sow: () => ['Säen', '', 'Aus 1 Getreide werden 3, aus 1 Gemüse 2. Jede Ernte bringt von jedem Feld eines heim.'],
  pasture: () => [
    'Platz für Tiere',
    '',
    'Eine kleine Weide fasst 2 Tiere einer Art, eine große 4. Ein Stall verdoppelt das.',
  ],
  animals: () => [
    'Tiere',
    '',
    'Jedes ist 1 Punkt wert, und zwei einer Art bekommen bei jeder Ernte Nachwuchs, wenn Platz ist. Eine Art, die dir fehlt, kostet 2 Punkte.',
  ],
  mine: () => ['eine Mine', '', 'Eine Erzmine ist 3 Punkte wert, eine Rubinmine 4, und in jeder kann ein Esel leben.'],
  arms: (_, people) => [
    'Waffen und Beute',
    '',
    `Mit einer Waffe geht ${ein(nounOf(people))} auf Expedition und bringt Beute deiner Wahl heim. Die Waffe wird dabei jedes Mal um 1 stärker.`,
  ],
  room: ({ tile: id = '' }) => [
    'eine Einrichtung',
    `Der Coach würde *${tile(id).name}* einrichten.`,
    `Eine Einrichtung hilft dir bis zum Ende der Partie oder bringt dann Punkte, zum Beispiel *${tile(id).name}*.`,
  ],
  tunnel: () => [
    'der Berg',
    '',
    'Auf zwei Gänge nebeneinander passt eine Erzmine. Jeder Platz, den du bebaust, spart einen Punkt.',
  ],
  ruby: () => [
    'Rubine',
    '',
    'Ein Rubin ist 1 Punkt wert. Jederzeit bezahlt er ein Plättchen, ein Tier oder andere Waren: siehe *Tauschen*.',
  ],
  last: () => [
    'die letzten Punkte',
    '',
    'Jeder leere Platz auf deinem Heimatplan kostet 1 Punkt, jede fehlende Art von Nutztieren 2.',
  ],
  goods: ({ gains }) => [
    'Waren',
    `Der Zug bringt ${bundle(gains, 'accusative')}.`,
    `Der Zug bringt ${bundle(gains, 'accusative')}.`,
  ],
};

/** Words that a first game explains when they are first met; a feeding costs the family `meal`. */
const terms: Readonly<Record<Term, string | ((meal: Hunger) => string)>> = {
  star: '★ zeigt die Wahl des Coachs, jetzt und in den Schritten danach.',
  board:
    'Die Listen unten enthalten alle Aktionsfelder, nach den Teilen des Bildes: Felder, Höhlen, Sippe (deine Zwergenfamilie), Waren.',
  card: 'Eine Rundenkarte ist ein neues Aktionsfeld: Jede Runde deckt eine auf.',
  exchange: '*Tauschen*: In deinem Zug kannst du beliebig oft Feldfrüchte und Tiere essen oder Rubine eintauschen.',
  payOne: (meal) =>
    `Eine Ernährung kostet deine Familie nur ${mealTold(meal)}, und es wächst nichts: keine Feldfrüchte, kein Nachwuchs.`,
  harvest: (meal) =>
    `Eine Ernte hat drei Teile: Jedes Feld bringt 1 Feldfrucht, deine Familie isst ${mealTold(meal)}, und Tierpaare bekommen Nachwuchs.`,
  fieldOrBreeding:
    'Bei dieser Ernte wählst du: Entweder bringen deine Felder etwas, oder deine Tiere bekommen Nachwuchs. Gegessen wird immer.',
  hidden: 'Ein verdeckter Erntemarker kann eine Ernte bedeuten, nur eine Ernährung oder nichts.',
  caves:
    'In Höhlen kommen Einrichtungen und Wohnungen. Auf Gänge kommen Minen: die Erzmine auf zwei nebeneinander, die Rubinmine auf einen.',
};

/** How many hints for the next game fit into a sentence. */
const MOST_HINTS = 2;

/** The guide through a first game. */
export const guide: CavernaTexts['guide'] = {
  goal: (alone) =>
    `**Deine erste Partie.** Hol bis zum Ende der letzten Runde ${alone ? 'so viele Punkte wie möglich' : 'die meisten Punkte'}. Das erste Bild zählt einen Beispielhof Zeile für Zeile. In jedem Zug geht ein Zwerg auf ein freies Aktionsfeld und tut, was dort steht. Zuerst eine Wohnung und ein dritter Zwerg, und Nahrung für jede Ernte; dann Felder und Tiere.`,
  example: 'Beispiel',
  task: (task, { round, people, explained }) => {
    const [title, text, first] = tasks[task.what](task, people);
    const names = task.spaces.map((id) => `*${space(id).name}*`);
    const parts = [explained ? first : text, names.length === 0 ? '' : `Gut dafür: ${anyOf(names)}.`];
    return [`**Runde ${round}: ${title}.**`, ...parts.filter((part) => part !== '')].join(' ');
  },
  term: (term, meal) => {
    const told = terms[term];
    return typeof told === 'string' ? told : told(meal);
  },
  learned: (done, people) => [
    ...(done.dwarfs > 2 ? [`wie deine Familie wächst (${done.dwarfs} ${nounOf(people).many})`] : []),
    ...(done.begging === 0 ? ['wie du deine Familie ohne Betteln ernährst'] : []),
    ...(done.animals > 1 ? [`wie du Tiere hältst (${done.animals})`] : []),
    ...(done.fields ? ['wie du säst und erntest'] : []),
    ...(done.tiles > 2 ? ['wie du Höhlen einrichtest'] : []),
    ...(done.mines > 0 ? ['wie du nach Erz oder Rubinen gräbst'] : []),
    ...(done.armed ? ['wie du Waffen schmiedest und Beute heimbringst'] : []),
  ],
  next: (done, people) => {
    const hints = [
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
    ];
    const game = done.full
      ? 'eine Partie gegen einen soliden Computer: `/caverna new computers:1 level:steady`'
      : 'eine Partie mit allen Einrichtungen: `/caverna new`';
    return [...hints.slice(0, MOST_HINTS), game];
  },
};
