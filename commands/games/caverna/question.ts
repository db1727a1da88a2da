import { expeditionOf } from '../../../render/games/caverna/index.ts';
import type { Decision } from '../../../src/engine/decision.ts';
import { END } from '../../../src/engine/log.ts';
import { me } from '../../../src/games/caverna/asking.ts';
import { cellAt, halfOf, isPrinted } from '../../../src/games/caverna/cave.ts';
import { usefulExchanges } from '../../../src/games/caverna/exchanges.ts';
import { nextFeeding } from '../../../src/games/caverna/foresight.ts';
import { positionOf } from '../../../src/games/caverna/game.ts';
import { entriesOf, plus } from '../../../src/games/caverna/goods.ts';
import { ofKind, readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Verb } from '../../../src/games/caverna/moves/move.ts';
import type { Bundle, Crop, Dwarf, Ground, State } from '../../../src/games/caverna/state.ts';
import { choosesReturned } from '../../../src/games/caverna/tasks/goods.ts';
import { donkeyHelps, type Feed } from '../../../src/games/caverna/tasks/harvest.ts';
import { costDue } from '../../../src/games/caverna/tasks/pay.ts';
import type { Imitate } from '../../../src/games/caverna/tasks/place.ts';
import { type SowAt, sownThere } from '../../../src/games/caverna/tasks/sow.ts';
import { taskWithin } from '../../../src/games/caverna/within.ts';
import { lackingIn } from '../../../src/messages/caverna/hunger.ts';
import type { Heading } from '../../../src/messages/context.ts';
import { find } from '../../../src/messages/text.ts';
import { type Asked, type Ending, plainQuestion, type Question } from '../../face/asked.ts';
import { actingHelp } from './acting.ts';
import { hungerAhead } from './bearings.ts';
import { youngLack } from './breeding.ts';
import { choosingQuestion } from './choosing.ts';
import { coming, growsAlone, takesAlone, takesBesides } from './ending.ts';
import { hungerIn } from './feeding.ts';
import { forgedCheaper } from './hints.ts';
import { unopenedIn } from './missing.ts';
import { isOfPlaces, placesLegend } from './places.ts';
import { actingPeople, familyOf } from './spaces.ts';
import { subjectIn, subjectOf } from './subjects.ts';
import type { CavernaWords } from './words.ts';

/** The question, with help for this position and, if there is no way to end the turn yet, the reason. */
export function cavernaQuestion(words: CavernaWords, asked: Asked<State>, ending?: Ending): Question {
  const { decision, state } = asked;
  if (state.phase === 'folks') return choosingQuestion(words, asked);
  const people = (decision.task === 'feed' ? familyOf : actingPeople)(words, state, decision.seat);
  const open = besidesEnd(asked, ending);
  const subject = takesAlone(asked) ? 'taken' : subjectIn(open);
  const usual = words.question(subject, people);
  const sowing = sowingOf(words, asked);
  const title = imitationOf(words, asked) ?? payingOf(words, asked) ?? sowing?.title ?? usual.title;
  const help = helpFor(words, asked, { subject, open, usual: usual.help, sowing: sowing?.help });
  const mayEnd = ending !== undefined || decision.options.some(({ move }) => move === END);
  // A turn that has not started cannot end yet: where to place the dwarf is the only question.
  const isAll = decision.task === 'place';
  return {
    ...plainQuestion({ title, help: help.filter((part) => part !== '').join(' ') }),
    isAll,
    blocked: mayEnd || isAll ? undefined : words.blocked(openTask(asked), people),
    isOfPlaces: isOfPlaces(decision),
    legend: placesLegend(words, asked),
  };
}

/** What a question is about. */
interface Topic {
  readonly subject: string;
  /** The question, without what the end button does. */
  readonly open: Asked<State>;
  /** The help for every question about this subject. */
  readonly usual: string;
  /** The help for sowing the next crop. */
  readonly sowing: string | undefined;
}

/** The help for a question, sentence by sentence. */
function helpFor(words: CavernaWords, asked: Asked<State>, { subject, open, usual, sowing }: Topic): string[] {
  const { help = sowing ?? usual, reminders } = peculiar(words, asked);
  const missing = unopenedIn(words, asked);
  const acting = subject === 'act' ? actingHelp(words, open) : undefined;
  const gifts = comingTo(words, asked);
  const isNeeded = matters(asked) && !(subject === 'taken' && missing.length > 0);
  const answer = gifts.instead ?? (help === usual ? acting?.help : undefined) ?? help;
  return [
    ...(hungerOf(words, asked) ?? [
      ...lootLeft(words, asked),
      ...(isNeeded ? [answer] : []),
      ...feedingAfter(words, asked),
    ]),
    ...(subject === 'forge' ? forgedCheaper(words, asked) : []),
    ...sownFields(words, asked),
    ...youngLack(words, asked),
    ...(growsAlone(asked) ? [words.helps.growing] : []),
    ...missing,
    ...(acting?.order ?? []),
    ...(gifts.besides ?? []),
    ...waitingGoblins(words, asked),
    ...reminders,
    ...hungerAfter(words, asked),
  ];
}

