import type { FolkTileId } from '../../../src/games/caverna/forgotten-folk/tiles/index.ts';
import type { TileId } from '../../../src/games/caverna/tiles/index.ts';
import { find } from '../../../src/messages/text.ts';
/**
 * The picture of a furnishing tile: its emblem (an icon, with another small one), and its effect as a row of pieces. If
 * pieces would be hard to understand, there is no row, and the effect is in words (`strip` of its text).
 */
export interface TileFace {
  readonly emblem: string;
  readonly badge?: string;
  readonly effect: string;
  /** Whether the first number of the effect counts down: how many goods the tile still has to give. */
  readonly lasting?: true;
  /** A home only for goblins. */
  readonly goblins?: true;
}

const FACES: Readonly<Record<TileId, TileFace>> = {
  entryLevelDwelling: { emblem: 'house', effect: '2 lodger 2 paw' },
  dwelling: { emblem: 'house', effect: '1 lodger' },
  simpleDwelling42: { emblem: 'house', badge: 'wood', effect: '1 lodger' },
  simpleDwelling33: { emblem: 'house', badge: 'stone', effect: '1 lodger' },
  mixedDwelling: { emblem: 'house', badge: 'paw', effect: '1 lodger 2 paw' },
  coupleDwelling: { emblem: 'house', badge: 'heart', effect: '2 lodger' },
  additionalDwelling: { emblem: 'sixth', effect: '' },
  cuddleRoom: { emblem: 'sheep', badge: 'heart', effect: 'sheep ≤ lodger' },
  breakfastRoom: { emblem: 'cattle', badge: 'bottle', effect: '≤3 cattle' },
  stubbleRoom: { emblem: 'hay', effect: 'mini:field › 1 paw' },
  workRoom: { emblem: 'pick', effect: 'door mini:tunnel mini:deepTunnel' },
  guestRoom: { emblem: 'both', effect: '' },
  officeRoom: { emblem: 'overhang', effect: 'overhang › 2 gold' },
  carpenter: { emblem: 'saw', effect: '−1 wood' },
  stoneCarver: { emblem: 'chisel', effect: '+2 stone −1 stone' },
  blacksmith: { emblem: 'hammer', effect: '+2 ore −2 ore' },
  miner: { emblem: 'helmet', effect: 'donkey mini:oreMine › 1 ore' },
  builder: { emblem: 'trowel', effect: 'ore › wood stone' },
  trader: { emblem: 'scales', effect: '2 gold › wood stone ore' },
  woodSupplier: { emblem: 'crate', badge: 'wood', effect: '7 × 1 wood', lasting: true },
  stoneSupplier: { emblem: 'crate', badge: 'stone', effect: '5 × 1 stone', lasting: true },
  rubySupplier: { emblem: 'crate', badge: 'ruby', effect: '4 × 1 ruby', lasting: true },
  dogSchool: { emblem: 'dog', badge: 'bone', effect: 'dog › 1 wood' },
  quarry: { emblem: 'stone', badge: 'pick', effect: 'heart donkey › 1 stone' },
  seam: { emblem: 'ore', badge: 'stone', effect: 'stone › +1 ore' },
  slaughteringCave: { emblem: 'cleaver', effect: 'paw › +1 food' },
  cookingCave: { emblem: 'pot', effect: 'grain vegetable › 5 food' },
  workingCave: { emblem: 'hammer', badge: 'food', effect: '1 wood / 1 stone / 2 ore' },
  miningCave: { emblem: 'donkey', badge: 'food', effect: 'donkey › −1 food' },
  breedingCave: { emblem: 'bottle', effect: 'heart paw › 1 food' },
  peacefulCave: { emblem: 'dove', effect: 'axe › food' },
  weavingParlor: { emblem: 'yarn', effect: '2 sheep › 1 points' },
  milkingParlor: { emblem: 'churn', effect: 'cattle › 1 points' },
  stateParlor: { emblem: 'crown', effect: 'house › 4 points' },
  huntingParlor: { emblem: 'bow', effect: '2 boar › 2 gold 2 food' },
  beerParlor: { emblem: 'beer', effect: '2 grain › 3 gold / 4 food' },
  blacksmithingParlor: { emblem: 'forge', effect: 'ruby ore › 2 gold 1 food' },
  stoneStorage: { emblem: 'chest', badge: 'stone', effect: 'stone › 1 points' },
  oreStorage: { emblem: 'chest', badge: 'ore', effect: '2 ore › 1 points' },
  sparePartStorage: { emblem: 'gear', effect: 'wood stone ore › 2 gold' },
  mainStorage: { emblem: 'shelf', effect: 'nametag › 2 points' },
  weaponStorage: { emblem: 'sword', effect: 'axe › 3 points' },
  suppliesStorage: { emblem: 'sack', effect: 'axe × lodger › 8 points' },
  broomChamber: { emblem: 'broom', effect: '5/6 lodger › 5/10 points' },
  treasureChamber: { emblem: 'chest', badge: 'ruby', effect: 'ruby › 1 points' },
  foodChamber: { emblem: 'basket', effect: 'grain vegetable › 2 points' },
  prayerChamber: { emblem: 'candle', effect: '0 axe › 8 points' },
  writingChamber: { emblem: 'quill', effect: '−7 points › 0' },
  fodderChamber: { emblem: 'fork', effect: '3 paw › 1 points' },
};

