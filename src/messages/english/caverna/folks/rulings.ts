import { type Setting, yesNo } from '../../shared/settings.ts';

/** The pages of the rulings on folks. */
export const folkPages = {
  people: 'Folk rulings: people',
  land: 'Folk rulings: land',
};

/** The rulings on people and their food, by their names. */
export const peopleRulings = {
  choicesShownTogether: yesNo('Are choices shown all at once?', 'Five or more players who draw folks in turn.', [
    'You see all choices when the last one is made',
    'You see each choice when that turn ends (recommended)',
  ]),
  goblinsAfterStartingPlayer: yesNo('Do goblins begin with the starting player?', 'When all other people are placed.', [
    'The starting player places the first goblin',
    'The turns simply continue clockwise (recommended)',
  ]),
  goblinsUseBlacksmith: yesNo('Does the Blacksmith help goblins?', 'Goblins, and the people of Cave Goblins.', [
    'Their weapons cost 2 ore less too (recommended)',
    'Their weapons cost the usual 2 ore more',
  ]),
  goblinDwellingNeedsGoblin: yesNo('Does the Goblin Dwelling need its goblin?', 'A family of six people.', [
    'A family of six cannot furnish it',
    'You may furnish it, but no goblin comes (recommended)',
  ]),
  trollsAlwaysEatThree: yesNo('Do Trolls always eat 3 food?', 'When others pay 1 food each.', [
    'Each troll still eats 3',
    'Each troll then eats 1, like everybody else (recommended)',
  ]),
  stoneEatersUseWorkingCave: yesNo('May the Working cave feed a Silicoid?', 'For 1 wood or 2 ore.', [
    'It may feed one Silicoid (recommended)',
    'It feeds only people who eat food',
  ]),
  stoneRoundedFirst: yesNo('Working cave: is stone rounded up first?', 'When 1 stone feeds two Silicoids.', [
    'First count the stone for all of them',
    'The one fed by the Working cave does not count (recommended)',
  ]),
  workingCaveInPlaceOfWood: yesNo('Working cave: stone or ore for its wood?', 'Mountain Dwarfs.', [
    'They may give 1 stone or 1 ore instead (recommended)',
    'It must be wood',
  ]),
  returnedGoodsAreReceived: yesNo(
    'Does a good that goes back count as received?',
    'Goblins that take stone, and a Seam.',
    ['Yes: a Seam brings ore for it', 'No (recommended)'],
  ),
  candlesForTrades: yesNo('Does the Candle Maker pay for trades too?', 'Animals that you give to the Hunting parlor.', [
    'It pays for these too',
    'It pays only for animals that you eat (recommended)',
  ]),
} satisfies Record<string, Setting>;

/** The rulings on land and its tiles. */
export const landRulings = {
  stabledForestIsEmpty: yesNo('Is forest with a stable empty?', 'For Elves, and tiles that count empty forest.', [
    'It is empty',
    'It is not empty (recommended)',
  ]),
  stabledMeadowIsEmpty: yesNo('Is a meadow with a stable empty?', 'For tiles that lie on or count empty meadows.', [
    'It is empty',
    'It is not empty (recommended)',
  ]),
  scarecrowInForest: yesNo('Does the Scarecrow work in the forest?', 'Elves, who sow on bare forest.', [
    'It brings more grain there too',
    'It works only on fields (recommended)',
  ]),
  furnishedLandAdjoins: yesNo('May tiles adjoin furnished land?', 'A field or meadow with a furnishing tile on it.', [
    'Later tiles may adjoin it (recommended)',
    'Later tiles must adjoin other land',
  ]),
  pasturesBeginLand: yesNo('Elves: may land begin at any pasture?', 'Their first field or meadow.', [
    'It may lie next to any of their pastures',
    'It covers C4, at the cave entrance (recommended)',
  ]),
  pasturesInArcheryRange: yesNo('Archery Range: do empty pastures count?', 'Rows of empty meadows.', [
    'Empty pastures count in a row too',
    'Only meadows count (recommended)',
  ]),
  singleNeedsRoomForTwin: yesNo(
    'Does a single tile need room for a twin?',
    'Folks that lay single tiles instead of twin tiles.',
    ['Only where the twin tile could lie', 'Any place for a single tile will do (recommended)'],
  ),
  driftStoneWithSingle: yesNo('Does a single tile bring stone too?', 'Small-scale drift mining.', [
    'A single tile brings it too (recommended)',
    'Only the twin tile brings it',
  ]),
  yellowByNameOnly: yesNo('Are folk tiles yellow by their names?', 'The Main storage counts yellow tiles.', [
    'Only parlors, storages and chambers are yellow',
    'Tiles that replace a yellow tile are yellow too (recommended)',
  ]),
  withIntroductoryTiles: yesNo('May folks join the introductory game?', 'It has fewer furnishing tiles.', [
    'The tiles of the folks are added',
    'Folks need all furnishing tiles (recommended)',
  ]),
} satisfies Record<string, Setting>;
