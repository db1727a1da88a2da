import { furnishedRooms } from './cave.ts';
import { roomOf } from './rooms/index.ts';
import type { Player, State } from './state.ts';

/** What to compare players by at the end, and how much of it a player has. */
const COUNTS = {
  rooms: (player: Player): number => furnishedRooms(player).length,
  gold: ({ goods }: Player): number => goods.gold,
  walls: ({ walls }: Player): number => walls.length,
  weapon: ({ goods }: Player): number => goods.weapon,
  iron: ({ goods }: Player): number => goods.iron,
} as const;

/** What a player can have more of than the other player. */
type HonourKey = keyof typeof COUNTS;

/** A player's strong points: having more of something than the other player, and the room that is worth most. */
export type Honour =
  | { readonly kind: 'most'; readonly key: HonourKey; readonly count: number }
  | { readonly kind: 'room'; readonly room: string; readonly points: number };

/** How many leads of a player to list. */
const MOST_TOLD = 2;

/** What each player did best, by seat, the most important first. */
export function honoursOf({ players }: State): Honour[][] {
  return players.map((player, seat) => {
    const rivals = players.filter((_, other) => other !== seat);
    const leads = (Object.keys(COUNTS) as HonourKey[]).flatMap((key) => {
      const count = COUNTS[key](player);
      return rivals.length > 0 && rivals.every((other) => COUNTS[key](other) < count)
        ? [{ kind: 'most' as const, key, count }]
        : [];
    });
    const [first, ...others] = leads;
    return [...(first === undefined ? [] : [first]), ...bestRoom(player), ...others.slice(0, MOST_TOLD - 1)];
  });
}

/** The most valuable room of a cave. */
function bestRoom(player: Player): Honour[] {
  const rooms = furnishedRooms(player).map((room) => ({ room, points: roomOf(room).points }));
  const [best] = rooms.toSorted((one, other) => other.points - one.points);
  return best === undefined || best.points === 0 ? [] : [{ kind: 'room', ...best }];
}
