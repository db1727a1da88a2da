import { describe, expect, test } from 'vitest';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { tilesOfEra } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import { begun, type Deal, type Scenario } from './scenario.ts';

/** A draft that seat 1 starts, with the first of these rooms turned over next. */
function drafting(pile: readonly string[], deal: Deal = {}, rulings = {}): Scenario {
  const piles = { 1: pile.toReversed(), 2: [] };
  return begun({ mode: 'quick', rulings }, 2, { startingPlayer: 0, piles, ...deal });
}

const drafted = (game: Scenario): string[] => [...new Set(game.moves().map((move) => move.split(' ')[1] ?? ''))];
const placesOf = (game: Scenario, room: string): string[] =>
  game.moves().flatMap((move) => (move.startsWith(`draft ${room} `) ? [move.slice(7 + room.length)] : []));

/** Puts rooms into a cave without drafting them. */
function lay(game: Scenario, seat: number, rooms: Readonly<Record<number, string>>): Scenario {
  for (const [cell, room] of Object.entries(rooms)) game.player(seat).cave[Number(cell)] = { is: 'furnished', room };
  return game;
}

describe('the set-up of the quick start (001 p. 10)', () => {
  test('no goods, three walls each, all rooms free; six rooms for sale and one that is turned over', () => {
    const game = drafting(['goldVein', 'treasury']).asks('draft', 1).hasOnly({}).hasOnly({}, 2);
    expect([game.player().ownWalls, game.player(2).ownWalls, game.state.walls]).toEqual([3, 3, 1]);
    expect(
      game
        .player()
        .cave.slice(0, 11)
        .filter(({ is }) => is === 'empty'),
    ).toHaveLength(10);
    expect(game.state.display).toEqual([...tilesOfEra(1, true), 'goldVein']);
  });

  test('the pile consists of the 18 dark rooms', () => {
    const { state } = begun({ mode: 'quick' }, 2);
    expect(state.piles[1].toSorted()).toEqual(tilesOfEra(1, false).toSorted());
  });
});

describe('laying a drafted room (001 p. 10; rulings A128)', () => {
  test('costs nothing; goes where it fits without a wall, and nowhere else', () => {
    const game = drafting(['goldVein']);
    expect(placesOf(game, 'shelf')).toEqual(['d2', 'e2', 'd3', 'e3', 'e4', 'e5']);
    expect(placesOf(game, 'parlor')).toEqual(['f5']);
    expect(placesOf(game, 'goldVein')).toEqual(['d1', 'e1', 'd5', 'f5']);
    game.play('draft parlor f5').hasOnly({}).spot('f5', { room: 'parlor' }).scores({ total: 6 });
  });

  test('uses as few walls as possible, considering all free rooms', () => {
    const game = drafting(['goldVein']);
    expect(placesOf(game, 'tunnel')).toEqual(['d2 d2e2', 'e2 d2e2', 'd3 d3e3', 'e3 d3e3', 'e4 d4e4', 'e5 e4e5']);
    const treasury = drafting(['treasury']);
    expect(placesOf(treasury, 'treasury')).toEqual(['f5 e5f5']);
    treasury.play('draft treasury f5 e5f5').scores({ total: 10 });
    expect([treasury.player().ownWalls, treasury.player().walls]).toEqual([2, ['e5f5']]);
  });

  test('a room that has too few walls takes them from the player’s three', () => {
    const game = lay(drafting(['treasury', 'goldVein']), 1, { 10: 'bakehouse' });
    expect(placesOf(game, 'treasury')).toEqual(['d1 d1e1 d1d2', 'e1 d1e1 e1e2', 'd5 d5e5 d4d5']);
    const none = begun({ mode: 'quick' }, 2, { startingPlayer: 0, piles: { 1: ['treasury'], 2: [] } });
    lay(none, 1, { 10: 'bakehouse' });
    Object.assign(none.player(), { ownWalls: 1 });
    expect(placesOf(none, 'treasury')).toEqual([]);
  });

  test('a blue room only if there are more orange rooms afterwards', () => {
    const game = drafting(['prospectingSite', 'rettingRoom']);
    expect(drafted(game)).not.toContain('prospectingSite');
    const later = lay(drafting(['prospectingSite', 'rettingRoom']), 1, { 9: 'stall' });
    expect(drafted(later)).toContain('prospectingSite');
  });

  test('no effects: the Dungeon brings no gold (rulings A164)', () => {
    const game = lay(drafting(['dungeon', 'goldVein']), 1, { 9: 'stall' });
    game.play('draft dungeon f5 e5f5').hasOnly({});
  });

  test('nobody passes, exchanges or builds', () => {
    drafting(['goldVein']).refuses(
      'done',
      'end',
      'draft shelf d1',
      'draft tunnel d2',
      'draft warehouse d1',
      'eat gold',
      'cover d3',
    );
  });
});

