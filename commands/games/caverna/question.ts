import { expeditionOf } from '../../../render/games/caverna/index.ts';
import { type Decision, DONE, type Option } from '../../../src/engine/decision.ts';
import { END } from '../../../src/engine/log.ts';
import { me } from '../../../src/games/caverna/asking.ts';
import { cellAt, halfOf } from '../../../src/games/caverna/cave.ts';
import { nextFeeding } from '../../../src/games/caverna/foresight.ts';
import { caverna, positionOf } from '../../../src/games/caverna/game.ts';
import { countGoods, entriesOf, pairsIn } from '../../../src/games/caverna/goods.ts';
import { ofKind, readMove, writeMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Move, Verb } from '../../../src/games/caverna/moves/move.ts';
import type { RuledState } from '../../../src/games/caverna/power.ts';
import { type Bundle, FOLK_CROPS, type State } from '../../../src/games/caverna/state.ts';
import { type Furnish, type Unpaid, unpaidTiles } from '../../../src/games/caverna/tasks/furnish.ts';
import type { Imitate } from '../../../src/games/caverna/tasks/place.ts';
import { sownThere } from '../../../src/games/caverna/tasks/sow.ts';
import { growsByTravel } from '../../../src/games/caverna/tasks/weapons.ts';
import { impossible, type Unopened, unopened } from '../../../src/games/caverna/unopened.ts';
import { witness } from '../../../src/games/caverna/witness.ts';
import { find } from '../../../src/messages/text.ts';
import { fitShort } from '../../ask.ts';
import type { Asked, Ending, Question } from '../../face.ts';
import { actingHelp } from './acting.ts';
import { hungerAhead } from './bearings.ts';
import { choosingQuestion } from './choosing.ts';
import { coming, growsAlone, takesAlone, takesBesides } from './ending.ts';
import { hungerIn } from './feeding.ts';
import { forgedCheaper, furnishesTunnels } from './hints.ts';
import { roomForYoung } from './suggestions.ts';
import { cavernaWording, subjectOf } from './wording.ts';
import type { CavernaWords } from './words.ts';

/** What is asked, with what helps to answer it in this position, and why the turn cannot be ended yet, where there is no way to. */
export function cavernaQuestion(words: CavernaWords, asked: Asked<State>, ending?: Ending): Question {
  const { decision, state } = asked;
  if (state.phase === 'folks') return choosingQuestion(words, asked);
  const people = peopleAsked(words, asked);
  const open = besidesEnd(asked, ending);
  const subject = takesAlone(asked) ? 'taken' : subjectIn(open);
  const { title, help: usual } = words.question(subject, people);
  const { help = usual, reminders } = peculiar(words, asked);
  const hunger = hungerOf(words, asked);
  const loot = lootLeft(words, asked);
  const needed = decision.task === 'harvest' ? nextFeeding(me(positionOf(state), decision.seat)) : undefined;
  const feeding = needed === undefined ? [] : [words.helps.feeding(needed)];
  const noRoom = youngLack(words, asked);
  const missing = unopenedIn(words, asked);
  const goods = decision.task === 'act' || decision.task === 'expedition' ? coming(asked) : {};
  const acting = subject === 'act' ? actingHelp(words, open) : undefined;
  const gifts = comingTo(words, asked, goods);
  const ahead = decision.task === END ? hungerAhead(words, { state, seat: decision.seat }) : undefined;
  const places = shortPlaces(words, asked);
  const mayEnd = ending !== undefined || decision.options.some(({ move }) => move === END);
  return {
    title: imitationOf(words, asked) ?? title,
    help: [
      ...(hunger ?? [
        ...loot,
        ...(matters(asked) && !(subject === 'taken' && missing.length > 0)
          ? [gifts.instead ?? (help === usual ? acting?.help : undefined) ?? help]
          : []),
        ...feeding,
      ]),
      ...(subject === 'forge' ? forgedCheaper(words, asked) : []),
      ...sownFields(words, asked),
      ...noRoom,
      ...missing,
      ...(acting?.order ?? []),
      ...(gifts.besides ?? []),
      ...(growsAlone(asked) ? [words.helps.growing] : []),
      ...reminders,
      ...(ahead === undefined ? [] : [ahead]),
      ...places,
    ]
      .filter((part) => part !== '')
      .join(' '),
    // A turn that has not begun has no end yet: where the dwarf goes is all there is.
    ...(decision.task === 'place' && { isAll: true }),
    ...(mayEnd || decision.task === 'place' ? {} : { blocked: words.blocked(openTask(asked), people) }),
    ...(decision.task === 'final' && { exchanges: true }),
    ...(places.length > 0 && { isOfPlaces: true }),
  };
}

