import { describe, expect, it } from 'vitest';
import { IllegalEntry, type MoveEntry, playAll } from '../../../src/engine/log.ts';
import { readEntry } from '../../../src/engine/notation.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { as, HARVEST, withTilesOf } from './folks/table.ts';
import { game, type Scenario, type Seat, scenario } from './scenario.ts';

const logged = (lines: readonly string[]): MoveEntry[] =>
  lines.map((text, i) => {
    const line = readEntry(text);
    if (!('move' in line)) throw new Error(`${text} is not a move.`);
    return { entry: i + 1, seat: line.seat, move: line.move };
  });

/** Plays the lines of a log, as a record of an earlier version has them. */
function replayed(scene: Scenario, ...lines: string[]): Scenario {
  playAll(caverna, scene.state, logged(lines));
  return scene;
}

describe('a log of an earlier version that left out forced steps', () => {
  const family = () => game(3, { grain: 2, ruby: 1, c4: 'field' }, { round: 12 });

  it('continues with the omitted steps', () => {
    replayed(family(), '1 place familyLife', '1 end').asks('place', 2).has({ grain: 1, ruby: 1 }, 1);
    replayed(family(), '1 place familyLife', '1 ruby dog', '1 end').has({ grain: 1, dog: 1 }, 1);
    const sheep = game(3, { ruby: 1, wood: 2 });
    replayed(sheep, '1 place sheepFarming', '1 end').has({ sheep: 1 }, 1);
  });

  it('and when somebody passes after paying for a dwarf to go first', () => {
    const sent = scenario({ players: 3, round: 5, seats: [{ ruby: 1, dwarfs: [{}, 5] }] });
    replayed(sent, '1 send 5', '1 pass', '1 end').asks('place', 2).has({ ruby: 0 }, 1);
  });

  it('and with animals of one type eaten one by one although a Candle maker could pay for two together', () => {
    const herd = (goods: Seat) => withTilesOf('trolls', { d3: 'candleMaker', sheep: 2, ...goods });
    replayed(herd({ ruby: 1 }), '1 ruby sheep', '1 place logging', '1 end')
      .asks('place', 2)
      .has({ sheep: 2, food: 1, gold: 0, ruby: 0 }, 1);
    const harvest = withTilesOf(
      'trolls',
      { d3: 'candleMaker', boar: 2, ruby: 1, grain: 1 },
      { ...HARVEST, players: 2, seats: [{ food: 4 }] },
    );
    replayed(harvest, '1 ruby boar', '1 eat grain', '1 beg 1', '1 end')
      .asks('place')
      .has({ boar: 2, food: 0, begging: 1 });
  });

  it('and with stronger weapons as loot, though none could grow', () => {
    const armed = (weapon: number): Seat => ({ dwarfs: [weapon, `${weapon} clearing`] });
    replayed(as('trolls', armed(10)), '1 place logging', '1 loot weapons', '1 loot dog', '1 end')
      .asks('place', 2)
      .has({ dog: 1, wood: 3 }, 1)
      .dwarfs([10, 10], 1);
    replayed(game(3, armed(14)), '1 place logging', '1 loot weapons', '1 end').asks('place', 2);
    const twice = ['1 place blacksmithing', '1 loot weapons', '1 loot weapons'];
    expect(() => replayed(game(3, armed(14)), ...twice)).toThrow(IllegalEntry);
  });

  it('and with a harvest that asked nothing and so was not closed', () => {
    const last = scenario({
      players: 2,
      round: 12,
      next: 'harvest',
      markers: { '12': 'leaf' },
      seats: [{ food: 4, ruby: 2, c4: 'smallPasture stable' }, { food: 4 }],
    });
    last.asks('breed', 1);
    expect(caverna.finished(replayed(last, '1 end').state)).toBe(true);
  });

  it('and with a harvest that did not ask players who could barter after an exchange', () => {
    const harvest = () =>
      as('silicoids', { stone: 1, grain: 4, ruby: 1 }, { ...HARVEST, players: 2, seats: [{ food: 4 }] });
    harvest().offers('1 done');
    replayed(harvest(), '1 ruby stone', '1 end').asks('place').has({ stone: 0, grain: 4 });
    replayed(harvest(), '1 eat grain', '1 eat grain', '1 eat grain', '1 ruby stone', '1 end')
      .asks('place')
      .has({ stone: 0, grain: 1, food: 3, gold: 0 });
  });

  it('but current moves must be offered', () => {
    family().play('place familyLife').refuses('end');
  });

  it('and moves that were never allowed are refused, with the state untouched', () => {
    const scene = replayed(family(), '1 place familyLife');
    const before = JSON.stringify(scene.state);
    expect(() => replayed(scene, '1 sow grain 2')).toThrow(IllegalEntry);
    expect(() => replayed(scene, '2 place logging')).toThrow(IllegalEntry);
    expect(JSON.stringify(scene.state)).toBe(before);
  });
});
