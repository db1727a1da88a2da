import { type Setting, yesNo } from '../../shared/settings.ts';

/** The pages of the rulings on folks, as their headings and buttons name them. */
export const folkPages = {
  people: 'Folks: people and food',
  land: 'Folks: land and tiles',
};

/** What a table with folks may decide otherwise than we recommend about its people and their food, by the names of the rulings. */
export const peopleRulings = {
  choicesShownTogether: yesNo('Are choices shown all at once?', 'Where five or more draw their folks in turn.', [
    'All choices are shown when the last one is made',
    'Each choice is shown at the end of its turn (recommended)',
  ]),
  goblinsAfterStartingPlayer: yesNo('Do goblins begin with the starting player?', 'When all others are placed.', [
    'Their first goblin is placed by the starting player’s family',
    'The turns go on clockwise (recommended)',
  ]),
  goblinsUseBlacksmith: yesNo('Does the Blacksmith help goblins?', 'Goblins, and the people of Cave Goblins.', [
    'Their weapons cost 2 ore less too (recommended)',
    'Their weapons cost what they cost',
  ]),
  goblinDwellingNeedsGoblin: yesNo('Does the Goblin Dwelling need its goblin?', 'A family that has six people.', [
    'At six people it cannot be furnished',
    'It may be furnished, and no goblin comes (recommended)',
  ]),
  trollsAlwaysEatThree: yesNo('Do Trolls always eat 3 food?', 'Where each of a family pays 1 food.', [
    'Each of them eats 3 there too',
    'There they eat 1 each like all others (recommended)',
  ]),
  stoneEatersUseWorkingCave: yesNo('May the Working cave feed a Silicoid?', 'For 1 wood or 2 ore.', [
    'One Silicoid may be fed so (recommended)',
    'It feeds only those who eat food',
  ]),
  stoneRoundedFirst: yesNo('Working cave: is stone rounded up before?', 'Silicoids eat 1 stone for two of them.', [
    'The stone is reckoned for all of them first',
    'Whom the Working cave feeds is not counted (recommended)',
  ]),
  workingCaveInPlaceOfWood: yesNo('Working cave: stone or ore for its wood?', 'Mountain Dwarves.', [
    'They may give 1 stone or 1 ore in its place (recommended)',
    'There it must be wood',
  ]),
  returnedGoodsAreReceived: yesNo(
    'Does a good that is given back count as received?',
    'Clumsy hands that take stone, and a Seam.',
    ['It counts: a Seam brings ore for it', 'It does not count (recommended)'],
  ),
  candlesForTrades: yesNo('Does the Candle Maker pay for all meals?', 'Animals that the Hunting parlor takes.', [
    'It pays for those too',
    'Only for animals eaten by the table (recommended)',
  ]),
} satisfies Record<string, Setting>;

/** The same about the land and its tiles. */
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
    'It works on fields alone (recommended)',
  ]),
  furnishedLandAdjoins: yesNo('Does furnished land go on?', 'A field or meadow on which a furnishing tile lies.', [
    'Later tiles may adjoin it (recommended)',
    'Later tiles must adjoin other land',
  ]),
  pasturesBeginLand: yesNo('Elves: may land begin at any pasture?', 'Their first field or meadow.', [
    'It may lie beside any pasture of theirs',
    'It covers c4, at the cave entrance (recommended)',
  ]),
  pasturesInArcheryRange: yesNo('Archery Range: do empty pastures count?', 'Rows of empty meadows.', [
    'Empty pastures stand in a row too',
    'Rows are made of meadows alone (recommended)',
  ]),
  singleNeedsRoomForTwin: yesNo('Does a single tile need room for a twin?', 'Who may lay a single one in its place.', [
    'It is laid only where the twin tile could lie',
    'Any place for a single tile will do (recommended)',
  ]),
  driftStoneWithSingle: yesNo('Is there stone with a single tile?', 'Small-scale drift mining.', [
    'A single tile in place of the twin brings it too (recommended)',
    'Only the twin tile brings it',
  ]),
  yellowByNameOnly: yesNo('Are folk tiles yellow by their names?', 'The Main storage counts yellow tiles.', [
    'Only parlors, storages and chambers are yellow',
    'A tile is what the one is that it replaces (recommended)',
  ]),
  withIntroductoryTiles: yesNo('May folks join the introductory game?', 'It has fewer furnishing tiles.', [
    'Theirs are added to those of the introductory game',
    'Folks need all furnishing tiles (recommended)',
  ]),
} satisfies Record<string, Setting>;
