import { eatersIn, type Hunger, lackingIn, mealParts, type Remedy } from '../../caverna/hunger.ts';
import type { CavernaTexts } from '../../caverna/texts.ts';
import type { Heading, ToPeople } from '../../context.ts';
import { capital, find, wordsOf } from '../../text.ts';
import { dein, deine, der, ein } from '../grammar.ts';
import { anyOf, list } from '../shared/list.ts';
import { amount, bundle, thing, young } from './goods.ts';
import { nounOf, toldTo } from './people.ts';

interface Question {
  readonly title: ToPeople;
  readonly help: ToPeople;
}

/** The question of every task, by the kind of the task. */
export const questions = {
  place: {
    title: (of) => `Wohin geht ${dein(nounOf(of))}?`,
    help: (of) =>
      `Deine ${of.many} sind nach ihren Waffen dran: erst die ohne, dann von der schwächsten an. Für 1 Rubin darf ${ein(nounOf(of))} mit Waffe früher los.`,
  },
  act: {
    title: 'Was machst du hier?',
    help: 'Wähle eine Aktion oder mehrere, eine nach der anderen.',
  },
  taken: { title: 'Willst du vorher noch etwas tauschen?', help: 'Sonst kannst du hier gerade nichts tun.' },
  take: { title: 'Welche Waren nimmst du?', help: 'Du hast die Wahl.' },
  lay: {
    title: 'Wohin kommt das Plättchen?',
    help: 'Das Plättchen muss an etwas grenzen, das du schon gebaut hast. Überdeckte Boni bekommst du.',
  },
  furnish: { title: 'Was richtest du ein?', help: 'Du siehst deinen Preis und die Punkte am Ende.' },
  furnishAt: {
    title: 'Wohin kommt das Plättchen?',
    help: 'In eine leere Höhle.',
  },
  furnishTunnel: {
    title: 'Wohin kommt das Plättchen?',
    help: 'In eine leere Höhle. Dank einer deiner Einrichtungen auch in einen Gang.',
  },
  furnishField: {
    title: 'Wohin kommt das Plättchen?',
    help: 'Auf ein leeres Feld. Säen kannst du dort dann nicht mehr.',
  },
  furnishMeadow: {
    title: 'Wohin kommt das Plättchen?',
    help: 'Auf eine leere Wiese. Einzäunen kannst du sie dann nicht mehr.',
  },
  expedition: {
    title: (of) => `Was bringt ${dein(nounOf(of))} mit?`,
    help: () => 'Nach der Expedition wird die Waffe um 1 stärker.',
  },
  expeditionStays: {
    title: (of) => `Was bringt ${dein(nounOf(of))} mit?`,
    help: (of) => `${capital(dein(nounOf(of)))} hat schon die stärkste Waffe, die es gibt.`,
  },
  imitate: {
    title: 'Welches Aktionsfeld ahmst du nach?',
    help: 'Du handelst, als stündest du dort. Nur die Waren dort sind schon weg.',
  },
  buy: { title: 'Was kaufst du?', help: 'Von jeder Ware höchstens eine. Du darfst all dein Gold ausgeben.' },
  breed: {
    title: 'Welche Tiere bekommen Nachwuchs?',
    help: 'Ab zwei Tieren einer Art kommt ein Jungtier dazu, wenn du Platz dafür hast.',
  },
  breedNone: {
    title: 'Willst du vor der Vermehrung noch etwas tauschen?',
    help: 'So, wie es jetzt ist, bekommt keines deiner Tiere Nachwuchs.',
  },
  sowAt: { title: 'Wo säst du?', help: 'Wähle für jede Feldfrucht nacheinander einen Platz.' },
  pay: { title: 'Wie zahlst du?', help: 'Statt Holz darfst du Stein und Erz zahlen.' },
  keepFolk: {
    title: 'Welches Volk spielst du?',
    help: 'Behalte eines deiner beiden Völker. Das andere geht ungesehen zurück.',
  },
  barter: {
    title: 'Willst du handeln?',
    help: 'Nur jetzt: Was du auslässt, kommt in dieser Ernte nicht wieder.',
  },
  barterNone: {
    title: 'Willst du handeln?',
    help: 'Zum Handeln hast du zu wenig. Du kannst vorher Waren tauschen.',
  },
  breedAgain: {
    title: 'Vermehren sich deine Tiere noch einmal?',
    help: '1 Gemüse: ein zweites Jungtier für bis zu 2 Arten. 2 Gemüse: für bis zu 4 Arten.',
  },
  sow: { title: 'Was säst du?', help: 'Bis zu 2 Getreide und 2 Gemüse, auf leere Felder.' },
  sowCrops: {
    title: 'Was säst du?',
    help: 'Von jeder Feldfrucht bis zu 2: Pilze in leere Höhlen, alles andere auf leere Felder.',
  },
  forge: {
    title: 'Wie stark wird die Waffe?',
    help: '1 Erz pro Punkt Stärke, höchstens 8.',
  },
  stable: {
    title: 'Wohin kommt der Stall?',
    help: 'Er verdoppelt eine Weide. Auf einer Wiese bietet er Platz für 1 Tier, im Wald für 1 Wildschwein.',
  },
  fence: {
    title: 'Welche Wiesen zäunst du ein?',
    help: 'Eine kleine Weide fasst 2 Tiere einer Art, eine große 4; Wiesen brauchen Hunde oder Stall.',
  },
  oreMine: {
    title: 'Wohin kommt die Erzmine?',
    help: 'Auf zwei Gänge: die Mine auf den einen, ihr tiefer Gang auf den anderen. Dorthin passt später eine Rubinmine.',
  },
  rubyMine: {
    title: 'Wohin kommt die Rubinmine?',
    help: 'Auf einen Gang oder einen tiefen Gang. Auf einem tiefen Gang bringt sie 1 Rubin.',
  },
  end: {
    title: 'Fertig?',
    help: 'Mit dem grünen Knopf zeigst du deinen Zug. Bis dahin sieht ihn niemand, und du kannst alles zurücknehmen.',
  },
  protect: {
    title: 'Welche Waren schützt du?',
    help: 'Diese Aktionsfelder werden gleich abgeräumt. Für 1 Rubin bleiben die Waren auf einem davon liegen.',
  },
  harvest: {
    title: 'Felder oder Tiere?',
    help: 'In dieser Ernte bekommst du nur eines von beiden.',
  },
  feed: {
    title: (of) => `${capital(deine(nounOf(of)))} haben Hunger`,
    help: 'Zahle mit Nahrung. Ist es zu wenig, tausche erst Waren gegen Nahrung. Für jede fehlende Nahrung nimmst du einen Bettelmarker.',
  },
  accommodate: {
    title: 'Deine Tiere haben keinen Platz',
    help: 'Iss einige, bis der Rest unterkommt. Die anderen suchen sich von selbst die besten Plätze.',
  },
  final: {
    title: 'Willst du vor der Wertung noch etwas tauschen?',
    help: 'Das ist deine letzte Gelegenheit.',
  },
} satisfies Record<string, Question>;

