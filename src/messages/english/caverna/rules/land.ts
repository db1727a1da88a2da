import type { Article } from '../../../topic.ts';

/** The Home board: land, caves, animals. */
export const landArticles = {
  twinTiles: {
    title: 'Laying tiles',
    gist: 'On empty land, touching what you already have.',
    keywords: 'twin tile place placement adjacent forest mountain entrance meadow field cavern tunnel single',
    text: `**Forest** (columns A to C): meadows and fields. The first one lies before the cave entrance, on C4; each later one touches a meadow, field or pasture.
**Mountain** (columns D to F): caverns and tunnels. Each one touches something you have already dug; you begin with the dwelling on D4 and an empty cavern on D3.
Touching means sharing an edge. The two halves of the board touch only at the entrance, between C4 and D4. Twin tiles need two free spaces side by side; if there are none, you cannot take a single tile instead. Tiles stay where they are.`,
    example: 'Your first forest tile: the meadow on C4, before the entrance, the field on B4.',
    related: ['rule:bonuses', 'rule:fences', 'rule:overhang'],
  },
  bonuses: {
    title: 'Water and wild boars on the board',
    gist: 'Water and boar preserves pay whoever covers them.',
    keywords: 'water source river preserve bonus food boar covered space',
    text: `Cover these spaces with any tile, twin or single, and the bonus is yours at once:
• B4, the river: 1 food
• C1 and A3, the boar preserves: 1 wild boar each
• E4: 1 food, F1: 2 food, both water under the mountain
A stable alone earns no bonus.`,
    example: 'A tunnel on F1: 2 food. A meadow on A3: a wild boar.',
    related: ['rule:twinTiles', 'rule:animals'],
  },
  overhang: {
    title: 'Overhanging tiles',
    gist: 'With the Office room half a tile may lie beyond the edge: 2 gold.',
    keywords: 'overhang edge outside office room beyond board folks',
    text: `Without folks the Office room alone allows it: a twin tile laid on empty land may lie half beyond the outer edge of the board, and you get 2 gold each time. One half must be on the board, and one of the two must touch what you have. Spaces beyond the edge can be sown, fenced, furnished and mined like all others and are never unused. Single tiles cannot lie there. Ore mines and large pastures may use such spaces but earn no gold, unless the table has decided that they overhang too. Humans overhang in the forest, Mountain Dwarves and Pale Ones in the mountain, each for goods of their own; the Office room does nothing for them.`,
    example: 'A cavern on F3 and its tunnel beyond the right edge: 2 gold.',
    related: ['tile:officeRoom', 'rule:twinTiles'],
  },
  sowing: {
    title: 'Sowing',
    gist: '1 grain becomes 3 on a field, 1 vegetable becomes 2.',
    keywords: 'sow crops grain vegetables fields seed agriculture',
    text: `One sowing allows up to 2 grain and up to 2 vegetables, each on an empty field and paid from your supply. A sown grain becomes 3 grain on the field, a sown vegetable becomes 2. Each harvest brings one from every sown field home; an emptied field can be sown again. You sow at Slash-and-burn, Family life and Hardware rental, and with the loot of strength 12.`,
    example: '2 grain and 1 vegetable on three fields become 6 grain and 2 vegetables.',
    related: ['space:slashAndBurn', 'space:familyLife', 'rule:harvest'],
  },
  furnishing: {
    title: 'Furnishing a cavern',
    gist: 'Pay the price and lay the tile on an empty cavern.',
    keywords: 'furnish build furnishing tile cost price cavern room dwelling discount',
    text: `Choose a tile that is still for sale, pay its price and lay it on an empty cavern. Each tile exists once; only the ordinary Dwelling never runs out. Tunnels can be furnished with the Work room. Furnished caverns cannot be changed, except that Trader and Spare part storage are built on top of each other.
Prices: Stone carver takes off 1 stone and Carpenter 1 wood, where the price has any; then the Builder may pay 1 wood and 1 stone with ore. No tile lowers its own price.`,
    example: '1 stone, and the Carpenter lies on your cavern on D3.',
    related: ['space:housework', 'tile:carpenter', 'tile:stoneCarver'],
  },
  fences: {
    title: 'Fences and pastures',
    gist: '2 wood for a small pasture, 4 for a large one.',
    keywords: 'fence pasture small large meadow wood build fences',
    text: `One action may turn one meadow into a small pasture for 2 wood, and two meadows side by side into a large pasture for 4 wood: one of each at most. Only meadows can be fenced; a field next to it stays a field. Stables stay where they stand. Pastures are worth 2 and 4 points and cannot be split or joined later. Expeditions fence for 1 and 2 wood.`,
    example: 'Meadows on B3 and C3: 4 wood make them a large pasture for 4 animals.',
    related: ['rule:animals', 'rule:stables', 'tile:carpenter'],
  },
  stables: {
    title: 'Stables',
    gist: '1 stone each, three at most; a stable doubles a pasture.',
    keywords: 'stable barn forest meadow pasture double capacity',
    text: `A stable costs 1 stone. You own three, one for a space; a large pasture has room for two. It stands on forest, meadow or pasture, never on a field or in the mountain, and in the forest it need not touch anything.
• On a pasture it doubles the room for animals.
• On a meadow it holds any 1 farm animal.
• In the forest it holds 1 wild boar. A meadow may later be laid beneath it, a field may not.
A forest space with a stable is not unused, but gives no bonus.`,
    example: 'A large pasture with two stables holds 16 animals.',
    related: ['rule:animals', 'rule:fences', 'tile:stoneCarver'],
  },
  animals: {
    title: 'Keeping animals',
    gist: 'Every farm animal needs room, at all times.',
    keywords: 'animal husbandry room capacity sheep donkey boar cattle pasture accommodate farm animals',
    text: `Animals must have room at all times; they are moved about freely, which the program does for you.
• Small pasture: 2 of one kind, 4 with a stable
• Large pasture: 4 of one kind, 8 with one stable, 16 with two
• Meadow with stable: 1 of any kind
• Forest with stable: 1 wild boar
• Ore mine, ruby mine: 1 donkey each
• Entry-level dwelling, Mixed dwelling: 2 of one kind
• Cuddle room: a sheep for each dwarf; Breakfast room: 3 cattle; Stubble room: 1 animal on each empty field
• Dogs need no room and can watch sheep: look up “Dogs”.
What finds no room must be eaten, and you may eat any farm animal whenever you like.`,
    example: 'A small pasture with a stable holds 4 sheep, the Entry-level dwelling 2 cattle.',
    related: ['rule:fences', 'rule:dogs', 'rule:breeding'],
  },
  dogs: {
    title: 'Dogs',
    gist: 'Dogs watch one sheep more than there are dogs.',
    keywords: 'dog watch guard sheep meadow',
    text: `Dogs need no room, do not breed, and cannot be eaten. On a meadow or pasture, dogs can watch sheep instead of the usual capacity: one more sheep than there are dogs, so 1 dog for 2 sheep, 2 dogs for 3. A stable there does not count then, and no other animals may share the place. Each dog watches in one place only, never in the forest, on fields or in the cave. A dog is worth 1 point but is not a farm animal.`,
    example: '3 dogs on a meadow watch 4 sheep.',
    related: ['rule:animals', 'tile:dogSchool'],
  },
  mines: {
    title: 'Mines',
    gist: 'An ore mine needs two tunnels, a ruby mine one.',
    keywords: 'ore mine ruby mine deep tunnel construction tunnel donkey',
    text: `**Ore mine**: lies with its deep tunnel on two ordinary tunnels side by side; you choose which half goes where. 3 points, 3 ore at once at Ore mine construction, and 2 ore each time you use Ore mining or Ore delivery.
**Ruby mine**: lies on one empty tunnel, ordinary or deep. 4 points; on a deep tunnel 1 ruby at once. One ruby mine adds a ruby at Ruby mining, two add one at Ruby delivery.
Each mine holds 1 donkey. Furnished tunnels cannot be mined.`,
    example: 'Tunnels on E3 and F3: an ore mine on one, a deep tunnel on the other.',
    related: ['space:oreMineConstruction', 'space:rubyMineConstruction', 'rule:bonuses'],
  },
} satisfies Record<string, Article>;
