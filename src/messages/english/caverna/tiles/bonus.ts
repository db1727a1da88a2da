import type { BonusTiles } from '../../../../games/caverna/tiles/bonus.ts';
import type { TileTexts } from '../../../caverna/tiles.ts';

/** The storages and chambers, which score at the end. */
export const bonusTiles = {
  stoneStorage: {
    name: 'Stone storage',
    effect: 'End: 1 point for each stone',
    rules: 'Counts the stone in your supply when the game ends.',
    example: '9 stone in your supply at the end: 9 points.',
  },
  oreStorage: {
    name: 'Ore storage',
    effect: 'End: 1 point for every 2 ore',
    rules: 'Counts the ore in your supply when the game ends. A single ore left over is worth nothing.',
    example: '11 ore in your supply at the end: 5 points.',
  },
  sparePartStorage: {
    name: 'Spare part storage',
    effect: 'Any time: 1 wood, 1 stone and 1 ore into 2 gold',
    rules:
      'Always the whole set, as often as you like until the points are counted. If you own the Trader, you must build this on top of it, and vice versa: the lower tile loses its effect and its points.',
    exchange: () => '1 wood, 1 stone and 1 ore into 2 gold',
    example: '3 wood, 3 stone and 3 ore become 6 gold.',
  },
  mainStorage: {
    name: 'Main storage',
    effect: 'End: 2 points for each parlor, storage and chamber, this one included',
    rules:
      'Every tile with a yellow name tag counts: all parlors, storages and chambers, and the tiles of folks that replace one of them, unless the table has decided otherwise. A tile under another tile does not count.',
    example: 'With the Beer parlor, the Stone storage and this one: 6 points.',
  },
  weaponStorage: {
    name: 'Weapon storage',
    effect: ({ one }) => `End: 3 points for each armed ${one}`,
    rules: 'The strength does not matter. It goes well with the Supplies storage.',
    example: 'Four of your five dwarfs are armed at the end: 12 points.',
  },
  suppliesStorage: {
    name: 'Supplies storage',
    effect: ({ many }) => `End: 8 points if all your ${many} are armed`,
    rules: 'Every dwarf counts, even one born in the last round. The fewer dwarfs, the easier.',
    example: 'Three dwarfs, all armed: 8 points. One of them unarmed: none.',
  },
  broomChamber: {
    name: 'Broom chamber',
    effect: ({ many }) => `End: 5 points with 5 ${many}, 10 points with 6`,
    rules: 'Only the dwarfs at the end count, not those you have when you build it. Fewer than five give nothing.',
    example: 'With the Additional dwelling you reach six dwarfs: 10 points.',
  },
  treasureChamber: {
    name: 'Treasure chamber',
    effect: 'End: 1 point for each ruby',
    rules: 'On top of the point that each ruby is worth anyway.',
    example: '6 rubies at the end: 6 points here, on top of the 6 for the rubies.',
  },
  foodChamber: {
    name: 'Food chamber',
    effect: 'End: 2 points for each set of 1 grain and 1 vegetable',
    rules: 'Counts your supply and the crops on your fields, on top of the usual points for crops.',
    example: '5 grain and 3 vegetables, with those on fields: three sets, 6 points.',
  },
  prayerChamber: {
    name: 'Prayer chamber',
    effect: ({ many }) => `End: 8 points if none of your ${many} is armed`,
    idle: ({ many }) => `8 at the end if none of your ${many} is armed`,
    useless: 'No points as things are',
    rules: 'Only the end counts, so the Peaceful cave can still turn your last weapons into food.',
    example: 'No armed dwarf at the end: 8 points. A single armed dwarf: none.',
  },
  writingChamber: {
    name: 'Writing chamber',
    effect: 'End: saves you up to 7 negative points',
    rules:
      'Counts the points you lose for begging markers, unused spaces and missing kinds of farm animals. It never gives more than you lose.',
    example: '9 negative points for unused spaces and begging markers: you lose only 2.',
  },
  fodderChamber: {
    name: 'Fodder chamber',
    effect: 'End: 1 point for every 3 farm animals',
    rules: 'Add up all farm animals of all kinds. Dogs are not farm animals.',
    example: '14 farm animals: 4 points, on top of the 14 for the animals.',
  },
} satisfies TileTexts<BonusTiles>;