/** The question of a task for a player's people; general words for an unknown task. */
export const question: CavernaTexts['question'] = (task, of) => {
  const { title, help } = find<Question>(questions, task) ?? {
    title: wordsOf(task),
    help: 'Wähle eine der Möglichkeiten.',
  };
  return { title: toldTo(of, title), help: toldTo(of, help) };
};

/** Asks for the space to imitate. */
export const imitation: CavernaTexts['imitation'] = (food) =>
  food === 0 ? 'Welches Aktionsfeld ahmst du gratis nach?' : `Welches Aktionsfeld ahmst du für ${food} Nahrung nach?`;

/** Asks how to pay a price. */
export const paying: CavernaTexts['paying'] = (cost) => `Wie bezahlst du ${bundle(cost, 'accusative')}?`;

/** Asks where to sow a crop; `later` are the next ones. */
export const sowing: CavernaTexts['sowing'] = (next, later) => ({
  title: `Wohin säst du ${der(thing(next), 'accusative')}?`,
  help: [
    ...(next === 'mushroom' ? ['Eine Höhle mit Pilzen kannst du erst einrichten, wenn sie geerntet sind.'] : []),
    ...(Object.keys(later).length === 0 ? [] : [`Danach: ${bundle(later)}.`]),
  ].join(' '),
});

