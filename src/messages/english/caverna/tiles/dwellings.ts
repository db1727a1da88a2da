import type { DwellingTiles } from '../../../../games/caverna/tiles/dwellings.ts';
import type { TileTexts } from './text.ts';

/** The dwellings, and the rooms that bend the rules for animals, tiles and choices. */
export const dwellings = {
  entryLevelDwelling: {
    name: 'Entry-level dwelling',
    effect: ({ many }) => `Room for 2 ${many} and 2 animals of one kind`,
    rules:
      'Printed on every home board at D4, beside the cave entrance. Two dwarfs live here, and two animals of the same kind may share the room. It has no points of its own but counts as a dwelling for the State parlor.',
    example: 'Two sheep may sleep beside your first two dwarfs; a sheep and a donkey may not.',
    related: ['rule:animals', 'rule:dwellings', 'tile:stateParlor'],
  },
  dwelling: {
    name: 'Dwelling',
    effect: ({ one }) => `Room for 1 ${one}`,
    rules:
      'The ordinary dwelling, and the only tile that never runs out. An expedition of strength 11 builds it for 2 wood and 2 stone. A bed alone brings no dwarf: family growth does.',
    example: 'You own two dwarfs and build it: at Family life a third is born into its bed.',
    related: ['rule:growth', 'rule:dwellings', 'space:urgentWishForChildren'],
  },
  simpleDwelling42: {
    name: 'Simple dwelling (4 wood, 2 stone)',
    effect: ({ one }) => `Room for 1 ${one}`,
    rules:
      'Saves a stone on the ordinary Dwelling but has no points. There is one of this kind, and another one that saves a wood instead.',
    example: 'With the Stone carver it costs 4 wood and 1 stone.',
    related: ['rule:growth', 'tile:stoneCarver', 'tile:simpleDwelling33'],
  },
  simpleDwelling33: {
    name: 'Simple dwelling (3 wood, 3 stone)',
    effect: ({ one }) => `Room for 1 ${one}`,
    rules:
      'Saves a wood on the ordinary Dwelling but has no points. There is one of this kind, and another one that saves a stone instead.',
    example: 'With the Carpenter it costs 2 wood and 3 stone.',
    related: ['rule:growth', 'tile:carpenter', 'tile:simpleDwelling42'],
  },
  mixedDwelling: {
    name: 'Mixed dwelling',
    effect: ({ one }) => `Room for 1 ${one} and 2 animals of one kind`,
    rules:
      'The dwarf and the animals live here at the same time; neither takes room from the other. Dogs cannot watch sheep in here.',
    example: 'A dwarf sleeps here beside 2 cattle.',
    related: ['rule:growth', 'rule:animals', 'rule:breeding'],
  },
  coupleDwelling: {
    name: 'Couple dwelling',
    effect: ({ many }) => `Room for 2 ${many}`,
    rules:
      'Two beds, filled by two separate family growths. Built on Urgent wish for children it still allows only one child in that turn.',
    example: 'With the beds of your Entry-level dwelling you have room for four dwarfs.',
    related: ['rule:growth', 'tile:broomChamber', 'space:urgentWishForChildren'],
  },
  additionalDwelling: {
    name: 'Additional dwelling',
    effect: ({ one }) => `Room for a sixth ${one}, and for no other`,
    strip: 'only a 6th person',
    rules:
      'It raises the limit of your family from five to six. Build it whenever you like, but its bed stays empty until you have five dwarfs and grow once more.',
    example: 'You have five dwarfs and this bed: one more family growth, and the sixth is born.',
    related: ['rule:growth', 'tile:broomChamber'],
  },
  cuddleRoom: {
    name: 'Cuddle room',
    effect: ({ many }) => `Holds as many sheep as you have ${many}`,
    rules: 'Sheep only. A child counts from the moment of family growth, even though it cannot work yet.',
    example: 'With four dwarfs, one of them newborn, it holds 4 sheep.',
    related: ['rule:animals', 'space:sheepFarming', 'tile:weavingParlor'],
  },
  breakfastRoom: {
    name: 'Breakfast room',
    effect: 'Holds up to 3 cattle',
    rules: 'Cattle only. It does not feed anybody: it is a place to keep them.',
    example: 'Two cattle live here; in the harvest their young one moves in as the third.',
    related: ['rule:breeding', 'tile:milkingParlor', 'loot:cattle'],
  },
  stubbleRoom: {
    name: 'Stubble room',
    effect: 'Each of your empty fields holds 1 farm animal',
    rules:
      'A field is empty while no crop lies on it. A field harvested in the field phase can take in a newborn of the same harvest. To sow a field you move or eat its animal first. Kinds may differ from field to field.',
    example: 'Three empty fields hold a donkey, a sheep and a wild boar, one each.',
    related: ['rule:animals', 'rule:sowing', 'rule:breeding'],
  },
  workRoom: {
    name: 'Work room',
    effect: 'You may furnish tunnels and deep tunnels too',
    rules:
      'Works with every way to furnish, expeditions included, but never on a mine. A furnished tunnel is no tunnel any more, so no mine fits there. The Work room itself needs a cavern.',
    example: 'You furnish the tunnel on E3; the cavern on D3 stays free for another tile.',
    related: ['rule:furnishing', 'rule:mines'],
  },
  guestRoom: {
    name: 'Guest room',
    effect: 'Where a space says “either … or”, you may do both',
    strip: 'or › and/or',
    rules:
      'It turns either/or into and/or on Growth, Wish for children, Urgent wish for children and Ruby mine construction, and once in the game on Extension. At Ruby mine construction that means one mine on a tunnel and one on a deep tunnel. It changes neither the side of the tile at Excavation nor the Beer parlor. A table may rule that Wish for children is not among its spaces.',
    example: 'At Growth you take the goods and have a child with the same dwarf.',
    related: ['space:growth', 'space:urgentWishForChildren', 'space:rubyMineConstruction'],
  },
  officeRoom: {
    name: 'Office room',
    effect: 'Twin tiles may overhang the edge of the board; 2 gold each time',
    rules:
      'Lay a meadow + field, cavern + tunnel or cavern + cavern tile with one half on the board and the other beyond its outer edge: left, above or below the forest, right, above or below the mountain. One of the halves must touch what you already have. Both halves are used as usual and never count as unused. Single tiles must stay on the board. Large pastures and ore mines, which go onto tiles, may use such spaces but earn no gold, unless the table has decided that they overhang too.',
    example: 'A meadow on A2 with its field beyond the left edge: 2 gold, and the field can be sown.',
    related: ['rule:overhang', 'rule:twinTiles'],
  },
} satisfies TileTexts<DwellingTiles>;