/** `leaf` means the start of a harvest, `once` means once a round. */
const FOLK_FACES: Readonly<Record<FolkTileId, TileFace>> = {
  forgottenCave: { emblem: 'cave', badge: 'mushroom', effect: '2 mushroom' },
  kennels: { emblem: 'kennel', effect: 'heart 2 dog › +1 dog' },
  guardDogSchool: { emblem: 'dog', badge: 'sword', effect: 'dog › weapon:5' },
  menagerie: { emblem: 'cage', effect: 'dog 4 paw › 3 points' },
  archeryRange: { emblem: 'target', effect: 'mini:meadow › 3/6/10 points' },
  boneCarver: { emblem: 'carving', effect: 'leaf 2/4 paw › 3/6 gold' },
  charcoalStorage: { emblem: 'charcoal', effect: 'leaf ≤3 × wood › gold' },
  mushroomCave: { emblem: 'mushroom', badge: 'cave', effect: '2 mushroom' },
  birdHide: { emblem: 'bird', effect: 'mini:forest › 2 food 3 points' },
  elvenMarket: { emblem: 'market', badge: 'ruby', effect: 'once 2 gold › ruby vegetable' },
  feedingRoom: { emblem: 'trough', effect: '1/2 vegetable › 2/4 paw heart' },
  huntersHut: { emblem: 'hut', effect: 'leaf 3 mini:forest › 1 food' },
  manureHeap: { emblem: 'manure', effect: 'fence:small › 2 vegetable 1 points' },
  meadParlor: { emblem: 'mead', effect: 'leaf 2 mini:meadow › 1 gold' },
  scarecrow: { emblem: 'scarecrow', effect: '1 grain › 4 grain' },
  silageBin: { emblem: 'silo', effect: 'mini:meadow › paw heart 3 points' },
  concertOrgan: { emblem: 'organ', effect: 'leaf mini:cavern › 1 gold' },
  miningOffice: { emblem: 'cart', badge: 'quill', effect: 'mini:oreMine › 2 ore 3 points' },
  overseersDwelling: { emblem: 'house', badge: 'cart', effect: '1 lodger mini:oreMine › 2 ore mini:rubyMine › 1 ruby' },
  trainingRoom: { emblem: 'dummy', effect: 'sword −1 ore › +1 axe' },
  mysticsHut: { emblem: 'orb', effect: '2 gemfruit' },
  schnappsParlor: { emblem: 'schnapps', effect: '1 vegetable › 2 gold / 3 food' },
  sheepDogSchool: { emblem: 'dog', badge: 'sheep', effect: '1/2 dog › 4/6 sheep' },
  sheepMarket: { emblem: 'market', badge: 'sheep', effect: 'dog 2 sheep › 4 gold' },
  jeweler: { emblem: 'ring', effect: 'once 2 gold › ruby 2 ore' },
  quarryingRoom: { emblem: 'pick', badge: 'stone', effect: 'twin:cavern+cavern › +1 stone' },
  stoneTrader: { emblem: 'scales', badge: 'stone', effect: 'leaf ≤2 × wood › stone' },
  waterTroughs: { emblem: 'water', effect: 'fence:small +3 paw' },
  boneCrusher: { emblem: 'crusher', effect: 'dog / sheep / donkey › 2 food' },
  candleMaker: { emblem: 'candles', effect: '2 paw › food +1 gold' },
  explorersCave: { emblem: 'compass', effect: 'food ×3 boar ×2' },
  goblinDwelling: { emblem: 'house', badge: 'goblin', effect: '+1 goblin', goblins: true },
};

const ALL: Readonly<Record<string, TileFace>> = { ...FACES, ...FOLK_FACES };

const UNKNOWN: TileFace = { emblem: 'door', effect: '' };

/** The picture of a furnishing tile; if it has none, a plain door. */
export function tileFace(tile: string): TileFace {
  return find<TileFace>(ALL, tile) ?? UNKNOWN;
}

/** All furnishing tiles that have a picture, the printed dwelling first. */
export const PICTURED_TILES: readonly string[] = Object.keys(ALL);