/** The question without what the button that ends the turn does. */
function besidesEnd(asked: Asked<State>, ending: Ending | undefined): Asked<State> {
  const hides = ending?.hides ?? [];
  const options = asked.decision.options.filter(({ move }) => !hides.includes(move));
  return { ...asked, decision: { ...asked.decision, options } };
}

/** What a decision is about in its position: the ground that a furnishing tile lies on, crops that few have. */
export function subjectIn({ state, decision }: Pick<Asked<State>, 'state' | 'decision'>): string {
  const empty = emptyOf(decision);
  if (empty !== undefined) return empty;
  const subject = isTrip(decision) ? 'expedition' : subjectOf(decision);
  if (subject === 'expedition')
    return growsByTravel(me(positionOf(state), decision.seat)) ? subject : 'expeditionStays';
  if (subject === 'sow') {
    const isNew = ofKind('sow', decision.options).some(({ goods }) => FOLK_CROPS.some((crop) => goods[crop]));
    return isNew ? 'sowCrops' : subject;
  }
  if (subject !== 'furnishAt') return subject;
  const { tile = '' } = (state.players[decision.seat]?.agenda.at(-1) ?? {}) as { readonly tile?: string };
  const ground = positionOf(state).rules.tiles[tile]?.lies;
  if (ground !== undefined) return FURNISHED[ground];
  return furnishesTunnels({ state, decision }) ? 'furnishTunnel' : subject;
}

/** Whether an expedition is all that an action offers. */
function isTrip({ task, options }: Decision): boolean {
  const own = options.filter(({ anytime, move }) => !anytime && move !== DONE && move !== END);
  return task === 'act' && own.length > 0 && own.every(({ move }) => readMove(move).verb === 'loot');
}

/** Where a furnishing tile goes that lies in no cavern. */
const FURNISHED = { field: 'furnishField', meadow: 'furnishMeadow' } as const;

/** What is still open: something that must be done at all, or that follows from what has been done. */
function openTask({ state: { turn, phase }, decision }: Asked<State>): string {
  if (decision.task !== 'act') return decision.task;
  if (phase === 'harvest') return 'barter';
  return turn?.acted === true ? subjectOf(decision) : decision.task;
}

/** What the people of whoever is asked are called: while a goblin acts, goblins. */
function peopleAsked(words: CavernaWords, { state: { turn, players }, decision: { seat } }: Asked<State>) {
  const player = players[seat];
  const acting = turn?.seat === seat ? player?.dwarfs[turn.dwarf] : undefined;
  return words.people(player?.folk, acting?.goblin);
}

/**
 * Whether the help for a question matters now: that for the end of a turn does in the first one, the order in which dwarfs go
 * once weapons tell them apart.
 */
function matters({ state, decision: { task, seat } }: Asked<State>): boolean {
  if (task === END) return isFirstTurn(state, seat);
  if (task !== 'place') return true;
  const { players } = state;
  const home = players[seat]?.dwarfs.filter(({ at, newborn }) => at === 'home' && !newborn) ?? [];
  return home.some(({ weapon }) => weapon !== home[0]?.weapon);
}

/** Whether it is the first turn of a seat in a game: how a turn is ended is explained once. */
const isFirstTurn = ({ round, players }: State, seat: number): boolean =>
  round === 1 && (players[seat]?.dwarfs.filter(({ at }) => at !== 'home').length ?? 0) <= 1;

/** How many reminders stand beneath one question. */
const MOST_REMINDERS = 2;