/** The food needed for the feeding that follows an exchange. */
function feedingAfter({ helps }: CavernaWords, asked: Asked<State>): string[] {
  if (!['harvest', 'barter'].includes(openTask(asked))) return [];
  const needed = nextFeeding(me(positionOf(asked.state), asked.decision.seat));
  return needed === undefined ? [] : [helps.feeding(needed)];
}

/** At the end of a turn, what food will be lacking. */
function hungerAfter(words: CavernaWords, { state, decision: { task, seat } }: Asked<State>): string[] {
  const ahead = task === END ? hungerAhead(words, { state, seat }) : undefined;
  return ahead === undefined ? [] : [ahead];
}

/** The question, without what the end button does. */
function besidesEnd(asked: Asked<State>, ending: Ending | undefined): Asked<State> {
  const hides = ending?.hides ?? [];
  const options = asked.decision.options.filter(({ move }) => !hides.includes(move));
  return { ...asked, decision: { ...asked.decision, options } };
}

/** What is still open: something that always has to be done, or that follows from what was done. */
function openTask({ state: { turn, phase }, decision }: Asked<State>): string {
  if (decision.task !== 'act') return decision.task;
  if (phase === 'harvest') return 'barter';
  return turn?.acted === true ? subjectOf(decision) : decision.task;
}

/**
 * Whether the help for a question is needed now: how to end a turn in the first turn, or the order of dwarfs once their
 * weapons differ.
 */
function matters({ state, decision: { task, seat } }: Asked<State>): boolean {
  if (task === END) return isFirstTurn(state, seat);
  if (task !== 'place') return true;
  // Goblins go after everybody else, no matter what weapons they have.
  const [people, goblins] = homeOf(state, seat);
  const home = people.length > 0 ? people : goblins;
  return home.some(({ weapon }) => weapon !== home[0]?.weapon);
}

/** A seat's people who can still be placed in this round: its goblins, and all others. */
function homeOf({ players }: State, seat: number): [people: Dwarf[], goblins: Dwarf[]] {
  const home = players[seat]?.dwarfs.filter(({ at, newborn }) => at === 'home' && !newborn) ?? [];
  return [home.filter(({ goblin }) => !goblin), home.filter(({ goblin }) => goblin)];
}

/** Says that goblins wait if others of their family go first. */
function waitingGoblins({ helps }: CavernaWords, { state, decision: { task, seat } }: Asked<State>): string[] {
  const [people, goblins] = homeOf(state, seat);
  return task === 'place' && people.length > 0 && goblins.length > 0 ? [helps.goblinsWait(goblins.length)] : [];
}

/** Whether it is a seat's first turn in a game: only then does the panel explain how to end a turn. */
const isFirstTurn = ({ round, players }: State, seat: number): boolean =>
  round === 1 && (players[seat]?.dwarfs.filter(({ at }) => at !== 'home').length ?? 0) <= 1;

/** The maximum number of reminders beneath a question. */
const MOST_REMINDERS = 2;

/** What is special about the player's people: help for the question, and reminders about the options. */
function peculiar(words: CavernaWords, { state, decision }: Asked<State>) {
  const player = state.players[decision.seat];
  const acting = state.turn?.seat === decision.seat ? player?.dwarfs[state.turn.dwarf] : undefined;
  const folk = player?.folk === undefined ? undefined : words.folk(player.folk);
  const told = [...(acting?.goblin ? [words.goblins] : []), ...(folk === undefined ? [] : [folk])];
  const subject = subjectIn({ state, decision });
  const help = told.map(({ helps }) => find<string>(helps ?? {}, subject)).find((line) => line !== undefined);
  const reminders = remindedOf(decision, player?.folk)
    // The help for the question already says so.
    .filter((verb) => help === undefined || verb !== subject)
    .filter((verb) => verb !== 'take' || returnsOne({ state, decision }))
    .flatMap(
      (verb) => told.map(({ reminds }) => find<string>(reminds ?? {}, verb)).find((line) => line !== undefined) ?? [],
    );
  const { halves, overhang } = layingIn(decision);
  const laying = told.flatMap(({ lays = {}, overhang: line }) => [
    ...(overhang && line !== undefined ? [line] : []),
    ...halves.flatMap((half) => lays[half] ?? []),
  ]);
  return {
    help,
    reminders: [...new Set([...laying, ...reminders])].slice(0, MOST_REMINDERS),
  };
}

