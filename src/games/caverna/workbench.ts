import { randomFrom } from '../../engine/random.ts';
import type { Typed, Workbench } from '../../engine/workbench.ts';
import { NOT_FOR_TWO } from './actions/cards.ts';
import { folkOf } from './asking.ts';
import { rulesFor } from './catalogue.ts';
import { cellName } from './cave.ts';
import { FOLK_IDS } from './forgotten-folk/options.ts';
import { dealtBy, typedOptions } from './forgotten-folk/typed.ts';
import { entriesOf } from './goods.ts';
import { ofKind } from './moves/codec.ts';
import { readPosition } from './position/schema.ts';
import { type PositionFile, stateFrom } from './positions.ts';
import { enrich } from './riches.ts';
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

/** A position with the typed options instead of its own; dealt seats get a random folk. */
function withTyped(position: PositionFile, typed: Typed): PositionFile {
  const { players, options } = readPosition(position);
  const { folks, ...more } = typedOptions(typed, players);
  const seats = folks && { ...options.folks, seats: dealtBy(folks.seats, randomFrom('position')) };
  return { ...position, options: { ...options, ...more, ...(seats && { folks: seats }) } as PositionFile['options'] };
}

/** The loot items of a game: those for everybody, and those of the folks in play. */
function lootOf({ players, ...state }: State): string[] {
  const rules = rulesFor({ ...state, players });
  const own = players.flatMap(({ folk }) => (folk === undefined ? [] : [folkOf(rules, folk).adjust?.loot ?? {}]));
  return [rules.loot, ...own].flatMap((items) => Object.keys(items));
}

/** What the developers' tools need from Caverna: The Cave Farmers. */
export const cavernaWorkbench: Workbench<State> = {
  stateFrom: (position, typed = {}) =>
    stateFrom(
      Object.keys(typed).length === 0 ? (position as PositionFile) : withTyped(position as PositionFile, typed),
    ),
  options: typedOptions,
  lessons: [2, 2, 1, 2, 4, 2, 3].map((seats) => ({ seats, typed: {} })),
  enrich,
  linesOf,
  parts(state) {
    const { spaces, supply, players } = rulesFor(state);
    return {
      spaces: {
        counted: 'spacesUsed',
        all: Object.keys(spaces).filter((id) => players > 2 || id !== NOT_FOR_TWO),
      },
      tiles: { counted: 'tilesBuilt', all: supply },
      loot: { counted: 'lootTaken', all: lootOf(state) },
      ...(state.options.folks === undefined ? {} : { folks: { counted: 'folksPlayed', all: FOLK_IDS } }),
    };
  },
  used: (state, chosen) => ({
    spaces: ofKind('place', chosen).map(({ space }) => space),
    tiles: builtTiles(state),
    loot: ofKind('loot', chosen).map(({ item }) => item),
    folks: state.players.flatMap(({ folk }) => folk ?? []),
  }),
};