describe('whose turn it is (001 p. 11)', () => {
  test('the other player’s as soon as you have more points; until then you continue, turning over a room each time', () => {
    const game = drafting(['goldVein', 'treasury', 'stateRoom']).play('draft shelf d3', 'end').asks('draft', 2);
    expect(game.state.display).toContain('treasury');
    game.play('draft foodCorner d1', 'end').asks('draft', 2);
    expect(game.state.display).toContain('stateRoom');
    game.play('draft grindstone d2', 'end').asks('draft', 1).scores({ total: 3 }).scores({ total: 7 }, 2);
  });

  test('at 42 points a player is out, and only the other continues', () => {
    const game = lay(drafting(['goldVein', 'stall', 'bakehouse']), 1, { 0: 'stateRoom', 2: 'dungeon', 3: 'treasury' });
    game.play('draft goldVein f5', 'end').scores({ total: 42 }).asks('draft', 2);
    expect(game.player().out).toBe(true);
    game.play('draft shelf d3', 'end').asks('draft', 2).play('draft parlor f5', 'end').asks('draft', 2);
  });

  test('at 41 points a player is not out yet', () => {
    const rooms = { 0: 'stateRoom', 1: 'dungeon', 2: 'secretChamber', 3: 'storeroom' };
    const game = lay(drafting(['goldVein', 'stall']), 1, rooms);
    game.play('draft grindstone d5', 'end').scores({ total: 41 });
    expect(game.player().out).toBe(false);
  });

  test('without a pile nothing is turned over, and there are fewer rooms to choose from', () => {
    const game = drafting([]);
    expect(game.state.display).toHaveLength(6);
    game.play('draft shelf d3', 'end').asks('draft', 2);
    expect(game.state.display).toHaveLength(5);
  });
});

describe('dropping out if nothing fits (rulings A163)', () => {
  const stuck = (rulings = {}) => {
    const game = drafting(['goldVein', 'treasury'], { display: ['shelf', 'tunnel'] }, rulings);
    // Only one room is free, with three walls around it, and no wall is left.
    lay(game, 1, { 0: 'parlor', 1: 'stall', 2: 'stateRoom', 3: 'storeroom', 4: 'warehouse', 5: 'weavingRoom' });
    lay(game, 1, { 7: 'foodCorner', 8: 'grindstone', 9: 'spinningWheel' });
    Object.assign(game.player(), { ownWalls: 0 });
    return game;
  };

  test('a room is turned over first and stays for sale', () => {
    const game = drafting(['treasury', 'goldVein'], { display: ['shelf', 'tunnel'] });
    lay(game, 1, { 0: 'parlor', 1: 'stall', 2: 'bakehouse', 3: 'storeroom', 4: 'warehouse', 5: 'weavingRoom' });
    lay(game, 1, { 7: 'foodCorner', 8: 'grindstone', 9: 'spinningWheel' });
    Object.assign(game.player(), { ownWalls: 0 });
    game.asks('draft', 2);
    expect([game.player().out, game.state.display]).toEqual([true, ['shelf', 'tunnel', 'goldVein', 'treasury']]);
  });

  test('the room that is turned over may fit', () => {
    expect(drafted(stuck().asks('draft', 1))).toEqual(['goldVein']);
  });

  test('if the table decides so, a player who drops out turns nothing over', () => {
    const game = stuck({ turnOverBeforeDroppingOut: false }).asks('draft', 2);
    expect([game.player().out, game.state.display]).toEqual([true, ['shelf', 'tunnel', 'goldVein']]);
  });
});

describe('the additional cavern in the draft (001 p. 11; rulings A164)', () => {
  const full = () => {
    const game = drafting(['goldVein', 'treasury'], { display: ['shelf', 'parlor'] });
    lay(game, 1, { 0: 'warehouse', 1: 'grindstone', 2: 'weavingRoom', 3: 'rettingRoom', 5: 'spinningWheel' });
    return lay(game, 1, { 7: 'foodCorner', 8: 'woodStoreroom', 9: 'tunnel', 10: 'equipmentRoom' });
  };

  test('comes with the last room, is filled next, and takes the player’s walls', () => {
    const game = full().play('draft shelf d3').asks('cavern', 1).play('cavern niche', 'end').asks('draft', 2);
    Object.assign(game.player(2), { cave: game.player(2).cave.map((spot) => ({ ...spot })) });
    game.play('draft parlor f5', 'end').asks('draft', 2);
    expect(game.player().out).toBe(false);
  });

  test('under 42 points it must be filled', () => {
    const game = full().play('draft shelf d3', 'cavern niche', 'end');
    lay(game, 2, { 0: 'stateRoom', 1: 'dungeon', 2: 'bakehouse', 3: 'storeroom' });
    game.play('draft parlor f5', 'end').asks('draft', 1);
    expect(placesOf(game, 'goldVein')).toEqual(['x']);
    expect(placesOf(game, 'treasury')).toEqual(['x xsouth']);
  });
});