/** Who eats how much: `je 2, das Neugeborene 1, Einrichtungen sparen 1`, `2 essen je 3, der Goblin isst 2`; empty if unknown. */
function sharesOf(hunger: Hunger): string {
  const { grown, born, saved } = eatersIn(hunger);
  const eating = grown.map(({ people, food, goblins }) => {
    if (people > 1) return `${people} ${goblins ? 'Goblins ' : ''}essen je ${food}`;
    return `${goblins ? 'der Goblin' : 1} isst ${food}`;
  });
  const isAlike = grown.length === 1 && grown.every(({ goblins }) => !goblins);
  return [
    ...(isAlike ? grown.map(({ food }) => `je ${food}`) : eating),
    ...born.map(({ food, people }) => `${people === 1 ? 'das' : 'jedes'} Neugeborene ${food}`),
    ...(saved > 0 ? [`Einrichtungen sparen ${saved}`] : []),
  ].join(', ');
}

function foodFor(hunger: Hunger, needs: number): string {
  const shares = sharesOf(hunger);
  return `${amount('food', needs)}${shares === '' ? '' : ` (${shares})`}`;
}

/** What a family eats, and how much each member does: `4 Nahrung (je 2)`; the stone that some eat comes separately. */
export const mealTold = (hunger: Hunger): string =>
  list(
    mealParts(hunger, {
      food: (_, needs) => foodFor(hunger, needs),
      stone: (_, needs) => amount('stone', needs),
    }),
  );

/** After "Du brauchst": `4 Nahrung (je 2) und hast 2`, with the stone that some eat. */
export function hungerFor(hunger: Hunger): string {
  return mealParts(hunger, {
    food: (has, needs) => `${foodFor(hunger, needs)} und hast ${has || 'keine'}`,
    stone: (has, needs) => `${amount('stone', needs)} und hast ${has || 'keinen'}`,
  }).join('; du brauchst ');
}

/** A short form for another player: `braucht 4 Nahrung, hat 2`. */
export function hungerOf(hunger: Hunger): string {
  const part = (good: string) => (has: number, needs: number) => `${amount(good, needs)}, hat ${has}`;
  return `braucht ${mealParts(hunger, { food: part('food'), stone: part('stone') }).join('; braucht ')}`;
}

const REMEDIES = {
  food: 'tausche Waren gegen Nahrung',
  stone: 'besorge mehr Stein',
  tile: 'ernähre jemanden mit einer Einrichtung',
} satisfies Record<Remedy, string>;

/** Other help for an answer. */
export const helps: CavernaTexts['helps'] = {
  coming: (goods) => `Egal, was du wählst: Du bekommst ${bundle(goods)} dazu.`,
  asItStands: (goods) => `Du bekommst ${bundle(goods)}.`,
  anyway: (goods) => `Du bekommst auf jeden Fall ${bundle(goods)}, jetzt oder am Ende.`,
  growing: 'Du bekommst ein Kind.',
  hunger: (hunger, remedies) => {
    const needs = `Du brauchst ${hungerFor(hunger)}.`;
    const lacking = lackingIn(hunger);
    if (lacking.length === 0) return needs;
    const missing = lacking.map((of) => ({ food: 'jede fehlende Nahrung', stone: 'jeden fehlenden Stein' })[of]);
    const begging = `nimm für ${list(missing)} einen Bettelmarker (−3 Punkte).`;
    if (remedies.length === 0) return `${needs} Nichts, was du hast, hilft: ${capital(begging)}`;
    return `${needs} ${capital(remedies.map((of) => REMEDIES[of]).join(', '))} oder ${begging}`;
  },
  feeding: (hunger) => `Danach isst deine Familie: Du brauchst ${hungerFor(hunger)}.`,
  forgedCheaper: (ore) => `Deine Einrichtungen sparen dir ${amount('ore', ore)}.`,
  loot: (left, level) =>
    left === level
      ? `Wähle ${level === 1 ? 'ein Beutestück' : `bis zu ${level} verschiedene Beutestücke`}.`
      : `Noch ${left} von ${level} Beutestücken.`,
  /** `Besät trägt ein Feld 3 Getreide oder 2 Gemüse.` */
  sown: (ground, held) => {
    const crops = held.map((goods) => bundle(goods));
    return `Besät trägt ${ein(thing(ground))} ${anyOf(crops)}.`;
  },
  goblinsWait: (goblins) =>
    goblins === 1
      ? 'Dein Goblin kommt zuletzt dran, nach allen anderen am Tisch.'
      : 'Deine Goblins kommen zuletzt dran, nach allen anderen am Tisch.',
  order: (first, lost) => `Wählst du zuerst ${first}, verzichtest du auf ${lost}.`,
  oneOf: 'Wähle eines davon.',
  noRoom: (animals) => `Kein Platz für ${young(animals)}.`,
  donkeySaves: 'Ein Esel für 1 Rubin (*Tauschen*) würde Nahrung sparen.',
  rubiesFirst: 'Du kannst vorher Rubine für Tiere oder Platz ausgeben.',
  barren: ({ pairs, eaten, hasRuby }) => {
    const reason = pairs === undefined ? 'Du hast kein Tierpaar.' : `${bundle(pairs)}: Für Nachwuchs fehlt der Platz.`;
    const ways = [
      ...(eaten === undefined ? [] : [`iss ${bundle(eaten)}, um Platz zu schaffen`]),
      ...(hasRuby ? [`kaufe für einen Rubin ${pairs === undefined ? 'ein Tier' : 'Platz'}`] : []),
    ];
    return [reason, ...(ways.length === 0 ? [] : [`${capital(ways.join(', oder '))}.`])].join(' ');
  },
};

