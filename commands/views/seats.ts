import { seatStyles } from '../../render/theme.ts';
import type { Seat } from '../../src/table/types.ts';

/** The colour of a seat as 0xRRGGBB; undefined without a seat. */
export function accentOf(seat: Seat | undefined): number | undefined {
  const style = seatStyles.find(({ name }) => name === seat?.colour);
  return style && Number.parseInt(style.colour.slice(1), 16);
}

/** A mention of who sits there; whether it calls them is up to the message's allowed mentions. */
export function mention({ userId }: Seat): string {
  return `<@${userId}>`;
}
