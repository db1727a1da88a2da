import { seatStyles } from '../render/paint/theme.ts';
import type { LobbyInput } from '../render/shared/lobby.ts';
import type { Owner } from '../render/shared/owner.ts';
import type { Catalogue } from '../src/messages/index.ts';
import { plain } from '../src/messages/text.ts';
import { isInvited, isThere, playerOf } from '../src/table/ids.ts';
import type { Seat, TableGame } from '../src/table/types.ts';
import { mentionOf } from './discord/mention.ts';

/** The colour of a seat as 0xRRGGBB; undefined without a seat. */
export function accentOf(seat: Seat | undefined): number | undefined {
  const style = seatStyles.find(({ name }) => name === seat?.colour);
  return style && Number.parseInt(style.colour.slice(1), 16);
}

/**
 * A mention of the person who plays a seat, or their name; the message's allowed mentions decide whether it calls them.
 * If a deputy plays, it also says whom they play for.
 */
export function mention({ seats }: Pick<Catalogue, 'seats'>, seat: Seat): string {
  const { id, name } = playerOf(seat);
  const bold = `**${plain(name)}**`;
  const called = isThere(seat) ? mentionOf(id, bold) : bold;
  return id === seat.userId ? called : seats.deputy(called, `**${plain(seat.name)}**`);
}

/** The seats of a lobby in its picture: taken, kept for somebody, or free. */
export function lobbyPlaces(
  { lobby }: Pick<Catalogue, 'lobby'>,
  { seats, places }: TableGame,
  owners: readonly Owner[],
): LobbyInput['seats'] {
  const sitting = seats.map(({ userId, name }, seat) => (isInvited(userId) ? lobby.keptFor(name) : owners[seat]));
  return Array.from({ length: Math.max(places, seats.length) }, (_, seat) => sitting[seat]);
}
