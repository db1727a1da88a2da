import type { Article } from '../../../topic.ts';

/** What comes into a game with the forgotten folks. */
export const folkArticles = {
  folks: {
    title: 'Forgotten folks',
    gist: 'Play one of eight other folks, each with powers and limits of its own.',
    keywords: 'forgotten folk expansion race people board choose deal elves trolls goblins humans silicoids pale ones',
    text: `Before the game starts, everybody who wants to play a folk gets two folk boards, keeps one and returns the other unseen; with five folk players or more each gets one board and draws another. Where the host wishes so, everybody chooses a folk openly in the lobby instead. Everyone else plays the ordinary dwarfs.
Some eat otherwise: Trolls need 3 food each in a harvest, Silicoids eat stone.
What a folk can and cannot do holds against any other rule and any furnishing tile. Each folk brings four furnishing tiles of its own for everybody, in the places of four others. Folks need the full set of tiles.
Look up the name of a folk for its powers and limits. Where its page says nothing else, the rules for dwarfs are its rules too.`,
    example: 'Trolls and Elves play: eight new tiles are for sale, and eight others are not.',
    related: ['rule:folkTiles', 'rule:goblins', 'rule:newCrops'],
  },
  goblins: {
    title: 'Goblins',
    gist: 'They act last, give one of the goods they gather back, and forge for 2 ore more.',
    keywords: 'goblin lazy clumsy incompetent lodger dark elves cave goblins goblin dwelling',
    text: `A goblin joins a family through the loot of the Dark Elves or the Goblin dwelling, which house it: every goblin needs room, and the Additional dwelling has none for it. It is grown up at once, acts from the next round on, eats as a dwarf does, whatever its family eats, and scores 1 point; six people are the most a family can have.
• It waits: its owner places goblins only when nobody else of any family is left to be placed. The weakest goblin goes first. No ruby brings a goblin before other people; it only changes the order among goblins.
• It drops things: of all goods that have gathered on a space it gives one back, which one you choose. Where nothing is left then, and nothing else can be done, the space is closed to it.
• It forges badly: strengths 1 to 6, for 2 ore more than others pay.
Cave Goblins drop things and forge badly too, but do not wait.`,
    example: '5 wood lie on Logging: the goblin keeps 4.',
    related: ['rule:order', 'rule:weapons', 'tile:goblinDwelling'],
  },
  newCrops: {
    title: 'Mushrooms and gemfruits',
    gist: 'Mushrooms grow in empty caverns, gemfruits on empty fields: 1 becomes 2.',
    keywords: 'mushroom gemfruit crop sow cavern field exchange ruby vegetable',
    text: `Each sowing allows up to 2 of each besides 2 grain and 2 vegetables. One of yours becomes 2 where it is sown, and each harvest brings one home.
• **Mushrooms** are sown in empty caverns, never in tunnels. While they grow, nothing can be furnished there, and you cannot discard them. One can be exchanged for 1 vegetable.
• **Gemfruits** are sown on empty fields. One can be exchanged for 1 ruby.
Both are worth 2 food and, at the end, 1 point each, wherever they are. Exchanges take them from the supply alone, and nothing is exchanged for them.`,
    example: 'A mushroom on D3 becomes 2: one comes home in each of the next two harvests.',
    related: ['rule:sowing', 'tile:forgottenCave', 'tile:mysticsHut'],
  },
  folkTiles: {
    title: 'Furnishing tiles of the folks',
    gist: 'Four for each folk that is played, in the places of four others.',
    keywords: 'replace replaced new tiles field meadow lies on land supply extra tiles',
    text: `The tiles of a folk are for everybody. Those that they replace are out of the game. With up to three players, the table may add the tiles of further folks, until sixteen have changed.
Some lie on an empty field or meadow of yours in place of a cavern. They take the same action and are paid for like any other; whatever else would use the field or the meadow can no longer.`,
    example: 'With Humans in the game the Scarecrow, on a field, is sold in place of the Ruby supplier.',
    related: ['rule:furnishing', 'rule:folks'],
  },
  harvestStart: {
    title: 'The start of a harvest',
    gist: 'Some tiles and folks trade before the fields are harvested.',
    keywords: 'start of harvest before charcoal storage bone carver stone trader mead parlor concert organ hunters hut',
    text: `Charcoal storage, Stone trader, Bone carver and the trade of the Silicoids are offered once at the start of each harvest, in any order; Hunter’s hut, Mead parlor and Concert organ give by themselves. A round that ends with a feeding alone, or with nothing, has no such moment; the harvest of fields or animals has.`,
    example: '3 wood become 3 gold at the Charcoal storage, then everybody eats.',
    related: ['rule:harvest', 'tile:charcoalStorage', 'tile:boneCarver'],
  },
} satisfies Record<string, Article>;
