import type { Wish } from '../../src/table/ahead/plan.ts';
import type { Recap } from '../../src/table/ahead/recap.ts';
import { type Bot, faceOf } from '../bot.ts';
import { linesOf } from '../discord/phone.ts';
import type { Seated } from '../face/face.ts';
import { newsLines } from '../plan/plan-message.ts';

/** How many characters of a message may describe what has happened. */
const RECAP_LIMIT = 1_200;

/** How many lines a phone shows above a question and its answers. */
const LINES_AT_ONCE = 14;

/** The posts right above a player's first turn cover this many turns. */
const AT_HAND = 2;

/** A line of a list, without small print, which Discord does not show in lists. */
const bullet = (line: string): string => `- ${line.replace(/^-# /, '')}`;

/** Who reads a recap, and what else they see. */
interface Told {
  /** Whether only the player reads it, or everybody; only the player if left out. */
  readonly readers?: 'own' | 'all';
  /**
   * Other text above the question, which should be visible together with the question; undefined if there is no
   * question.
   */
  readonly beside?: string;
  /** Leaves out turns whose posts are right above. */
  readonly brief?: boolean;
}

/**
 * The results of a player's orders, and what happened since their last turn; undefined if there is nothing to say. If
 * it is long, the oldest turns are described in a word, or only in the log.
 */
export function recapText(
  bot: Bot,
  recap: Recap,
  { readers = 'own', beside, brief = false }: Told = {},
): string | undefined {
  const { recap: words } = bot.words;
  const { turns, lines, news, isFirst } = faceOf(bot, recap.game).recap(
    recap,
    readers === 'own' ? recap.seat : undefined,
  );
  const played = recap.played && !isFirst;
  const name = recap.game.seats[recap.seat]?.name ?? '';
  const since = readers === 'own' ? words.since.own : words.since.of(name);
  const title = played ? since : words.begun;
  // What concerns the reader comes before what others have done.
  const own = newsLines(bot, recap);
  const after = news.map(bullet);
  const between = lines(turns).map(bullet);
  if (turns + between.length + after.length === 0) return own.length === 0 ? undefined : own.join('\n');
  if (readers === 'own' && (brief || !played) && own.length + after.length === 0 && turns <= AT_HAND) return undefined;
  const text = (from: number, whole = from): string => {
    const told = [...(from === 0 ? [] : [words.earlier]), ...lines(from, whole)].map(bullet);
    return [...own, title, ...told, ...after].join('\n');
  };
  if (beside !== undefined) {
    let short = text(0);
    for (let whole = 1; whole <= turns && linesOf(short) + linesOf(beside) > LINES_AT_ONCE; whole++)
      short = text(0, whole);
    if (short.length <= RECAP_LIMIT) return short;
  }
  for (let from = 0; from < turns; from++) {
    const told = text(from);
    if (told.length <= RECAP_LIMIT) return told;
  }
  const rest = within([title, ...(turns === 0 ? [] : [`- ${words.earlier}`]), ...between, ...after]);
  return [within(own, RECAP_LIMIT - rest.length), rest].filter((part) => part !== '').join('\n');
}

/** The text for when nothing has happened. */
export function nothingTold({ words }: Bot, { game, played }: Recap): string {
  if (game.status !== 'running') return words.ending.over;
  return played ? words.recap.nothing : words.recap.nothingYet;
}

/** As many whole lines as fit into this many characters. */
function within(lines: readonly string[], room = RECAP_LIMIT): string {
  const text = lines.join('\n');
  return text.length <= room || lines.length === 0 ? text : within(lines.slice(0, -1), room);
}

/**
 * What is coming, what is ready, and what wishes still need; undefined if there is nothing to say. A guide has bearings
 * of its own.
 */
export function bearingsText(
  bot: Bot,
  at: Seated,
  { wishes, bearings }: { readonly wishes: readonly Wish[]; readonly bearings?: readonly string[] | undefined },
): string | undefined {
  const face = faceOf(bot, at.game);
  const lines = [...(bearings ?? face.bearings(at)), ...(face.supply?.wishes?.lacking({ ...at, wishes }) ?? [])];
  return lines.length === 0 ? undefined : within(lines.map(bullet));
}