describe('after the draft (001 p. 11; rulings A165, A166)', () => {
  /** Both drop out with the next room: seat 1 at 43 points, seat 2 at 46. */
  const ending = (pile: readonly string[], startingPlayer = 0) => {
    const game = drafting(['spinningWheel', 'foodCorner', ...pile], { display: ['shelf', 'parlor'], startingPlayer });
    const rooms = [
      { 0: 'stateRoom', 1: 'dungeon', 2: 'treasury', 3: 'stall' },
      { 0: 'goldVein', 1: 'bakehouse', 2: 'secretChamber', 3: 'diggingCave', 5: 'weavingRoom' },
    ];
    for (const [index, each] of rooms.entries()) lay(game, index + 1, each);
    return game;
  };

  test('players take turns to lay the rest of the pile face down, the higher result first', () => {
    const game = ending(['warehouse', 'rettingRoom', 'junctionRoom']);
    game.play('draft spinningWheel d3', 'end').scores({ total: 43 }).asks('draft', 2);
    game.play('draft parlor f5', 'end').scores({ total: 42 }, 2).asks('cover', 1);
    game
      .offersOnly(...['e3', 'e4', 'd5', 'e5', 'f5'].map((cell) => `cover ${cell}`))
      .play('cover e3', 'end')
      .asks('cover', 2);
    game.offers('cover d3').play('cover d3', 'end').asks('cover', 1);
    game.spot('d3', { is: 'covered' }, 2).refuses('cover e3', 'done');
  });

  test('a player without free rooms lays none, and the other lays all the rest', () => {
    const game = ending(['warehouse', 'rettingRoom', 'junctionRoom', 'woodStoreroom']);
    lay(game, 2, { 4: 'shelf', 7: 'equipmentRoom', 8: 'tunnel', 9: 'grindstone' });
    game.play('draft spinningWheel d3', 'end', 'draft parlor f5', 'cavern corner', 'end');
    while (game.asked().task === 'draft') game.play(game.moves()[0] ?? '', 'end');
    for (let i = 0; i < 2; i++) game.asks('cover', 1).play(game.moves()[0] ?? '', 'end');
    expect(game.player(2).cave[19]?.is).not.toBe('covered');
  });

  test('gold: 3, and the difference for the player who drafted less; 1 of everything else; walls go back into one supply', () => {
    const game = ending([]).play('draft spinningWheel d3', 'end', 'draft parlor f5', 'end').asks('use', 1);
    const ones = { wood: 1, stone: 1, emmer: 1, flax: 1, food: 1, donkey: 1, ore: 1, iron: 1, weapon: 1 };
    game.hasOnly({ ...ones, gold: 3 }).hasOnly({ ...ones, gold: 4 }, 2);
    expect([game.state.walls, game.player().ownWalls, game.player(2).ownWalls]).toEqual([10, 0, 0]);
    game.spot('c4', { is: 'covered' }).spot('c4', { is: 'empty' }, 2);
    expect(game.state.players.map(({ eraOne }) => eraOne)).toEqual([undefined, undefined]);
  });

  test('no gold beyond the limit, however large the difference', () => {
    const game = ending([]);
    lay(game, 1, { 5: 'furnitureWorkshop', 9: 'sacrificialAltar' });
    game.play('draft spinningWheel d3', 'end');
    Object.assign(game.player(2), { ownWalls: 0 });
    for (const cell of [0, 1, 2]) game.player(2).cave[cell] = { is: 'none' };
    while (game.state.phase === 'draft') game.play(game.moves()[0] ?? '', 'end');
    expect(game.player(2).goods.gold).toBeLessThanOrEqual(19);
  });

  test('all eleven tiles are face up, and the first new one, too; old rooms stay for sale beside the six new ones', () => {
    const game = ending([]).play('draft spinningWheel d3', 'end', 'draft parlor f5', 'end');
    const { state } = game;
    expect([state.row.length, state.shown, state.row.includes('renovation')]).toEqual([15, 12, false]);
    expect(state.display).toEqual(['shelf', 'foodCorner', ...tilesOfEra(2, true)]);
    expect(caveVsCave.score(state).map(({ lines }) => lines.some(({ key }) => key === 'eraOne'))).toEqual([
      false,
      false,
    ]);
  });

  test('the player with more points covers the whole new board, even if the other one is the starting player', () => {
    for (const first of [0, 1]) {
      const game = ending([], first);
      while (game.asked().task === 'draft') {
        game.play(game.asked().seat === 0 ? 'draft spinningWheel d3' : 'draft parlor f5', 'end');
      }
      game.spot('c4', { is: 'covered' }).spot('c4', { is: 'empty' }, 2);
    }
  });

  test('a tie: the starting player lays first, covers the whole new board, and begins', () => {
    for (const first of [0, 1]) {
      const game = ending(['warehouse'], first);
      lay(game, 2, { 5: 'storeroom' });
      while (game.asked().task === 'draft') {
        game.play(game.asked().seat === 0 ? 'draft spinningWheel d3' : 'draft parlor f5', 'end');
      }
      game
        .scores({ total: 43 })
        .scores({ total: 43 }, 2)
        .asks('cover', first + 1);
      game.play(game.moves()[0] ?? '', 'end').asks('use', first + 1);
      game.spot('c4', { is: 'covered' }, first + 1).spot('c4', { is: 'empty' }, 2 - first);
      game.has({ gold: 3 }).has({ gold: 3 }, 2);
    }
  });
});
