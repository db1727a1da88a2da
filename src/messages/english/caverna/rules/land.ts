import type { Article } from '../../../topic.ts';

/** The Home board: land, caves, animals. */
export const landArticles = {
  twinTiles: {
    title: 'Laying tiles',
    gist: 'On empty land, touching what you already have.',
    keywords: 'twin tile place placement adjacent forest mountain entrance meadow field cavern tunnel single',
    text: `**Forest** (columns A to C): meadows and fields. The first one lies at the cave entrance, on C4; each later one touches a meadow, field or pasture.
**Mountain** (columns D to F): caverns and tunnels. Each one touches something you have already dug; you start with the dwelling on D4 and an empty cavern on D3.
Touching means sharing an edge. The two halves of the board touch only at the entrance, between C4 and D4. A twin tile needs two free spaces that share an edge; if there are none, you cannot take a single tile instead. A meadow may go under a stable, but a field may not. Tiles never move.`,
    example: 'Your first forest tile: the meadow on C4, at the entrance, and the field on B4.',
  },
  bonuses: {
    title: 'Water and wild boars on the board',
    gist: 'Cover water for food and boar preserves for wild boars.',
    keywords: 'water source river preserve bonus food boar covered space',
    text: `Cover these spaces with any tile, twin or single, to get the bonus at once:
• B4, the river: 1 food
• C1 and A3, the boar preserves: 1 wild boar each
• E4: 1 food, F1: 2 food, both water under the mountain
A stable alone earns no bonus.`,
    example: 'A tunnel on F1: 2 food. A meadow on A3: a wild boar.',
  },
  overhang: {
    title: 'Overhanging tiles',
    gist: 'With the Office room half a tile may lie beyond the edge: 2 gold.',
    keywords: 'overhang edge outside office room beyond board folks',
    text: `With the Office room you may lay a twin tile on empty land with one half beyond the outer edge of the board, and you get 2 gold each time. One half must be on the board, and one of the two must touch what you have. You can sow, fence, furnish and mine the spaces beyond the edge like all others, and they never count as unused. Single tiles cannot lie there. Ore mines and large pastures may use such spaces but earn no gold, unless the table has decided that they overhang too. Humans overhang in the forest, Mountain Dwarfs and Pale Ones in the mountain, each for different goods; the Office room does nothing for them.`,
    example: 'A cavern on F3 and its tunnel beyond the right edge: 2 gold.',
  },
  sowing: {
    title: 'Sowing',
    gist: '1 grain becomes 3 on a field, 1 vegetable becomes 2.',
    keywords: 'sow crops grain vegetables fields seed agriculture',
    text: `In one sowing you sow up to 2 grain and up to 2 vegetables from your supply, each on an empty field. 1 grain becomes 3 on the field, 1 vegetable becomes 2. In each harvest you take one crop from every sown field; you can sow an empty field again. You sow at Slash-and-burn, Family life and Hardware rental, and with the loot of strength 12.`,
    example: '2 grain and 1 vegetable on three fields become 6 grain and 2 vegetables.',
  },
  furnishing: {
    title: 'Furnishing a cavern',
    gist: 'Pay the price and lay the tile on an empty cavern.',
    keywords: 'furnish build furnishing tile cost price cavern room dwelling discount',
    text: `Choose a tile that is still for sale, pay its price and lay it on an empty cavern. Each tile exists once; only the ordinary Dwelling never runs out. With the Work room you can furnish tunnels too. Furnished caverns never change, except that Trader and Spare part storage go on top of each other.
Prices: Stone carver saves 1 stone and Carpenter 1 wood, if the price has any; then the Builder may pay 1 wood and 1 stone with ore. No tile lowers its own price.`,
    example: '1 stone, and the Carpenter lies on your cavern on D3.',
  },
  fences: {
    title: 'Fences and pastures',
    gist: '2 wood for a small pasture, 4 for a large one.',
    keywords: 'fence pasture small large meadow wood build fences',
    text: `With one action you turn one meadow into a small pasture for 2 wood, and two meadows side by side into a large pasture for 4 wood: at most one of each. You can fence only meadows, not fields. Stables stay where they are. Pastures are worth 2 and 4 points; you cannot split or join them later. On expeditions they cost 1 and 2 wood.`,
    example: 'Meadows on B3 and C3: 4 wood make them a large pasture for 4 animals.',
  },
  stables: {
    title: 'Stables',
    gist: '1 stone each, three at most; a stable doubles a pasture.',
    keywords: 'stable barn forest meadow pasture double capacity',
    text: `A stable costs 1 stone. You have three, at most one on each space; a large pasture has room for two. Build it on forest, meadow or pasture, never on a field or in the mountain. In the forest it need not touch anything.
• On a pasture it doubles the room for animals.
• On a meadow it holds 1 farm animal of any kind.
• In the forest it holds 1 wild boar. Later you may lay a meadow under it, but not a field.
A forest space with a stable counts as used, but gives no bonus.`,
    example: 'A large pasture with two stables holds 16 animals.',
  },
  animals: {
    title: 'Keeping animals',
    gist: 'Every farm animal needs room, at all times.',
    keywords: 'animal husbandry room capacity sheep donkey boar cattle pasture accommodate farm animals',
    text: `Farm animals always need room. They can move freely, and the program moves them for you.
• Small pasture: 2 of one kind, 4 with a stable
• Large pasture: 4 of one kind, 8 with one stable, 16 with two
• Meadow with stable: 1 of any kind
• Forest with stable: 1 wild boar
• Ore mine, ruby mine: 1 donkey each
• Entry-level dwelling, Mixed dwelling: 2 of one kind
• Cuddle room: a sheep for each dwarf; Breakfast room: 3 cattle; Stubble room: 1 animal on each empty field
• Dogs need no room and can watch sheep: look up “Dogs”.
You must eat animals without room, and you may eat any farm animal at any time.`,
    example: 'A small pasture with a stable holds 4 sheep, the Entry-level dwelling 2 cattle.',
  },
  dogs: {
    title: 'Dogs',
    gist: 'Dogs watch one more sheep than there are dogs.',
    keywords: 'dog watch guard sheep meadow',
    text: `Dogs need no room, do not breed, and cannot be eaten. On a meadow or pasture, dogs can watch sheep instead of the usual capacity: one more sheep than dogs, so 1 dog watches 2 sheep, 2 dogs watch 3. Then a stable there does not count, and no other animals share the place. Each dog watches in one place only, never in the forest, on fields or in the cave. A dog is worth 1 point but is not a farm animal.`,
    example: '3 dogs on a meadow watch 4 sheep.',
  },
  mines: {
    title: 'Mines',
    gist: 'An ore mine needs two tunnels, a ruby mine one.',
    keywords: 'ore mine ruby mine deep tunnel construction tunnel donkey',
    text: `**Ore mine**: lies with its deep tunnel on two ordinary tunnels side by side; you choose which half goes where. 3 points, 3 ore at once at Ore mine construction, and 2 ore each time you use Ore mining or Ore delivery.
**Ruby mine**: lies on one empty tunnel, ordinary or deep. 4 points; on a deep tunnel 1 ruby at once. One ruby mine adds a ruby at Ruby mining, two add one at Ruby delivery.
Each mine holds 1 donkey. You cannot build a mine on a furnished tunnel.`,
    example: 'Tunnels on E3 and F3: an ore mine on one, a deep tunnel on the other.',
  },
} satisfies Record<string, Article>;
