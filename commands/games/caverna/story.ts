import type { FinishedTurn } from '../../../src/engine/log.ts';
import { countGoods } from '../../../src/games/caverna/goods.ts';
import { ofKind } from '../../../src/games/caverna/moves/codec.ts';
import { endingOf } from '../../../src/games/caverna/schedule.ts';
import { GOODS, type State } from '../../../src/games/caverna/state.ts';
import { givingTiles } from '../../../src/games/caverna/witness.ts';
import { sittingAt } from '../../../src/table/play/tenures.ts';
import type { Seat } from '../../../src/table/types.ts';
import type { Story } from '../../face/face.ts';
import { chosenFolks } from './choosing.ts';
import { doings, turnTold } from './deeds.ts';
import { ownDeeds, type Played, playable, playTurn, toldOf } from './played.ts';
import { familyOf } from './spaces.ts';
import { order, stage } from './stage.ts';
import type { CavernaWords } from './words.ts';

/** What happened: a line for each turn, then what followed it in a harvest, and what was revealed. */
export function cavernaStory(words: CavernaWords, story: Story<State>): string[] {
  const { before, after } = story;
  const told = replayed(story);
  const chosen = chosenIn(words, story);
  const lines = told.flatMap(({ turn, played }) => [
    // The line about the choice already says that it was made.
    ...(chosen.length > 0 && ofKind('keep', turn.moves).length > 0 ? [] : turnLines(words, story, { turn, played })),
    ...(played ? behindLines(words, story, { turn, played }) : []),
  ]);
  // If the current rules cannot replay it, what was revealed comes at the end.
  const lost = told.some(({ played }) => played === undefined);
  return [...chosen, ...lines, ...(before && after && lost ? news(words, known(before, told), after) : [])];
}

/** The folks that were revealed in these turns. */
function chosenIn(words: CavernaWords, { turns, seatsAt, before, after }: Story<State>): string[] {
  if (before === undefined || after === undefined) return [];
  const names = seatsAt(turns.at(-1)?.moves.at(-1)?.entry ?? 0).map(({ name }) => name);
  const chosen = chosenFolks(words, { before, after, names });
  const isOver = before.phase === 'folks' && after.phase !== 'folks';
  return isOver ? [...chosen, ...order(words, after, names)] : chosen;
}

/** The same for the turns only. */
export function cavernaTurns(words: CavernaWords, story: Story<State>): string[] {
  return replayed(story).flatMap((each) => turnLines(words, story, each));
}

/** Replays turns, starting from the first state, until the current rules reject one. */
function replayed({ turns, before, after }: Story<State>): Replayed[] {
  let state = before && after ? playable(before, after) : undefined;
  return turns.map((turn) => {
    const played = state && playTurn(state, turn);
    if (played === undefined) state = undefined;
    return { turn, played };
  });
}

/** The state after everything described so far. */
const known = (before: State, told: readonly Replayed[]): State =>
  told.reduce((state, { played }) => played?.behind.after ?? state, before);

/** A turn and, if known, how it was played. */
interface Replayed {
  readonly turn: FinishedTurn;
  readonly played: Played | undefined;
}

function turnLines(
  words: CavernaWords,
  { seatsAt, every = false, postOf }: Story<State>,
  { turn, played }: Replayed,
): string[] {
  const deeds = ownDeeds(words, turn, played);
  if (!every && doings(words, deeds).length === 0) return [];
  const sitting = sittingAt(seatsAt, turn);
  const address = postOf?.(turn);
  const line = `${turnTold(words, sitting?.name ?? '', { done: deeds, changed: played?.changed })}${doneBy(words, sitting, turn)}`;
  return [address === undefined ? line : `${line} ${words.log.post(address)}`];
}

/** What happened after the end of a turn, for the current player of the seat. */
function behindLines(
  words: CavernaWords,
  { seatsAt, headings = false }: Story<State>,
  { turn, played }: Replayed & { readonly played: Played },
): string[] {
  const { before, after, received } = played.behind;
  const seats = seatsAt(turn.moves.at(-1)?.entry ?? 0);
  const harvested = harvestDeeds(words, played).map(({ seat, deeds }) =>
    turnTold(words, seats[seat]?.name ?? '', { done: deeds }),
  );
  const kind = endingOf(before, before.round) ?? 'harvest';
  const given = received.flatMap((goods, seat) =>
    GOODS.some((good) => goods[good])
      ? [words.turnedUp.received(seats[seat]?.name ?? '', goods, givingTiles(before, after, seat))]
      : [],
  );
  return [
    ...(harvested.length === 0 ? [] : [words.turnedUp.harvest({ round: before.round, kind })]),
    ...harvested,
    ...(headings ? underHeading(words, before, after) : news(words, before, after)),
    ...given,
  ];
}

/** Each player's automatic actions after the end of a turn, if they are worth a line. */
export function harvestDeeds(words: CavernaWords, { behind }: Played) {
  return behind.after.players.flatMap((_, seat) => {
    const people = familyOf(words, behind.before, seat);
    const deeds = behind.deeds.filter((deed) => deed.seat === seat).map((deed) => toldOf(deed, people));
    return doings(words, deeds).length === 0 ? [] : [{ seat, deeds }];
  });
}

/** Who chose the moves of a turn, unless it was the person, or a computer player in a seat of its own. */
export function doneBy({ log }: CavernaWords, sitting: Seat | undefined, { moves }: FinishedTurn): string {
  const by = moves.at(-1)?.by;
  if (by === undefined || (by === 'computer' && sitting?.plays === 'computer')) return '';
  return ` ${log.by[by]}`;
}

/** The reveals of a new round, starting with the heading of the round. */
function underHeading(words: CavernaWords, before: State, after: State): string[] {
  const [begins, ...others] = news(words, before, after);
  if (begins === undefined) return [];
  const card = cardOf(after);
  return [`### ${stage(words, after)}`, ...(card === undefined ? [] : [words.turnedUp.card(card)]), ...others];
}

/** The card of the new round. */
function cardOf({ cards, round }: State): string | undefined {
  const card = cards[round - 1];
  return card === 'none' || card === 'hidden' ? undefined : card;
}

/** What was revealed between two states: a card, a marker, or spaces that turned into others. */
export function news({ turnedUp }: CavernaWords, before: State, after: State): string[] {
  if (after.round <= before.round) return [];
  const marker = endingOf(after, after.round);
  const isMarked = after.markers[after.round - 1] !== 'none';
  const isShown = isMarked && after.markersShown > before.markersShown && marker !== undefined;
  const flipped = before.spaces.flatMap(({ id }, index) => {
    const now = after.spaces[index]?.id;
    return now === undefined || now === id ? [] : [turnedUp.flipped(id, now)];
  });
  const cleared = clearedSpaces(before, after);
  return [
    turnedUp.newRound({ round: after.round, card: cardOf(after) }),
    ...flipped,
    ...(cleared.length === 0 ? [] : [turnedUp.cleared(cleared)]),
    ...(isShown ? [turnedUp.marker(marker)] : []),
  ];
}

/**
 * The full spaces of a solo game that have fewer goods than before the round because they were cleared (rulebook p.
 * 24).
 */
function clearedSpaces(before: State, after: State): string[] {
  const { clearMoreThan } = before.options.rulings;
  if (before.players.length > 1) return [];
  return before.spaces.flatMap(({ id, goods }, index) => {
    const now = after.spaces[index];
    const isLess = GOODS.some((good) => (now?.goods[good] ?? 0) < (goods[good] ?? 0));
    return now?.id === id && countGoods(goods) > clearMoreThan && isLess ? [id] : [];
  });
}