/** What those who act do otherwise than others: the help for the question, and what to remember at what is on offer. */
function peculiar(words: CavernaWords, { state, decision }: Asked<State>) {
  const player = state.players[decision.seat];
  const acting = state.turn?.seat === decision.seat ? player?.dwarfs[state.turn.dwarf] : undefined;
  const folk = player?.folk === undefined ? undefined : words.folk(player.folk);
  const told = [...(acting?.goblin ? [words.goblins] : []), ...(folk === undefined ? [] : [folk])];
  const subject = subjectIn({ state, decision });
  const help = told.map(({ helps }) => find<string>(helps ?? {}, subject)).find((line) => line !== undefined);
  const reminders = remindedOf(decision, player?.folk)
    // What helps with the question tells it already.
    .filter((verb) => help === undefined || verb !== subject)
    .flatMap(
      (verb) => told.map(({ reminds }) => find<string>(reminds ?? {}, verb)).find((line) => line !== undefined) ?? [],
    );
  const cells = ofKind('lay', decision.options).map(({ laid }) => cellAt(laid[0]?.cell ?? ''));
  const halves = cells.flatMap((cell) => (cell === undefined ? [] : [halfOf(cell)]));
  const laying = [...new Set(halves)].flatMap((half) => told.flatMap(({ lays }) => lays?.[half] ?? []));
  return {
    help,
    reminders: [...new Set([...laying, ...reminders])].slice(0, MOST_REMINDERS),
  };
}

/** The kinds of moves on offer that a folk may be told something about: of what is used, its own trade alone. */
function remindedOf({ options }: Decision, folk: string | undefined): readonly Verb[] {
  const own = options.filter(({ anytime }) => !anytime).map(({ move }) => readMove(move));
  const verbs = own.filter((move) => move.verb !== 'use' || move.tile === folk).map(({ verb }) => verb);
  return [...new Set(verbs)];
}

/**
 * What the player gets besides, whatever they choose. Of what can be taken first and nothing given up for it that is said in
 * place of the help: it is not lost where it is left out.
 */
function comingTo(
  { helps }: CavernaWords,
  asked: Asked<State>,
  goods: Bundle,
): { instead?: string; besides?: string[] } {
  if (entriesOf(goods).length === 0) return {};
  return takesBesides(asked) ? { instead: helps.anyway(goods) } : { besides: [helps.coming(goods)] };
}

/** The question which space is imitated, with its price; undefined where something else is asked. */
function imitationOf({ imitation }: CavernaWords, { state, decision: { seat } }: Asked<State>): string | undefined {
  const task = state.players[seat]?.agenda.at(-1);
  return task?.do === 'imitate' ? imitation((task as Imitate).food) : undefined;
}

/** What cannot be begun on the space, and why; with what a ruby buys of that, while it is of use. */
function unopenedIn(words: CavernaWords, asked: Asked<State>): string[] {
  const { state, decision } = asked;
  const { seat, options } = decision;
  const at = positionOf(state);
  // Whoever forges may go on an expedition afterwards.
  if (subjectOf(decision) === 'forge') return [];
  const isOver = options.some(({ move }) => move === END);
  const bought = isOver ? [] : ofKind('ruby', options);
  const priceOf = (move: Move<'ruby'>) => witness(caverna.clone(state), seat, writeMove(move)).deeds[0]?.pays;
  const told = isOver ? missed(asked) : unopened(at, seat);
  return told.flatMap(({ task, begun, lacks }) => {
    const [nearest] = task === 'furnish' ? nearestTiles(at, seat, begun as Furnish) : [];
    if (nearest !== undefined) return [words.unpaid(words.tile(nearest.tile).name, nearest.short)];
    const buying = bought.find(({ into }) =>
      lacks.some(({ of, need = 1, have = 0 }) => of === into && need - have === 1),
    );
    const line = words.unopened(task, lacks, buying && priceOf(buying));
    return line === '' ? [] : [line];
  });
}

/** The tiles that a furnishing could build but for goods, what lacks least first; the one that all may build before its like. */
function nearestTiles(at: RuledState, seat: number, task: Furnish): Unpaid[] {
  return unpaidTiles(at, seat, task).toSorted((one, other) => countGoods(one.short) - countGoods(other.short));
}