/** The halves of the board where a tile can go, and whether it may overhang. */
function layingIn({ options }: Decision) {
  const cells = ofKind('lay', options).flatMap(({ laid }) => laid.flatMap(({ cell }) => cellAt(cell) ?? []));
  return { halves: [...new Set(cells.map(halfOf))], overhang: !cells.every(isPrinted) };
}

/** Whether the player may take the goods of the space and then choose which of them go back. */
function returnsOne({ state, decision: { seat } }: Pick<Asked<State>, 'state' | 'decision'>): boolean {
  const player = state.players[seat];
  return player !== undefined && taskWithin(player, 'take') !== undefined && choosesReturned(positionOf(state), seat);
}

/** The available kinds of moves for which a folk may have reminders; among exchanges, only its own. */
function remindedOf({ options }: Decision, folk: string | undefined): readonly Verb[] {
  const own = options.filter(({ anytime }) => !anytime).map(({ move }) => readMove(move));
  const verbs = own.filter((move) => move.verb !== 'use' || move.tile === folk).map(({ verb }) => verb);
  return [...new Set(verbs)];
}

/**
 * What else the player gets, whatever they choose. If they can take something first at no cost, this replaces the help:
 * it is not lost if they leave it out.
 */
function comingTo({ helps }: CavernaWords, asked: Asked<State>): { instead?: string; besides?: string[] } {
  const goods = ['act', 'expedition'].includes(asked.decision.task) ? coming(asked) : {};
  if (entriesOf(goods).length === 0) return {};
  if (takesBesides(asked)) return { instead: helps.anyway(goods) };
  return { besides: [takesAlone(asked) ? helps.asItStands(goods) : helps.coming(goods)] };
}

/** Asks which space to imitate, and names the price; undefined for any other question. */
function imitationOf({ imitation }: CavernaWords, { state, decision: { seat } }: Asked<State>): string | undefined {
  const task = state.players[seat]?.agenda.at(-1);
  return task?.do === 'imitate' ? imitation((task as Imitate).food) : undefined;
}

/** Asks how to pay, and names the price; undefined for any other question. */
function payingOf({ paying }: CavernaWords, { state, decision: { seat, task } }: Asked<State>): string | undefined {
  const player = state.players[seat];
  return task === 'pay' && player !== undefined ? paying(costDue(player)) : undefined;
}

/** The question of where to sow the next crop; undefined for any other question. */
function sowingOf({ sowing }: CavernaWords, { state, decision: { seat } }: Asked<State>): Heading | undefined {
  const task = state.players[seat]?.agenda.at(-1);
  if (task?.do !== 'sowAt') return undefined;
  const [next = '', ...others] = (task as SowAt).crops;
  return sowing(
    next,
    others.reduce<Bundle>((sum, crop) => plus(sum, { [crop]: 1 }), {}),
  );
}

/** The food needed and the food at hand, and what helps; undefined outside a feeding. */
function hungerOf({ helps }: CavernaWords, { state, decision: { seat, options } }: Asked<State>): string[] | undefined {
  const task = state.players[seat]?.agenda.at(-1);
  const hunger = task?.do === 'feed' ? hungerIn(state, seat) : undefined;
  if (hunger === undefined) return undefined;
  const mine = me(positionOf(state), seat);
  const exchanges = options.filter(({ anytime }) => anytime);
  const found = lackingIn(hunger).filter((good) => usefulExchanges(mine, exchanges, new Set([good])).length > 0);
  const tiles = options.some(({ anytime, move }) => !anytime && readMove(move).verb === 'use');
  return [
    helps.hunger(hunger, tiles ? [...found, 'tile'] : found),
    ...(donkeyHelps(mine, task as Feed) ? [helps.donkeySaves] : []),
  ];
}

/** How many more items a started expedition may bring. */
function lootLeft({ helps }: CavernaWords, { state, decision: { seat, options } }: Asked<State>): string[] {
  const expedition = ofKind('loot', options).length === 0 ? undefined : expeditionOf(state, seat);
  if (expedition === undefined) return [];
  return [helps.loot(expedition.level - expedition.taken.length, expedition.level)];
}

/** Which crop can be sown on which ground. */
const SOWN_ON = [
  ['field', ['grain', 'vegetable', 'gemfruit']],
  ['cavern', ['mushroom']],
] as const satisfies readonly (readonly [Ground, readonly Crop[]])[];

/** How many goods lie on a field and in a cavern after sowing one of the available crops there. */
function sownFields({ helps }: CavernaWords, { state, decision: { seat, options } }: Asked<State>): string[] {
  const sown = ofKind('sow', options);
  const mine = me(positionOf(state), seat);
  return SOWN_ON.flatMap(([ground, crops]) => {
    const held = crops
      .filter((crop) => sown.some(({ goods }) => goods[crop]))
      .map((crop) => ({ [crop]: sownThere(mine, crop, ground) }));
    return held.length === 0 ? [] : [helps.sown(ground, held)];
  });
}
