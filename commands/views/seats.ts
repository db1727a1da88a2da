import { seatStyles } from '../../render/theme.ts';
import { plain } from '../../src/messages/text.ts';
import { isThere } from '../../src/table/ids.ts';
import type { Seat } from '../../src/table/types.ts';
import { mentionOf } from '../mention.ts';

/** The colour of a seat as 0xRRGGBB; undefined without a seat. */
export function accentOf(seat: Seat | undefined): number | undefined {
  const style = seatStyles.find(({ name }) => name === seat?.colour);
  return style && Number.parseInt(style.colour.slice(1), 16);
}

/** A mention of who plays there, or their name; whether it calls them is up to the message's allowed mentions. */
export function mention(seat: Seat): string {
  const name = `**${plain(seat.name)}**`;
  return isThere(seat) ? mentionOf(seat.userId, name) : name;
}
