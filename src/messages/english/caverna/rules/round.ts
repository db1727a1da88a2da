import type { Article } from '../../../topic.ts';

/** The course of the game. */
export const roundArticles = {
  round: {
    title: 'Course of a round',
    gist: 'A card, new goods, work, return home, harvest: twelve times.',
    keywords: 'phases order sequence game flow rounds twelve',
    text: `A game has 12 rounds (11 with one or two players). Each round runs like this:
1. **A card** is turned up and becomes a new action space. From round 6 on the harvest marker is turned up too, unless your table waits until the end of the round.
2. **Refill**: the spaces that gather goods get new ones, even if some are left.
3. **Work**: beginning with the starting player, everybody in turn places one dwarf and acts at once, until all dwarfs are placed or everybody has passed.
4. **Return home**: all dwarfs come back.
5. **Harvest**, or whatever the round has instead.`,
    example: 'Round 3: a card, new goods, all dwarfs work, they come home, everybody harvests.',
  },
  placing: {
    title: 'Placing a dwarf',
    gist: 'Choose a free space: your dwarf goes there and acts at once.',
    keywords: 'place send dwarf worker action space choose work what now first move locked',
    text: `Choose a space in one of the menus. Your dwarf goes there, takes the goods and does what the space says. Then it is the next player’s turn.
• **Bright** spaces in the picture can be used; dark ones are taken until the dwarfs go home at the end of the round.
• Next to a lock 🔒 you see what you need to use the space. You may only go where you can do at least one thing.
• Your unarmed dwarfs go first, then the weakest weapon.
• **Pass** keeps your remaining dwarfs at home for this round.
Try it: nobody sees anything until you press **End turn**.`,
    example: 'Logging: your dwarf takes all the wood and, if armed, goes for loot.',
  },
  spaces: {
    title: 'Action spaces: and, or, then',
    gist: 'One dwarf on each space, and at least one of its actions.',
    keywords: 'and/or either or and then wording connectors order of actions mandatory leave goods lying',
    text: `A space holds one dwarf a round, and you may only go where you can do at least one thing.
• **and/or**: one of the actions or both, in either order.
• **and then / or**: one of them or both, but in the printed order.
• **and then**: you must do the first before you may do the second.
• **either … or**: one of the two. The Guest room turns this into and/or.
You may make exchanges first, and they count: a ruby turned into ore may open a space for you.
You get the goods on a space automatically. On an and/or space you may put them back if you use another action: press *More*, then choose “Leave … there”.`,
    example: 'Clearing says and/or: the wood, the tile, or both in any order.',
  },
  accumulating: {
    title: 'Refilling the spaces',
    gist: 'Goods pile up every round until somebody takes them all.',
    keywords: 'accumulation accumulating refill goods pile arrow replenish',
    text: `Many spaces gather goods each round, without limit, until somebody takes them all. If a space has two amounts, the larger (or different) one is for an empty space. A new card is filled in the same round. In a solo game, large piles are cleared: look up “Solo game”.`,
    example: 'Logging with 3 players: 3 wood when it is empty, then 1 more each round.',
  },
  order: {
    title: 'Playing order of dwarfs',
    gist: 'Unarmed dwarfs go first, then the weakest weapons.',
    keywords: 'play order dwarfs unarmed first weapon strength ruby out of turn send',
    text: `You place your unarmed dwarfs first, then the armed ones from the weakest weapon to the strongest; equal ones in any order. If a dwarf cannot use any space, it stays at home and the next one goes. For 1 ruby you place one armed dwarf before weaker ones. Each further exception costs another ruby.`,
    example: 'One dwarf is unarmed, one has strength 3, one 8. For 1 ruby the strongest goes first.',
  },
  passing: {
    title: 'Passing',
    gist: 'You may always pass; then you are out for this round.',
    keywords: 'pass skip stay home no more dwarfs',
    text: `You may always pass instead of placing a dwarf. It is final: you place no more dwarfs this round, while the others continue. If you sent a dwarf first with a ruby, you must place it. Dwarfs at home still eat in the harvest.`,
    example: 'Two of your dwarfs stay at home: they do not work this round, but they eat.',
  },
  starting: {
    title: 'Starting player and seats',
    gist: 'Take the token, and you go first from the next round on.',
    keywords: 'first player token turn order start food seating',
    text: `The starting player is chosen at random, and play goes around the table from there. The starting player and the next one begin with 1 food, the third with 2, all others with 3; a solo player begins with 2. If you use the space Starting player, you go first from the next round on. If nobody goes there, the same player goes first again. You cannot imitate that space.`,
    example: 'You use Starting player in round 4, so you go first in round 5.',
  },
  imitation: {
    title: 'Imitation',
    gist: 'Pay food and use a space that another player has taken.',
    keywords: 'imitate copy occupied space opponent apprentice cost food',
    text: `Pay the food that the space costs (0, 1, 2 or 4) and act as if your dwarf stood on a space that another player’s dwarf has taken. Your dwarf stays on Imitation; it gets the weapon, goes on the expedition or has the child.
• The gathered goods there are gone. Fixed goods, such as the 2 food of Forest exploration or the ore for your mines, are yours.
• You cannot imitate Starting player, a space with your own dwarf, or one where nothing is left to do.
• You may imitate another player’s Imitation if you pay both costs and the space at the end of the chain is not your own (the table can switch this off).`,
    example: 'You pay and use Housework, where another player stands: a dog, a tile, or both.',
  },
  twoPlayers: {
    title: 'Two players',
    gist: 'Eleven rounds, without Exploration and Imitation.',
    keywords: '2 players two-player game round 9 eleven rounds',
    text: `There is no Exploration, and round 9 is skipped: eleven rounds in all. Six harvest markers lie on rounds 6 to 8 and 10 to 12, three leaves and three question marks. Ruby mining stays empty in the first two rounds. There is no Imitation.`,
    example: 'After round 8 comes round 10.',
  },
  solo: {
    title: 'Solo game',
    gist: 'Place one dwarf after another, for the highest score.',
    keywords: 'solo one player alone single clear six goods protect ruby 100 points',
    text: `You place one dwarf after another and play for the highest score; 100 points is a good goal. You start with 2 food.
• The cards come in a fixed order: Blacksmithing, Sheep farming, Ore mine construction, Wish for children, Donkey farming, Ruby mine construction, Ore delivery, Family life, (no round 9), Ore trading, Adventure, Ruby delivery.
• No harvest markers: a harvest in round 3 and in every round from 5 on; in round 4 each dwarf eats 1 food.
• Drift mining, Starting player, Supplies and Clearing are not used. Ruby mining gathers from round 1.
• Before each refill, every space with more than 6 goods is cleared. One ruby protects one space for one round.
• Your table may decide otherwise about the spaces and the 6 goods.`,
    example: '7 wood on Logging: cleared before the refill, unless you pay a ruby.',
  },
  playerCounts: {
    title: 'Number of players',
    gist: 'More players: more spaces and larger piles.',
    keywords: 'players count boards spaces available 3 4 5 6 7',
    text: `• **1 to 3**: Wood gathering, and Supplies for 2 and 3; 3 players add Strip mining, Forest exploration and an Imitation for 4 food.
• **4 or more**: Growth and a richer Forest exploration; refills are larger. With exactly 4, one Imitation for 2 food.
• **5**: also Depot, Small-scale drift mining, Weekly market, Hardware rental, Fence building; Imitations for 2 and 4 food.
• **6**: a second Drift mining takes the place of the small one; Imitations for 1 and 2 food.
• **7**: also Large depot, Extension and a free Imitation.`,
    example: 'Clearing gains 1 wood a round with 3 players and 2 with 4.',
  },
  introductory: {
    title: 'Introductory and full game',
    gist: 'Fewer and simpler kinds of furnishing tiles.',
    keywords: 'beginner first game tiles set easy variant options',
    text: `The introductory game has only the simpler furnishing tiles, the full game all of them. Everything else is the same. With 6 or 7 players choose the full game, so that there is enough to build.`,
    example: 'The Guest room and the Office room are only in the full game.',
  },
  turn: {
    title: 'Your turn in this channel',
    gist: 'Nobody sees anything until you press End turn.',
    keywords: 'how to play bot button undo step back end turn panel discord help',
    text: `When you are called, press **My turn** or type \`/caverna turn\`. A panel that only you can see asks one small question after another. Forced steps are played for you.
• **Exchange** turns goods into food, spends rubies and uses tiles; then your turn goes on.
• **Step back** takes back one choice, **Start over** all of them.
• Nobody sees anything until you press **End turn**.
• \`/caverna undo\` opens your last turn again, if nobody has played since and nothing hidden was turned up.`,
    example: 'A space in the menu, a tile, End turn: three presses.',
  },
  pictures: {
    title: 'What the pictures show',
    gist: 'What each sign means.',
    keywords: 'signs icons legend symbols picture arrow slash door mask sword disc paw leaf gold frame bright dark',
    text: `The card explains the signs. On the boards you also see:
• **Bright** spaces are free, **dark** ones taken. Each space shows the goods that have gathered there.
• A **gold frame** marks what has changed since the last post; in your panel, since your own last turn.
• **Faint** people are already placed; a **moon** marks a newborn, which acts from the next round on.
• A **number in a shield** shows points. The sign under each round shows how it ends: a leaf is a harvest, a bowl a feeding, a question mark a marker that is still face down.
• Next to each name you see the people still at home and what the next feeding costs.`,
    example: 'A sword with a 3: an expedition for up to 3 different items.',
  },
} satisfies Record<string, Article>;
