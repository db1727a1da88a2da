import { me } from './asking.ts';
import { positionOf } from './game.ts';
import { cropsOf } from './goods.ts';
import { countGround } from './layout.ts';
import type { Me } from './power.ts';
import { type ScoreKey, scoreOf } from './scoring.ts';
import { type Crop, FOLK_CROPS, type State } from './state.ts';

const CROPS: readonly Crop[] = ['grain', 'vegetable', ...FOLK_CROPS];

/** What to compare players by at the end: how much of it a player has, and the minimum that is worth a line. */
const COUNTS = {
  mines: { least: 2, of: ({ player }: Me) => countGround(player, 'oreMine') + countGround(player, 'rubyMine') },
  sheep: { least: 3, of: ({ player }: Me) => player.goods.sheep },
  donkey: { least: 2, of: ({ player }: Me) => player.goods.donkey },
  boar: { least: 3, of: ({ player }: Me) => player.goods.boar },
  cattle: { least: 2, of: ({ player }: Me) => player.goods.cattle },
  dog: { least: 2, of: ({ player }: Me) => player.goods.dog },
  crops: { least: 6, of: (mine: Me) => CROPS.reduce((sum, crop) => sum + cropsOf(mine, crop), 0) },
  ruby: { least: 3, of: ({ player }: Me) => player.goods.ruby },
  gold: { least: 6, of: ({ player }: Me) => player.goods.gold },
  weapon: { least: 6, of: ({ player }: Me) => Math.max(...player.dwarfs.map(({ weapon }) => weapon)) },
  dwarfs: { least: 4, of: ({ player }: Me) => player.dwarfs.length },
  // Everybody has the printed dwelling.
  tiles: { least: 4, of: ({ player }: Me) => player.tiles.length - 1 },
  pastures: {
    least: 3,
    of: ({ player }: Me) => countGround(player, 'smallPasture') + countGround(player, 'largePasture') / 2,
  },
} as const satisfies Readonly<Record<string, { readonly least: number; readonly of: (mine: Me) => number }>>;

/** What a player can have more of than all others. */
type HonourKey = keyof typeof COUNTS;

/**
 * A player's strong points: having more of something than all others, or the line of their own score that brought the
 * most.
 */
export type Honour =
  | { readonly kind: 'most'; readonly key: HonourKey; readonly count: number }
  | { readonly kind: 'line'; readonly key: ScoreKey; readonly points: number };

/** How many honours a player gets, and how many lines a solo player gets. */
const MOST_TOLD = 2;
const MOST_ALONE = 3;

/** What each player did best, by seat, the clearest lead first; everybody gets one. */
export function honoursOf(state: State): Honour[][] {
  const at = positionOf(state);
  const all = state.players.map((_, seat) => me(at, seat));
  if (all.length === 1) return all.map(({ seat }) => bestLines(at, seat, MOST_ALONE));
  const leads = (Object.keys(COUNTS) as HonourKey[]).flatMap((key) => leadIn(all, key) ?? []);
  return all.map(({ seat }) => {
    const own = leads.filter((lead) => lead.seat === seat).toSorted((one, other) => other.lead - one.lead);
    const most = own.slice(0, MOST_TOLD).map(({ key, count }): Honour => ({ kind: 'most', key, count }));
    return most.length > 0 ? most : bestLines(at, seat, 1);
  });
}

/**
 * Who has the most of something, and by how much they lead; undefined if several are tied, or it is not worth a line.
 */
function leadIn(all: readonly Me[], key: HonourKey) {
  const { least, of } = COUNTS[key];
  const [first, second] = all
    .map((mine) => ({ seat: mine.seat, count: of(mine) }))
    .toSorted((one, other) => other.count - one.count);
  if (first === undefined || second === undefined || first.count < least || first.count === second.count)
    return undefined;
  return { ...first, key, lead: (first.count - second.count) / first.count };
}

/** The lines of the score sheet that brought a seat the most points. */
function bestLines(at: ReturnType<typeof positionOf>, seat: number, most: number): Honour[] {
  return scoreOf(at, seat)
    .lines.toSorted((one, other) => other.points - one.points)
    .slice(0, most)
    .map(({ key, points }) => ({ kind: 'line', key: key as ScoreKey, points }));
}
