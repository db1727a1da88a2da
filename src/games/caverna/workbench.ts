import type { Workbench } from '../../engine/workbench.ts';
import { NOT_FOR_TWO } from './actions/cards.ts';
import { rulesFor } from './catalogue.ts';
import { cellName } from './cave.ts';
import { entriesOf } from './goods.ts';
import { ofKind } from './moves/codec.ts';
import { type PositionFile, stateFrom } from './positions.ts';
import type { Bundle, Cell, State } from './state.ts';
import { builtTiles } from './tasks/furnish.ts';

function cellText(cell: Cell): string {
  switch (cell.ground) {
    case 'furnished':
      return cell.over === undefined ? cell.tile : `${cell.tile} over ${cell.over}`;
    case 'field':
      return cell.crop === undefined ? 'field' : `field ${cell.crop} ${cell.left}`;
    case 'rubyMine':
      return cell.deep ? 'rubyMine deep' : 'rubyMine';
    case 'forest':
    case 'meadow':
    case 'smallPasture':
    case 'largePasture':
      return cell.stable ? `${cell.ground} stable` : cell.ground;
    default:
      return cell.ground;
  }
}

const UNCOVERED = ['outside', 'forest', 'mountain'];

const goodsText = (goods: Bundle): string =>
  entriesOf(goods)
    .map(([good, count]) => `${count} ${good}`)
    .join(', ') || 'nothing';

function* linesOf(state: State): Generator<string> {
  yield `Round ${state.round}, ${state.phase}`;
  const lying = state.spaces.filter(({ goods }) => entriesOf(goods).length > 0);
  yield `On the spaces: ${lying.map(({ id, goods }) => `${id} ${goodsText(goods)}`).join('; ')}`;
  for (const [seat, player] of state.players.entries()) {
    const laid = player.cells.flatMap((cell, index) => {
      const text = cellText(cell);
      return UNCOVERED.includes(text) ? [] : [`${cellName(index)} ${text}`];
    });
    yield `Seat ${seat + 1}: ${goodsText(player.goods)}${player.begging > 0 ? `, ${player.begging} begging` : ''}`;
    yield `  dwarfs: ${player.dwarfs.map(({ weapon, at, newborn }) => `${newborn ? 'newborn' : weapon} ${at}`).join(', ')}`;
    yield `  board: ${laid.join(', ')}`;
  }
}

/** What the developers' tools ask of Caverna: The Cave Farmers. */
export const cavernaWorkbench: Workbench<State> = {
  stateFrom: (position) => stateFrom(position as PositionFile),
  linesOf,
  parts(state) {
    const { spaces, supply, loot, players } = rulesFor(state);
    return {
      spaces: {
        counted: 'spacesUsed',
        all: Object.keys(spaces).filter((id) => players > 2 || id !== NOT_FOR_TWO),
      },
      tiles: { counted: 'tilesBuilt', all: supply },
      loot: { counted: 'lootTaken', all: Object.keys(loot) },
    };
  },
  used: (state, chosen) => ({
    spaces: ofKind('place', chosen).map(({ space }) => space),
    tiles: builtTiles(state),
    loot: ofKind('loot', chosen).map(({ item }) => item),
  }),
};