const waits: Readonly<Record<string, ToPeople>> = {
  act: 'Tu hier mindestens eine Sache, bevor du deinen Zug beendest.',
  take: 'Wähle die Waren, bevor du deinen Zug beendest.',
  lay: 'Lege das Plättchen, bevor du deinen Zug beendest.',
  stable: 'Setze den Stall, bevor du deinen Zug beendest.',
  fence: 'Lege die Weide, bevor du deinen Zug beendest.',
  furnishAt: 'Lege das Plättchen, bevor du deinen Zug beendest.',
  imitate: 'Ahme ein Aktionsfeld nach, bevor du deinen Zug beendest.',
  expedition: 'Wähle mindestens ein Beutestück, bevor du deinen Zug beendest.',
  harvest: 'Wähle eines von beiden, bevor du deine Ernte beendest.',
  feed: (of) => `Ernähre zuerst ${deine(nounOf(of))} oder nimm Bettelmarker.`,
  barter: 'Handle oder lass es aus, bevor du deine Ernte beendest.',
  breed: 'Wähle, welche Tiere Nachwuchs bekommen, bevor du weitermachst.',
  accommodate: 'Schaffe Platz für alle Tiere, bevor du weitermachst.',
};

/** Why a player cannot end the turn while a task is open. */
export const blocked: CavernaTexts['blocked'] = (task, of) =>
  toldTo(of, find<ToPeople>(waits, task) ?? 'Beantworte das, bevor du deinen Zug beendest.');

/** How a round can end. */
export const harvests = {
  none: { title: 'Keine Ernte', help: 'Diese Runde endet ohne Ernte, und niemand wird ernährt.' },
  payOne: {
    title: 'Ernährung (je 1 Nahrung)',
    help: 'Es gibt keine Ernte, aber alle müssen ernährt werden, auch Neugeborene.',
  },
  feeding: {
    title: 'Ernährung ohne Ernte',
    help: 'Es gibt keine Ernte, aber alle müssen ernährt werden, auch Neugeborene.',
  },
  harvest: { title: 'Ernte', help: 'Du erntest deine Felder, ernährst alle, und deine Tiere vermehren sich.' },
  fieldOrBreeding: {
    title: 'Ernte (Felder oder Tiere)',
    help: 'Alle ernähren ihre Familie und wählen: die Felder ernten oder die Tiere sich vermehren lassen.',
  },
} satisfies Record<string, Heading>;

/** How a round ends. */
export const harvest: CavernaTexts['harvest'] = (kind) =>
  find<Heading>(harvests, kind) ?? { title: wordsOf(kind), help: '' };
