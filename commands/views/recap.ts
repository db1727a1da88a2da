import type { Wish } from '../../src/table/ahead/plan.ts';
import type { Recap } from '../../src/table/ahead/recap.ts';
import { type Bot, faceOf } from '../bot.ts';
import type { Seated } from '../face.ts';
import { newsLines } from './plan.ts';

/** How much of a panel may go to what happened: what is asked matters more. */
const RECAP_LIMIT = 1_200;

/** So many turns at the beginning of a game stand in the posts right above a player's first one. */
const AT_HAND = 2;

/**
 * What happened since a player's last turn, and what became of their orders and wishes; undefined where there is nothing to
 * tell. Where it is long, the oldest turns give way to the log. Read by the player alone, or by everybody.
 */
export function recapText(bot: Bot, recap: Recap, readers: 'own' | 'all' = 'own'): string | undefined {
  const { recap: words } = bot.words;
  const { turns, lines, news, isFirst } = faceOf(bot, recap.game).recap(
    recap,
    readers === 'own' ? recap.seat : undefined,
  );
  const played = recap.played && !isFirst;
  const name = recap.game.seats[recap.seat]?.name ?? '';
  const since = readers === 'own' ? words.since.own : words.since.of(name);
  const title = played ? since : words.begun;
  const after = [...news.map((line) => `- ${line}`), ...newsLines(bot, recap)];
  const between = lines(turns).map((line) => `- ${line}`);
  if (turns + between.length + after.length === 0) return undefined;
  if (readers === 'own' && !played && after.length === 0 && turns <= AT_HAND) return undefined;
  for (let from = 0; from < turns; from++) {
    const told = [...(from === 0 ? [] : [words.earlier]), ...lines(from)].map((line) => `- ${line}`);
    const text = [title, ...told, ...after].join('\n');
    if (text.length <= RECAP_LIMIT) return text;
  }
  return within([title, ...(turns === 0 ? [] : [`- ${words.earlier}`]), ...between, ...after]);
}

/** What is said where there is nothing to tell of. */
export function nothingTold({ words }: Bot, { game, played }: Recap): string {
  if (game.status !== 'running') return words.ending.over;
  return played ? words.recap.nothing : words.recap.nothingYet;
}

/** As many whole lines as there is room for. */
function within(lines: readonly string[]): string {
  const text = lines.join('\n');
  return text.length <= RECAP_LIMIT ? text : within(lines.slice(0, -1));
}

/** What is coming, what is ready and what wishes lack; undefined where there is nothing to tell. */
export function bearingsText(bot: Bot, at: Seated, wishes: readonly Wish[]): string | undefined {
  const face = faceOf(bot, at.game);
  const lines = [...(face.bearings?.(at) ?? []), ...(face.wished?.({ ...at, wishes }) ?? [])];
  return lines.length === 0 ? undefined : within(lines.map((line) => `- ${line}`));
}
