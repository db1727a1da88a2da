import { isDeepStrictEqual } from 'node:util';
import { clip } from '../../src/messages/text.ts';
import type { Panel, Position, Recap } from '../../src/table/doors.ts';
import { type Bot, faceOf } from '../bot.ts';
import { newsLines } from './plan.ts';

/** As many viewers are remembered; those who have not looked for longest are forgotten, and see the changes once more. */
const REMEMBERED = 20_000;

/** For each game and seat, the entry that closed the turn after which it has been shown what changed. */
const shown = new WeakMap<Bot['table'], Map<string, number>>();

/**
 * The position right after a viewer's own last turn, or at the start of the game, for the first panel that is opened
 * since: what has changed is to be marked in it. Undefined for every panel after that, and where nothing has changed.
 */
export async function recapOf({ table }: Bot, { game, seat }: Panel, now: Position): Promise<Position | undefined> {
  const own = (await table.turns(game.id)).findLast((turn) => turn.seat === seat);
  const closed = own?.moves.at(-1)?.entry ?? 0;
  const seen = shown.get(table) ?? new Map<string, number>();
  shown.set(table, seen);
  const viewer = `${game.id} ${seat}`;
  const known = seen.get(viewer);
  seen.delete(viewer);
  seen.set(viewer, closed);
  const oldest = seen.keys().next();
  if (seen.size > REMEMBERED && oldest.done !== true) seen.delete(oldest.value);
  if (known === closed) return undefined;
  const then = await table.position(game.id, closed);
  return isDeepStrictEqual(then.state, now.state) ? undefined : then;
}

/** How much of a panel may go to what happened: what is asked matters more. */
const RECAP_LIMIT = 1_500;

/** What happened since a player's last turn, and what became of their orders. */
export function recapText(bot: Bot, recap: Recap): string {
  const told = faceOf(bot, recap.game).recap(recap);
  const { title } = bot.words.recap;
  return clip([`**${title}**`, ...told.map((line) => `- ${line}`), ...newsLines(bot, recap)].join('\n'), RECAP_LIMIT);
}
