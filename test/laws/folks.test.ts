import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standing } from '../../src/games/caverna/animals.ts';
import { me } from '../../src/games/caverna/asking.ts';
import { FOLK_IDS } from '../../src/games/caverna/forgotten-folk/options.ts';
import { caverna, positionOf } from '../../src/games/caverna/game.ts';
import { cropsOf } from '../../src/games/caverna/goods.ts';
import { FOLK_CROPS, type FolkCrop, type State } from '../../src/games/caverna/state.ts';
import { beds } from '../../src/games/caverna/tasks/family.ts';
import { FOLK_PRINTED } from '../games/caverna/folks/printed.ts';
import { mayLackRoom } from './board.ts';
import { haveRoom, wrongIn } from './brute-force.ts';
import { folkWalks } from './folk-games.ts';
import { law } from './games.ts';

const several = fc.integer({ min: 2, max: 7 });

/** Everything wrong with a player of any folk; `asked` is the task of the open decision. */
function wrongs(state: State, seat: number, asked: string | undefined): string[] {
  const mine = me(positionOf(state), seat);
  const { goods, dwarfs, cells, tiles } = mine.player;
  const wrong: string[] = [];
  for (const [good, count] of Object.entries(goods))
    if (!Number.isSafeInteger(count) || count < 0) wrong.push(`${count} ${good}`);
  if (dwarfs.length > Math.min(6, beds(mine))) wrong.push(`${dwarfs.length} people in ${beds(mine)} beds`);
  if (dwarfs.some(({ goblin, weapon }) => weapon > (mine.player.folk === 'trolls' && !goblin ? 10 : 14)))
    wrong.push('too strong');
  const laid = cells.flatMap((cell) => (cell.ground === 'furnished' ? [cell.tile] : []));
  if ([...laid].sort().join() !== [...tiles].sort().join()) wrong.push('tiles other than those on the board');
  for (const cell of cells) {
    if (cell.ground !== 'furnished') continue;
    const lies = FOLK_PRINTED[cell.tile]?.lies;
    if (lies !== undefined && cell.on !== lies) wrong.push(`${cell.tile} lies on ${cell.on}`);
    if (lies === undefined && cell.on !== undefined && !(cell.on === 'forest' && mine.player.folk === 'elves'))
      wrong.push(`${cell.tile} lies on ${cell.on}`);
  }
  if (cells.filter((cell) => 'stable' in cell && cell.stable).length > 3) wrong.push('too many stables');
  if (!mayLackRoom(asked) && asked !== 'furnishAt' && asked !== 'pay' && !haveRoom(mine.player))
    wrong.push('animals without room');
  return wrong;
}

/** How much of a crop a move adds or removes, not counting harvests and the effects of the board. */
function cropsDue(move: string, crop: FolkCrop): number {
  const words = move.split(' ');
  if (move === `eat ${crop}` || move === `swap ${crop}`) return -1;
  return words[0] === 'sow' && words.includes(crop) ? Number(words[words.indexOf(crop) + 1]) : 0;
}

describe('games with folks', () => {
  it('have each folk at most once, and build each tile at most once', () => {
    law(12, folkWalks(), (played) => {
      const { state } = played.finish();
      const folks = state.players.flatMap(({ folk }) => folk ?? []);
      expect(new Set(folks).size).toBe(folks.length);
      expect(state.folks?.tilesOf).toEqual(expect.arrayContaining(folks));
      const built = state.players.flatMap(({ tiles }) => tiles.slice(1)).filter((tile) => tile !== 'dwelling');
      expect(new Set(built).size).toBe(built.length);
      const gone = Object.values(FOLK_PRINTED).filter(({ folk }) => state.folks?.tilesOf.includes(folk));
      for (const { replaces } of gone) expect(built).not.toContain(replaces);
    });
  });

  it('follow the booklet exactly on goods, families, tiles and animals', () => {
    law(14, folkWalks(), (played) => {
      for (const { state, decisions, seat } of played.steps()) {
        const asked = decisions.find((decision) => decision.seat === seat)?.task;
        expect(wrongs(state, seat, asked)).toEqual([]);
        if (asked === 'place') {
          const mine = me(positionOf(state), seat);
          expect(wrongIn(mine.player, standing(mine))).toBeUndefined();
        }
      }
    });
  });

  it('change mushrooms and gemfruits only by giving, sowing, eating or exchanging them', () => {
    // A crop that is about to be sown counts twice: as itself, and as the one that is added when it is sown.
    const sowing = (state: State, seat: number, crop: FolkCrop): number =>
      (state.players[seat]?.agenda ?? [])
        .flatMap((task) => ('crops' in task ? (task.crops as string[]) : []))
        .filter((other) => other === crop).length;
    const all = (state: State, seat: number, crop: FolkCrop): number =>
      cropsOf(me(positionOf(state), seat), crop) + 2 * sowing(state, seat, crop);
    law(14, folkWalks(), (played) => {
      for (const { state, seat, option } of played.steps()) {
        const next = caverna.clone(state);
        caverna.apply(next, seat, option);
        if (state.phase === 'folks' || next.phase !== state.phase) continue;
        for (const crop of FOLK_CROPS) {
          const more = all(next, seat, crop) - all(state, seat, crop);
          const due = cropsDue(option.move, crop);
          // Other moves may bring crops, or be followed by sowing that leaves no choice; nothing takes any away.
          const exact = option.anytime || option.move.startsWith('sow ');
          if (exact) expect(more, option.move).toBe(due);
          else expect(more, option.move).toBeGreaterThanOrEqual(due);
        }
      }
    });
  });

  it('show no board that a viewer may not see in a view, a question or a score', () => {
    law(25, folkWalks(several), (played) => {
      for (const { state } of played.steps()) {
        if (state.phase !== 'folks') return;
        for (const viewer of [...state.players.keys(), 'spectator'] as const) {
          const view = caverna.view(state, viewer);
          const own = state.folks?.hands?.[viewer as number]?.boards ?? [];
          const shown = state.folks?.hands?.flatMap(({ chosen }) => chosen ?? []) ?? [];
          const fixed = state.options.folks?.seats ?? [];
          const text = JSON.stringify([view, caverna.decisions(view), caverna.score(view)]);
          for (const id of FOLK_IDS) {
            if (own.includes(id) || fixed.includes(id)) continue;
            const mayShow = state.folks?.pile !== undefined && shown.includes(id);
            if (!mayShow) expect(text, `${viewer}`).not.toContain(`"${id}"`);
          }
          expect(isDeepStrictEqual(caverna.decisions(view), caverna.decisions(state))).toBe(true);
        }
      }
    });
  });
});
