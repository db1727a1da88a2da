import type { Article } from '../../../topic.ts';

/** Dwarfs, weapons, food. */
export const familyArticles = {
  growth: {
    title: 'Family growth',
    gist: 'With a free bed and the right space you get a child.',
    keywords: 'child children newborn offspring dwarf baby bed dwelling room family limit five six',
    text: `You need a free bed in one of your dwellings. The child stays with the dwarf that acted, comes home with it and works from the next round on; until then the boards show it with a moon. If there is a harvest in its first round, it eats 1 food, later 2. You can have five dwarfs, or six with the Additional dwelling. Each space gives one child: Growth, Wish for children, Urgent wish for children (after building a dwelling) and Family life.`,
    example: 'Your Dwelling has a free bed: at Family life a child is born.',
  },
  dwellings: {
    title: 'Dwellings',
    gist: 'Beds for dwarfs; two are printed on your board.',
    keywords: 'dwelling bed room for dwarfs simple mixed couple additional entry-level',
    text: `The Entry-level dwelling has beds for your first two dwarfs. More beds: the ordinary Dwelling, two different Simple dwellings, the Mixed dwelling (1 each), the Couple dwelling (2), and the Additional dwelling, only for a sixth dwarf. You build dwellings wherever you may furnish, and at Wish for children and Urgent wish for children.`,
    example: 'Entry-level dwelling 2, Dwelling 1, Couple dwelling 2: beds for five dwarfs.',
  },
  weapons: {
    title: 'Forging weapons',
    gist: '1 ore for each point of strength, 8 at most.',
    keywords: 'forge weapon strength ore armed unarmed blacksmithing adventure',
    text: `At Blacksmithing and Adventure an unarmed dwarf may forge a weapon: 1 to 8 ore for a strength of 1 to 8. The Blacksmith saves 2 ore. A weapon stays with its dwarf and cannot be reforged. It only grows: by 1 after each expedition and by 1 through the loot “All weapons +1”, up to 14. The Peaceful cave trades it for food.`,
    example: '3 ore: strength 3, and 4 after the expedition.',
  },
  expedition: {
    title: 'Expeditions',
    gist: 'The level says how many items you get, the weapon how good they are.',
    keywords: 'expedition loot level quest strength items',
    text: `An armed dwarf brings home different items: at least one, and at most as many as the level of the expedition. The weapon must be at least as strong as each item requires. You take items one by one and use each at once, so you can take grain and then sow it. Afterwards the weapon gains 1 strength; more strength never brings better items on the same trip.
Levels: Logging 1, Hardware rental 2, Ore mine construction 2, Blacksmithing 3, Exploration 4, Adventure 1, twice (the same item may come twice).`,
    example: 'Level 3 with strength 5: a wild boar, 2 ore and a dog.',
  },
  lootList: {
    title: 'Loot by strength',
    gist: '23 items for weapons of strength 1 to 14.',
    keywords: 'expedition loot table list items strength overview card',
    text: `1: all weapons +1, dog, 1 wood
2: sheep, 1 grain
3: donkey, 1 stone
4: 1 vegetable, 2 ore
5: wild boar
6: 2 gold
7: furnish a cavern at its price
8: free stable
9: single tunnel; small pasture for 1 wood
10: cattle; large pasture for 2 wood
11: single meadow; ordinary Dwelling for 2 wood and 2 stone
12: single field; sow
13: nothing new
14: single cavern; up to 2 kinds of animals breed`,
    example: 'With strength 7 you can choose among 12 items.',
  },
  rubies: {
    title: 'Rubies',
    gist: 'Turn a ruby into nearly anything, at any time.',
    keywords: 'ruby rubies exchange wild card joker single tile cavern tunnel meadow field cattle gem',
    text: `At any time during your turn or your harvest, you may turn a ruby into
• 1 wood, stone, ore, grain, vegetable or gold
• 1 dog, sheep, donkey or wild boar; 1 cattle for a ruby and 1 food
• 2 food
• a single meadow, field or tunnel, which you lay at once; a single cavern costs 2 rubies
• a turn out of order for one armed dwarf
In a solo game a ruby also protects the goods on one space. Each ruby you keep is worth 1 point.`,
    example: 'A ruby becomes a field at Slash-and-burn, and you sow it in the same turn.',
  },
  conversions: {
    title: 'Turning goods into food',
    gist: 'Turn animals, crops, rubies and gold into food at any time.',
    keywords: 'convert conversion food table eat animals crops gold exchange any time',
    text: `At any time during your turn or your harvest:
• sheep 1, donkey 1 (two together 3), wild boar 2, cattle 3
• grain 1, vegetable 2, ruby 2 (not crops that still lie on fields)
• gold: you lose one each time, so 2 gold make 1 food, 5 gold make 4
You cannot eat dogs, wood, stone or ore. Tiles that change this: Slaughtering cave, Cooking cave, Hunting parlor, Beer parlor, Blacksmithing parlor, Peaceful cave. You may use the food for anything.`,
    example: '2 donkeys, 1 vegetable and 3 gold: 3 + 2 + 2 = 7 food.',
  },
  harvest: {
    title: 'Harvest',
    gist: 'Fields, then feeding, then breeding.',
    keywords: 'harvest time field phase feeding breeding phases when',
    text: `Three steps, which all players take at the same time:
1. **Fields**: take one crop from each sown field.
2. **Feeding**: 2 food for each dwarf, 1 for a newborn.
3. **Breeding**: two or more farm animals of a kind have one newborn, if there is room.
There is a harvest in rounds 3 and 5. From round 6 on the markers decide: look up “Harvest markers”.`,
    example: 'A field gives 1 grain, two dwarfs eat 4 food, two sheep have a lamb.',
  },
  markers: {
    title: 'Harvest markers',
    gist: 'A leaf is a harvest, a question mark something else.',
    keywords: 'marker leaf question mark event red green harvest events which rounds',
    text: `Rounds 1 and 2: nothing. Round 3: harvest. Round 4: no harvest, each dwarf eats 1 food. Round 5: harvest. From round 6 on a marker lies on each round; with three or more players four show a leaf and three a question mark.
• **Leaf**: a normal harvest.
• **First question mark**: nothing at all.
• **Second**: no harvest, each dwarf eats 1 food, newborns too.
• **Third**: everybody feeds their family as usual and chooses fields or breeding, not both.`,
    example: 'The second question mark: no harvest, and three dwarfs eat 3 food.',
  },
  feeding: {
    title: 'Feeding',
    gist: '2 food for each dwarf, 1 for a newborn.',
    keywords: 'feed food dwarfs hungry pay 2 food newborn one food working cave mining cave',
    text: `At a harvest each dwarf eats 2 food, a newborn 1. In round 4 and at the second question mark every dwarf eats 1, newborns too. You may turn goods into food first. The Working cave feeds one dwarf with building material; the Mining cave saves 1 food for each donkey in a mine. Each missing food is a begging marker.`,
    example: 'Four dwarfs, one of them born this round, eat 7 food.',
  },
  begging: {
    title: 'Begging markers',
    gist: 'A marker for each missing food: −3 points.',
    keywords: 'beg begging missing food penalty minus three',
    text: `You take one begging marker for each missing food. It costs 3 points at the end, and you cannot give it back. You need not turn goods into food, but you must pay the food you have, unless the table has decided otherwise. The Writing chamber saves up to 7 of these points.`,
    example: 'You need 6 food and pay 4: two markers, −6 points.',
  },
  breeding: {
    title: 'Breeding',
    gist: 'Two of a kind: one newborn if there is room.',
    keywords: 'breed newborn young animals pair parents room',
    text: `If you have two or more farm animals of a kind, they have exactly one newborn. All kinds breed at the same time, and only if you have room; if room is short, you choose the kinds. The parents may be anywhere. You may eat animals before the births to make room, but not during them. Dogs do not breed. Breeding cave and Quarry pay for births, and the loot of strength 14 breeds up to two kinds.`,
    example: '5 sheep and 2 cattle: one lamb and one calf.',
  },
} satisfies Record<string, Article>;
