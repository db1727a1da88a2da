import { REMEDIES } from '../../../src/table/decide/assembly.ts';
import type { TableGame } from '../../../src/table/types.ts';
import { openGames } from '../open-games.ts';
import type { Luck } from './luck.ts';
import { anybody, type Commands, nameOf } from './words.ts';
import { anyGame, PEOPLE, type World } from './world.ts';

async function askUndo({ tables, ...world }: World, luck: Luck): Promise<string | undefined> {
  const game = await anyGame({ tables, ...world }, luck);
  if (game === undefined) return undefined;
  const turns = await tables.assembly.undoable(game.id);
  const to = luck.chance(90) ? luck.pick(turns.slice(0, 6))?.to : luck.below(20);
  if (to === undefined) return undefined;
  const userId = luck.pick(game.seats)?.userId ?? '';
  const { kind } = await tables.assembly.undo({ gameId: game.id, user: { id: userId, name: nameOf(userId) }, to });
  return `${nameOf(userId)} asks to go back to ${to}: ${kind}`;
}

/** A game with an open vote, or any other if there is none. */
async function votingGame(world: World, luck: Luck): Promise<TableGame | undefined> {
  const games = await openGames(world.stores);
  const open = await Promise.all(games.map(({ id }) => world.stores.votes.open(id)));
  return luck.pick(games.filter((_, index) => open[index] !== undefined)) ?? anyGame(world, luck);
}

async function ballot(world: World, luck: Luck): Promise<string | undefined> {
  const { tables, stores } = world;
  const game = await votingGame(world, luck);
  const vote = game && (luck.chance(90) ? await stores.votes.open(game.id) : (await stores.votes.ofGame(game.id))[0]);
  if (game === undefined || vote === undefined) return undefined;
  const userId = (luck.chance(90) ? luck.pick(vote.voters) : undefined) ?? anybody(luck).id;
  const agrees = luck.chance(80);
  const { outcome } = await tables.assembly.ballot({ gameId: game.id, voteId: vote.id, userId, agrees });
  return `${nameOf(userId)} says ${agrees ? 'yes' : 'no'} to ${vote.kind}: ${outcome}`;
}

/** All voters answer, until the vote is decided. */
async function decide(world: World, luck: Luck): Promise<string | undefined> {
  const game = await votingGame(world, luck);
  const vote = game && (await world.stores.votes.open(game.id));
  if (game === undefined || vote === undefined) return undefined;
  let { outcome } = vote;
  for (const userId of vote.voters) {
    if (outcome !== 'open') break;
    const agrees = luck.chance(90);
    outcome = (await world.tables.assembly.ballot({ gameId: game.id, voteId: vote.id, userId, agrees })).outcome;
  }
  return `${vote.kind} ${outcome}`;
}

/** Waits until a player is late, and has another one act on it. */
async function complain(world: World, luck: Luck): Promise<string | undefined> {
  const game = await anyGame(world, luck);
  const seat = game && luck.pick(await world.stores.waits.ofGame(game.id))?.seat;
  const other = game?.seats.find(({ plays }, index) => index !== seat && plays === undefined);
  if (game === undefined || other === undefined) return undefined;
  world.tables.clock.time += luck.oneOf(1, 3, 3, 7) * 24 * 60 * 60_000;
  const user = { id: other.userId, name: other.name };
  const remedy = luck.oneOf(...REMEDIES);
  const { kind } = await world.tables.assembly.absent({ gameId: game.id, user, remedy, seat });
  return `${user.name} asks for ${remedy} of ${seat}: ${kind}`;
}

export const voteCommands = {
  askUndo: { weight: 5, run: askUndo },
  ballot: { weight: 8, run: ballot },
  decide: { weight: 9, run: decide },
  complain: { weight: 9, run: complain },
  absent: {
    weight: 3,
    async run(world, luck) {
      const game = await anyGame(world, luck);
      if (game === undefined) return undefined;
      const remedy = luck.oneOf(...REMEDIES);
      const seat = luck.chance(50) ? undefined : luck.below(game.seats.length);
      const user = anybody(luck);
      const moderates = luck.chance(25);
      const { kind } = await world.tables.assembly.absent({ gameId: game.id, user, moderates, remedy, seat });
      return `${user.name} asks for ${remedy} of ${seat ?? 'who is late'}${moderates ? ' as moderator' : ''}: ${kind}`;
    },
  },
  replace: {
    weight: 4,
    async run(world, luck) {
      const game = await anyGame(world, luck);
      if (game === undefined) return undefined;
      const user = anybody(luck);
      const free = PEOPLE.filter(({ id }) => game.seats.every(({ userId }) => userId !== id));
      const newcomer = (luck.chance(80) ? luck.pick(free) : undefined) ?? user;
      const seat = luck.below(game.seats.length);
      const moderates = luck.chance(25);
      const { kind } = await world.tables.assembly.replace({ gameId: game.id, user, moderates, seat, newcomer });
      return `${user.name} wants ${newcomer.name} in seat ${seat}: ${kind}`;
    },
  },
  take: {
    weight: 5,
    async run(world, luck) {
      const game = await anyGame(world, luck);
      if (game === undefined) return undefined;
      const offered = await world.tables.assembly.offered(game.id);
      const vote = offered ?? (luck.chance(20) ? (await world.stores.votes.ofGame(game.id))[0] : undefined);
      if (vote === undefined) return undefined;
      const free = PEOPLE.filter(({ id }) => game.seats.every(({ userId }) => userId !== id));
      const user = (luck.chance(90) ? luck.pick(free) : undefined) ?? anybody(luck);
      await world.tables.assembly.take({ gameId: game.id, voteId: vote.id, user });
      return `${user.name} takes seat ${vote.seat}`;
    },
  },
  welcomeBack: {
    weight: 5,
    async run(world, luck) {
      const game = await anyGame(world, luck);
      if (game === undefined) return undefined;
      const absent = game.seats.filter(({ plays }) => plays === 'standIn');
      const userId = luck.pick(absent)?.userId ?? anybody(luck).id;
      await world.tables.assembly.welcomeBack(game, userId);
      return nameOf(userId);
    },
  },
} satisfies Commands;
