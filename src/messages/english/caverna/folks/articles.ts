import type { Article } from '../../../topic.ts';

/** What the forgotten folks bring into a game. */
export const folkArticles = {
  folks: {
    title: 'Forgotten folks',
    gist: 'Play one of eight folks, each with its own powers and limits.',
    keywords: 'forgotten folk expansion race people board choose deal elves trolls goblins humans silicoids pale ones',
    text: `Before the game, each player who wants a folk gets two folk boards, keeps one and returns the other unseen. With five or more folk players, each gets one board and draws another. If the host prefers, everybody chooses a folk openly in the lobby. All others play the ordinary dwarfs.
Some folks eat differently: Trolls need 3 food each at a harvest, Silicoids eat stone.
If a power or limit of a folk contradicts another rule, the folk takes precedence. Each folk brings four furnishing tiles for everybody, in place of four others. Folks need the full set of tiles.
Look up a folk by its name to see its powers and limits. For everything else the rules for dwarfs apply.`,
    example: 'Trolls and Elves play: eight new tiles are for sale, and eight others are not.',
  },
  goblins: {
    title: 'Goblins',
    gist: 'They act last, give back one of the goods they gather, and forge for 2 ore more.',
    keywords: 'goblin lazy clumsy incompetent lodger dark elves cave goblins goblin dwelling',
    text: `A goblin joins a family through the loot of the Dark Elves or through the Goblin dwelling; both give it a room. Every goblin needs a bed, but cannot sleep in the Additional dwelling. A new goblin is an adult: it acts from the next round on, but already eats 2 food in its first harvest. Goblins always eat food, whatever their family eats, and each is worth 1 point. A family has six people at most.
• It waits: you place goblins only when all other people at the table are placed, the weakest goblin first. A ruby never lets a goblin act before other people; it only changes the order among goblins.
• It drops things: it gives back one of the goods that have gathered on a space; you choose which. If nothing would be left and there is nothing else to do, the space is closed to it.
• It forges badly: strengths 1 to 6, for 2 ore more than others pay.
Cave Goblins drop things and forge badly too, but do not wait.`,
    example: '5 wood on Logging: the goblin keeps 4.',
  },
  newCrops: {
    title: 'Mushrooms and gemfruits',
    gist: 'Mushrooms grow in empty caverns, gemfruits on empty fields: 1 becomes 2.',
    keywords: 'mushroom gemfruit crop sow cavern field exchange ruby vegetable',
    text: `Each sowing allows up to 2 of each, on top of 2 grain and 2 vegetables. 1 sown becomes 2, and each harvest brings one home.
• You sow **mushrooms** in empty caverns, never in tunnels. While they grow, you can neither furnish there nor discard them. You can exchange one for 1 vegetable.
• You sow **gemfruits** on empty fields. You can exchange one for 1 ruby.
Both are worth 2 food and, at the end, 1 point each, in your supply or on the board. You can exchange only those in your supply, and nothing can be exchanged for them.`,
    example: 'A mushroom on D3 becomes 2: one comes home in each of the next two harvests.',
  },
  folkTiles: {
    title: 'Furnishing tiles of the folks',
    gist: 'Four for each folk at the table, in place of four others.',
    keywords: 'replace replaced new tiles field meadow lies on land supply extra tiles',
    text: `The tiles of a folk are for everybody. The tiles that they replace are out of the game. With up to three players, the table may add the tiles of other folks, until sixteen tiles are replaced.
Some tiles lie on an empty field or meadow of yours instead of in a cavern. You furnish and pay for them like any other tile. After that, nothing else can use the field or meadow.`,
    example: 'With Humans in the game, the Scarecrow (on a field) replaces the Ruby supplier.',
  },
  harvestStart: {
    title: 'The start of a harvest',
    gist: 'Some tiles and folks trade before the field phase.',
    keywords: 'start of harvest before charcoal storage bone carver stone trader mead parlor concert organ hunters hut',
    text: `At the start of each harvest you may use Charcoal storage, Stone trader, Bone carver and the trades of the Silicoids, each once and in any order. Hunter’s hut, Mead parlor and Concert organ pay out by themselves. None of this happens in a round that ends with only a feeding, or with nothing. It does happen in a harvest of fields or animals.`,
    example: '3 wood become 3 gold at the Charcoal storage, then everybody eats.',
  },
} satisfies Record<string, Article>;
