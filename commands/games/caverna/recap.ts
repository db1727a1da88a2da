import type { Verb } from '../../../src/games/caverna/moves/move.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { bold } from '../../../src/messages/text.ts';
import type { Recap } from '../../../src/table/ahead/recap.ts';
import { sittingAt } from '../../../src/table/play/tenures.ts';
import type { Seat } from '../../../src/table/types.ts';
import type { Retold } from '../../face/face.ts';
import { deedsTold, doings } from './deeds.ts';
import { ownDeeds, playable, playTurn } from './played.ts';
import { doneBy, harvestDeeds, news } from './story.ts';
import type { CavernaWords } from './words.ts';

/** How many turns in a row of the same player to describe; earlier ones are only mentioned. */
const MOST_TURNS = 4;

/**
 * What happened in a recap, in chronological order, with the reveals of each new round. If the reader plays, they are
 * not named.
 */
export function cavernaRecap(words: CavernaWords, recap: Recap<State>, reader?: number): Retold {
  const own = reader === undefined ? undefined : playerAt(recap.game.seats, reader);
  const named = (doing: Doing): Doing => (doing.player === own ? { ...doing, name: words.recap.you } : doing);
  const rounds = inRounds(recap.chapters).map((chapters) => ({
    doings: chapters.flatMap((chapter) => deedsIn(words, recap, chapter)).map(named),
    news: newsOf(words, chapters),
    round: chapters[0]?.before.round,
  }));
  const last = rounds.pop();
  let before = 0;
  const earlier = rounds.map((round) => {
    const first = before;
    before += round.doings.length;
    return { ...round, first };
  });
  return {
    isFirst: isFirst(recap),
    turns: before + (last?.doings.length ?? 0),
    lines: (from, whole = from) => [
      ...earlier.flatMap(({ doings, news, first, round }) => [
        // The reveals of a round serve as the heading of the turns after them.
        ...linesOf(words, doings, { from: from - first, whole: whole - first, ...(first === 0 && { round }) }),
        ...news,
      ]),
      ...linesOf(words, last?.doings ?? [], { from: from - before, whole: whole - before }),
    ],
    news: last?.news ?? [],
  };
}

/** Whether the player of a recap had done nothing before it, except perhaps choose a folk. */
function isFirst({ chapters: [first], seat }: Recap<State>): boolean {
  if (first === undefined || first.before.round > 1) return false;
  const mine = first.before.players[seat];
  return mine?.passed === false && mine.dwarfs.every(({ at }) => at === 'home');
}

type Chapters = Recap<State>['chapters'];

/** Chapters by round. */
function inRounds(chapters: Chapters): Chapters[] {
  const begun = chapters.flatMap(({ before }, at) => (before.round === chapters[at - 1]?.before.round ? [] : [at]));
  return begun.map((first, which) => chapters.slice(first, begun[which + 1]));
}

/** What was revealed by the end of some chapters. */
function newsOf(words: CavernaWords, chapters: Chapters): string[] {
  const [first] = chapters;
  const last = chapters.at(-1);
  return first && last ? news(words, first.before, last.after) : [];
}

/**
 * The index of the first event to describe, and of the first to describe at length; either may come before the first
 * event.
 */
interface From {
  readonly from: number;
  readonly whole: number;
  /** The round, if no earlier line mentions it. */
  readonly round?: number | undefined;
}

/** Stands in for the earlier turns if one player has many in a row. */
const MORE = '…';

/** A story with its full stop, unless it was cut; a note on who chose for the player is a separate sentence. */
const sentence = (story: string): string => (/(\)\*|…)$/.test(story) ? story : `${story}.`);

/**
 * This event and all later ones, in chronological order: the oldest are summarised in one line, followed by a line for
 * each player per turn.
 */
function linesOf(words: CavernaWords, all: readonly Doing[], { from: start, whole, round }: From): string[] {
  const from = Math.max(0, start);
  const at = Math.max(from, whole);
  const brief = all.slice(from, at).map((doing) => ({ ...doing, told: doing.brief }));
  const shown = (doings: readonly Doing[]) =>
    inRows(doings).map(({ name, turns }) => {
      const last = deedsOf(turns.slice(-MOST_TURNS));
      const story = [...(turns.length > MOST_TURNS ? [MORE] : []), ...last].join('; ');
      return `${bold(name)}: ${sentence(story)}`;
    });
  const short = [...(round === undefined ? [] : [words.recap.round(round)]), ...shown(brief)].join(' ');
  return [...(brief.length === 0 ? [] : [short]), ...shown(all.slice(at))];
}

/**
 * Events, with those of one player in a row grouped together. A former player of a seat is listed separately from the
 * current one.
 */
function inRows(doings: readonly Doing[]): { readonly name: string; readonly turns: readonly Deed[] }[] {
  const begun = doings.flatMap(({ player }, at) => (player === doings[at - 1]?.player ? [] : [at]));
  return begun.map((first, which) => ({
    name: doings[first]?.name ?? '',
    turns: doings.slice(first, begun[which + 1]),
  }));
}

/** A turn's actions, and, if worth mentioning, who chose them. */
interface Deed {
  readonly told: string;
  /** The same in a word. */
  readonly brief: string;
  readonly by: string;
}

/** An event, and its seat. */
interface Doing extends Deed {
  readonly player: string;
  readonly name: string;
}

/** The player in a seat; somebody who returns to a seat that they gave away is still the same player. */
const playerAt = (seats: readonly Seat[], seat: number): string => `${seat} ${seats[seat]?.userId}`;

/** The moves that describe a turn in a word: what others can no longer have. */
const MAIN: readonly Verb[] = ['place', 'imitate', 'furnish', 'at'];

/** The turn of a chapter, then the automatic events of players after it, if they are worth a line. */
function deedsIn(
  words: CavernaWords,
  { seatsAt }: Pick<Recap<State>, 'seatsAt'>,
  { turn, before, after }: Recap<State>['chapters'][number],
): Doing[] {
  const seats = seatsAt(turn.moves.at(-1)?.entry ?? 0);
  const of = (seat: number) => ({ player: playerAt(seats, seat), name: seats[seat]?.name ?? '' });
  const played = playTurn(playable(before, after), turn);
  // Everybody reads about the choice of a folk at the start.
  const own = ownDeeds(words, turn, played).filter(({ move }) => move.verb !== 'keep');
  const by = doneBy(words, sittingAt(seatsAt, turn), turn);
  const behind = played === undefined ? [] : harvestDeeds(words, played);
  const told = deedsTold(words, own, played?.changed);
  const main = own.filter(({ move }) => MAIN.includes(move.verb));
  const brief = main.length === 0 ? told : deedsTold(words, main);
  return [
    ...(doings(words, own).length === 0 ? [] : [{ ...of(turn.seat), told, brief, by }]),
    ...behind.map(({ seat, deeds }) => {
      const harvested = deedsTold(words, deeds);
      return { ...of(seat), told: harvested, brief: harvested, by: '' };
    }),
  ];
}

/** The turns of a player; if a stand-in chose several in a row, it is named after the last of them. */
function deedsOf(turns: readonly Deed[]): string[] {
  return turns.map(({ told, by }, at) => (by === turns[at + 1]?.by ? told : `${told}${by}`));
}
