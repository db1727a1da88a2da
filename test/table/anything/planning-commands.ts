import type { Panel } from '../../../src/table/play/showing.ts';
import type { Answer } from '../../../src/table/play/turns.ts';
import type { Press } from '../../../src/table/requests.ts';
import type { SettingsChange } from '../../../src/table/waiting/personal.ts';
import { SECRET } from './calls.ts';
import type { Luck } from './luck.ts';
import { anybody, type Commands, nameOf } from './words.ts';
import { anyGame, type World } from './world.ts';

const HOUR = 60 * 60_000;

interface Sitting {
  readonly gameId: string;
  readonly userId: string;
}

/** A game and one of its players. */
async function sitting(world: World, luck: Luck): Promise<Sitting | undefined> {
  const game = await anyGame(world, luck);
  const userId = luck.chance(95) ? luck.pick(game?.seats ?? [])?.userId : anybody(luck).id;
  return game === undefined || userId === undefined ? undefined : { gameId: game.id, userId };
}

type Act = (world: World, luck: Luck, at: Sitting) => Promise<string | undefined>;

/** A player's action on their own preparation. */
const atDesk = (weight: number, act: Act) => ({
  weight,
  async run(world: World, luck: Luck) {
    const at = await sitting(world, luck);
    const told = at && (await act(world, luck, at));
    return at && told && `${nameOf(at.userId)} ${told}`;
  },
});

const STANDING = [
  { feed: ['grain', 'vegetable', 'sheep'] },
  {
    feed: ['vegetable', 'grain', 'sheep', 'boar', 'cattle', 'donkey'],
    breed: ['sheep'],
    keep: ['sheep'],
    phase: 'field',
  },
  { feed: ['stone'] },
  undefined,
] as const;

async function lay({ tables: { planning } }: World, luck: Luck, at: Sitting): Promise<string | undefined> {
  const { turn } = await planning.planned(at);
  const moves = turn?.decision.options.filter(({ anytime }) => !anytime) ?? [];
  const move = luck.pick(moves)?.move ?? 'dig 1';
  const condition = luck.chance(30) ? { of: 'own' as const, good: 'wood', least: 1 + luck.below(4) } : undefined;
  const { orders } = await planning.lay({ ...at, move, condition });
  return `lays ${move}, now ${orders.length} orders`;
}

async function change({ tables: { planning } }: World, luck: Luck, at: Sitting): Promise<string | undefined> {
  const { orders } = await planning.planned(at);
  const order = luck.pick(orders)?.id ?? 1;
  const kind = luck.oneOf('up', 'down', 'remove', 'condition');
  await planning.change({ ...at, order, change: kind === 'condition' ? { kind, condition: undefined } : { kind } });
  return `changes order ${order}: ${kind}`;
}

/** A turn that is rehearsed before it comes, and then kept or left. */
async function rehearse({ tables: { planning } }: World, luck: Luck, at: Sitting): Promise<string | undefined> {
  const { rehearsal } = planning;
  const { orders } = await planning.planned(at);
  const order = luck.chance(30) ? luck.pick(orders)?.id : undefined;
  let panel: Panel | undefined = luck.chance(70) ? await rehearsal.open({ ...at, order }) : await rehearsal.panel(at);
  const moves: string[] = [];
  for (let i = luck.below(6); i > 0 && panel !== undefined; i--) {
    const move: string = luck.pick(panel.decision.options)?.move ?? 'end';
    const press: Press = { ...at, step: panel.step };
    const answer: Answer =
      luck.chance(85) || panel.drafts.length === 0
        ? await rehearsal.choose({ ...press, move })
        : await rehearsal[luck.oneOf('stepBack', 'startOver')](press);
    moves.push(move);
    panel = 'panel' in answer ? answer.panel : undefined;
  }
  if (panel !== undefined && luck.chance(50)) await rehearsal[luck.oneOf('keep', 'leave')](at);
  return `rehearses ${moves.join(', ')}`;
}

const ZONES = ['Europe/Berlin', 'Pacific/Auckland', 'America/Los_Angeles', undefined, 'Nowhere/Land'] as const;

function anySettings(luck: Luck): SettingsChange {
  return luck.oneOf<SettingsChange>(
    { timeZone: luck.oneOf(...ZONES) },
    { wakesAt: luck.below(1_440), sleepsAt: luck.below(1_440) },
    { calls: luck.oneOf('channel', 'dm', 'both', 'none') },
    { remindEvery: luck.oneOf(0, 1, 6, 24, 168) },
    { doForced: luck.chance(50), statistics: luck.chance(50) },
  );
}

export const planningCommands = {
  lay: atDesk(7, lay),
  change: atDesk(2, change),
  clear: atDesk(1, async ({ tables }, _, at) => {
    await tables.planning.clear(at);
    return 'clears';
  }),
  standing: atDesk(4, async ({ tables }, luck, at) => {
    const standing = luck.oneOf<unknown>(...STANDING);
    await tables.planning.keepStanding({ ...at, standing });
    return `orders for harvests ${JSON.stringify(standing)}`;
  }),
  rehearse: atDesk(4, rehearse),
  wish: atDesk(3, async ({ tables }, luck, at) => {
    const move = luck.oneOf('furnish cuddleRoom', 'furnish carpenter', `furnish ${SECRET}`);
    await tables.planning.wish({ ...at, move });
    return `wishes to ${move}, or no longer`;
  }),
  recap: atDesk(5, async ({ tables }, _, at) => {
    const recap = await tables.planning.recap(at);
    return `reads ${recap?.chapters.length ?? 'nothing'}`;
  }),
  note: atDesk(2, async ({ tables }, luck, at) => {
    await tables.planning.keepNote({ ...at, text: luck.chance(70) ? `${SECRET} of ${at.userId}` : '' });
    return 'keeps a note';
  }),
  silence: atDesk(3, async ({ tables }, _, at) => {
    await tables.calls.silence(at);
    return 'wants silence';
  }),
  nudge: atDesk(5, async ({ tables }, _, at) => {
    const nudged = await tables.calls.nudge(at);
    return `nudges ${nudged.map(({ name, kind }) => `${name}: ${kind}`).join(', ')}`;
  }),
  settings: {
    weight: 5,
    async run({ tables }, luck) {
      const { id, name } = anybody(luck);
      const settings = anySettings(luck);
      await tables.personal.change(id, settings);
      return `${name} ${JSON.stringify(settings)}`;
    },
  },
  away: {
    weight: 5,
    async run({ tables }, luck) {
      const { id, name } = anybody(luck);
      const from = tables.clock.now() + (luck.below(60) - 10) * HOUR;
      await tables.personal.goAway(id, { from, to: from + (1 + luck.below(200)) * HOUR });
      return name;
    },
  },
  back: {
    weight: 3,
    async run({ tables }, luck) {
      const { id, name } = anybody(luck);
      await tables.personal.comeBack(id);
      return name;
    },
  },
  mine: {
    weight: 2,
    async run({ tables }, luck) {
      const { id, name } = anybody(luck);
      const games = await tables.personal.games(id);
      await tables.ratings.statistics({ scope: { game: 'toy' }, userId: id, asker: anybody(luck).id });
      return `${name}: ${games.length} games`;
    },
  },
} satisfies Commands;
