import { seatStyles } from '../../render/theme.ts';
import { plain } from '../../src/messages/text.ts';
import type { Seat } from '../../src/table/types.ts';

/** The colour of a seat as 0xRRGGBB; undefined without a seat. */
export function accentOf(seat: Seat | undefined): number | undefined {
  const style = seatStyles.find(({ name }) => name === seat?.colour);
  return style && Number.parseInt(style.colour.slice(1), 16);
}

const DISCORD_ID = /^\d+$/;

/** Whether an id is of somebody in Discord: not of a computer, a rule, or somebody whose data were removed. */
export function isUser(userId: string): boolean {
  return DISCORD_ID.test(userId);
}

/** Whether somebody in Discord plays the seat, and so can be called: no computer, and nobody whose data were removed. */
export function canBeCalled({ userId, plays }: Seat): boolean {
  return plays === undefined && isUser(userId);
}

/** A mention of who plays there, or their name; whether it calls them is up to the message's allowed mentions. */
export function mention(seat: Seat): string {
  return canBeCalled(seat) ? `<@${seat.userId}>` : `**${plain(seat.name)}**`;
}
