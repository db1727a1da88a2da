import type { DwellingTiles } from '../../../../games/caverna/tiles/dwellings.ts';
import type { TileTexts } from '../../../caverna/tiles.ts';

/** The dwellings, and the rooms that change the rules for animals, tiles and choices. */
export const dwellings = {
  entryLevelDwelling: {
    name: 'Entry-level dwelling',
    effect: ({ many }) => `Room for 2 ${many} and 2 animals of one kind`,
    rules:
      'Printed on every home board at D4, next to the cave entrance. Two dwarfs live here, and two animals of the same kind may share the room. It is worth no points but counts as a dwelling for the State parlor.',
    example: 'Two sheep may live with your first two dwarfs; a sheep and a donkey may not.',
  },
  dwelling: {
    name: 'Dwelling',
    effect: ({ one }) => `Room for 1 ${one}`,
    rules:
      'The ordinary dwelling, and the only tile that never runs out. With strength 11 an expedition builds it for 2 wood and 2 stone. A bed alone does not bring a dwarf: you still need family growth.',
    example: 'You have two dwarfs and build it: at Family life you get a third.',
  },
  simpleDwelling42: {
    name: 'Simple dwelling (4 wood, 2 stone)',
    effect: ({ one }) => `Room for 1 ${one}`,
    rules:
      'One stone cheaper than the ordinary Dwelling, but no points. There is only one; the other Simple dwelling saves a wood instead.',
    example: 'With the Stone carver it costs 4 wood and 1 stone.',
  },
  simpleDwelling33: {
    name: 'Simple dwelling (3 wood, 3 stone)',
    effect: ({ one }) => `Room for 1 ${one}`,
    rules:
      'One wood cheaper than the ordinary Dwelling, but no points. There is only one; the other Simple dwelling saves a stone instead.',
    example: 'With the Carpenter it costs 2 wood and 3 stone.',
  },
  mixedDwelling: {
    name: 'Mixed dwelling',
    effect: ({ one }) => `Room for 1 ${one} and 2 animals of one kind`,
    rules:
      'The dwarf and the animals live here at the same time; neither takes room from the other. Dogs cannot watch sheep here.',
    example: 'A dwarf lives here with 2 cattle.',
  },
  coupleDwelling: {
    name: 'Couple dwelling',
    effect: ({ many }) => `Room for 2 ${many}`,
    rules:
      'Two beds for two separate family growths. If you build it at Urgent wish for children, you still get only one child in that turn.',
    example: 'Together with your Entry-level dwelling you have room for four dwarfs.',
  },
  additionalDwelling: {
    name: 'Additional dwelling',
    effect: ({ one }) => `Room only for a sixth ${one}`,
    strip: 'only a 6th person',
    rules:
      'Your family may have six dwarfs instead of five. You may build it early, but its bed stays empty until you have five dwarfs and grow once more.',
    idle: 'you may have six people without it',
    example: 'You have five dwarfs and this bed: your next family growth brings the sixth.',
  },
  cuddleRoom: {
    name: 'Cuddle room',
    effect: ({ many }) => `Holds as many sheep as you have ${many}`,
    rules: 'Only sheep. A child counts at once, even though it cannot work yet.',
    example: 'With four dwarfs, one of them newborn, it holds 4 sheep.',
  },
  breakfastRoom: {
    name: 'Breakfast room',
    effect: 'Holds up to 3 cattle',
    rules: 'Only cattle. It feeds nobody: it is a place to keep them.',
    example: 'Two cattle live here; their calf moves in as the third.',
  },
  stubbleRoom: {
    name: 'Stubble room',
    effect: 'Each of your empty fields holds 1 farm animal',
    rules:
      'A field is empty while it has no crop. A field that you empty in the field phase can hold a newborn from the same harvest. To sow a field you first move or eat its animal. Different fields may hold different kinds.',
    example: 'Three empty fields hold a donkey, a sheep and a wild boar, one each.',
  },
  workRoom: {
    name: 'Work room',
    effect: 'You may furnish tunnels and deep tunnels too',
    rules:
      'Works with every way to furnish, expeditions included, but never on a mine. A furnished tunnel no longer counts as a tunnel, so you cannot build a mine there. The Work room itself needs a cavern.',
    example: 'You furnish the tunnel on E3 and keep the cavern on D3 for another tile.',
  },
  guestRoom: {
    name: 'Guest room',
    effect: 'You may do both if a space says “either … or”',
    strip: 'or › and/or',
    rules:
      'It turns either/or into and/or on Growth, Wish for children, Urgent wish for children and Ruby mine construction, and once in the game on Extension. At Ruby mine construction you may build one mine on a tunnel and one on a deep tunnel. It does not let you use both sides of the tile at Excavation, or both exchanges of the Beer parlor. A table may decide that it does not work on Wish for children.',
    example: 'At Growth you take the goods and have a child with the same dwarf.',
  },
  officeRoom: {
    name: 'Office room',
    effect: 'Twin tiles may overhang the edge of the board: 2 gold each time',
    rules:
      'Lay a meadow + field, cavern + tunnel or cavern + cavern tile with one half on the board and the other beyond its outer edge: left of, above or below the forest; right of, above or below the mountain. One half must touch what you already have. You use both halves as usual, and they never count as unused. Single tiles must stay on the board. Large pastures and ore mines, which go onto tiles, may use such spaces but earn no gold, unless the table has decided that they overhang too.',
    idle: 'your tiles may overhang anyway',
    example: 'A meadow on A2 with its field beyond the left edge: 2 gold, and you can sow there.',
  },
} satisfies TileTexts<DwellingTiles>;