/** The actions of which it is told at the end of a turn that they could not be carried out, by the word of their moves. */
const MISSED: Readonly<Record<string, Verb>> = {
  expedition: 'loot',
  sow: 'sow',
  fence: 'fence',
  stable: 'stable',
  twin: 'lay',
  oreMine: 'oreMine',
  rubyMine: 'rubyMine',
};

/** What the space would have allowed besides what was done there, had the player what it takes. */
function missed({ state, decision: { seat }, turn }: Asked<State>): Unopened[] {
  if (turn === undefined) return [];
  const now = caverna.clone(turn.before);
  const deeds = turn.drafts.flatMap(({ move }) => witness(now, seat, move).deeds);
  const done = deeds.filter((deed) => deed.seat === seat).map(({ move }) => readMove(move).verb);
  return impossible(positionOf(state), seat).filter(({ task }) => {
    const verb = find<Verb>(MISSED, task);
    return verb !== undefined && !done.includes(verb);
  });
}

/** How much food is needed, and how much there is; undefined where nobody is fed. */
function hungerOf({ helps }: CavernaWords, { state, decision: { seat } }: Asked<State>): string[] | undefined {
  const isFed = state.players[seat]?.agenda.at(-1)?.do === 'feed';
  const hunger = isFed ? hungerIn(state, seat) : undefined;
  return hunger && [helps.hunger(hunger)];
}

/** How many items an expedition that is open may still bring. */
function lootLeft({ helps }: CavernaWords, { state, decision: { seat, options } }: Asked<State>): string[] {
  const expedition = ofKind('loot', options).length === 0 ? undefined : expeditionOf(state, seat);
  if (expedition === undefined) return [];
  return [helps.loot(expedition.level - expedition.taken.length, expedition.level)];
}

/** How the buttons of many places are read, by the first of them, and by the first with a half beyond the edge. */
function shortPlaces(words: CavernaWords, asked: Asked<State>): string[] {
  const read = ({ move }: Option) => words.readShort(readMove(move));
  const places = asked.decision.options.filter((option) => read(option) !== undefined);
  const wording = cavernaWording(words, asked);
  if (!fitShort(places, wording)) return [];
  const shown = (wording.sorted?.('lay', places) ?? places).map(read);
  return [false, true].flatMap((beyond) => shown.find((one) => one?.beyond === beyond)?.text ?? []);
}

/** How much a field holds that is sown with one of the crops on offer. */
function sownFields({ helps }: CavernaWords, { state, decision: { seat, options } }: Asked<State>): string[] {
  const sown = ofKind('sow', options);
  const mine = me(positionOf(state), seat);
  const held = (['grain', 'vegetable'] as const)
    .filter((crop) => sown.some(({ goods }) => goods[crop]))
    .map((crop) => ({ [crop]: sownThere(mine, crop, 'field') }));
  return held.length === 0 ? [] : [helps.sown(held)];
}

/** Whether animals would have young now, and none can. */
const isBarren = ({ task, options }: Decision): boolean => task === 'breed' && ofKind('breed', options).length === 0;

/** What a question is about that has nothing to choose yet, but something to exchange for it. */
function emptyOf(decision: Decision): string | undefined {
  if (isBarren(decision)) return 'breedNone';
  const { task, options } = decision;
  return task === 'act' && options.every(({ anytime, move }) => anytime || move === DONE) ? 'barterNone' : undefined;
}

/** That animals cannot have young for want of a pair or of room, and what could be eaten for it. */
function youngLack(words: CavernaWords, asked: Asked<State>): string[] {
  if (!isBarren(asked.decision)) return [];
  const goods = asked.state.players[asked.decision.seat]?.goods;
  if (goods === undefined) return [];
  const pairs: Bundle = Object.fromEntries(pairsIn(goods).map((animal) => [animal, goods[animal]]));
  const hasPair = entriesOf(pairs).length > 0;
  const eaten = hasPair ? roomForYoung(asked)[0]?.eaten : undefined;
  const hasRuby = ofKind('ruby', asked.decision.options).length > 0;
  return [words.helps.barren({ pairs: hasPair ? pairs : undefined, eaten, hasRuby })];
}
