import type { Article } from '../../topic.ts';
import { fields } from './tiles.ts';

/** The articles about rules, by their keys. */
export const articles = {
  turn: {
    title: 'A turn',
    gist: 'Take an action tile, use any of its effects, end the turn',
    example: 'Cultivation: 2 emmer first, then activate the Grindstone, no flax.',
    keywords: 'action tile effects order round start player',
    text: [
      'On your turn take an open tile that nobody has taken this round. Use its effects in any order, each once. You may skip an effect, or take only some of the goods it gives. If there is an “or” between two effects (a slash in the pictures), use only one. You may take Renovation only with more gold than the other player; alone, you may always take it.',
      'At the start of each round one more action tile is turned up. At the end of the round the tiles go back, and the other player begins the next.',
      'Each player has 2 turns in rounds 1 to 3 of era I, 3 in rounds 4 to 7, 4 in round 8 and in all rounds of era II. Alone, you play 7 rounds in era I, with 4 turns in the last.',
      'Era I begins with 1 of each of its six goods, the cave entrance furnished, the room above it (D3) free and the other nine rooms covered.',
    ].join('\n'),
  },
  activating: {
    title: 'Activating rooms',
    gist: 'Use the effects of orange rooms, each once a turn',
    example: 'Undermining: 2 food from the Tunnel, to use in the Warehouse.',
    keywords: 'orange rooms activation one two three market',
    text: 'Building a room does not use it. An action tile says how many of your orange rooms you may activate: each once, one after the other, with no other effect of the tile in between.',
  },
  blueRooms: {
    title: 'Blue rooms',
    gist: 'They work by themselves',
    example: 'Wood storeroom: each effect that activates 1 room brings 1 wood.',
    keywords: 'blue automatic',
    text: 'You cannot activate blue rooms: they work by themselves whenever they apply, even in the turn in which you furnish them. If a blue room gives something for an activation, you may take it before or after the whole activation, even if the rooms you activate can do nothing. You must always have more orange rooms than blue ones. The cave entrance counts, so the first room you furnish is orange. The short game does not have this rule.',
  },
  excavating: {
    title: 'Excavating',
    gist: 'Turn up a covered room that can be reached',
    example: 'E4 beside the entrance: 1 food, and its room is for sale to both.',
    keywords: 'dig reach uncover turned over up take back two rooms food',
    text: 'You may excavate a covered room if a path of uncovered rooms without walls leads to it from the entrance. Its tile goes on sale for both players, and you get what is printed beneath it at once. In the pictures a bright pick marks what you can reach, a faint one what you cannot. Undermining passes through walls that were built, but not through covered rooms. Excavation digs two rooms for 2 food, which you pay before the first one, so food from the first room comes too late. Once a room has been turned up, you cannot step back past it.',
  },
  furnishing: {
    title: 'Furnishing a room',
    gist: 'Buy a room for sale, to lay on an empty room whose walls fit',
    example: 'Shelf: 1 wood, and an empty room with exactly 1 wall.',
    keywords: 'build buy cost surcharge dwarf food gold',
    text: 'Pay what the action tile charges and the cost of the room, and lay it on an empty room of your cave whose walls fit its pattern. “2 to 4 food” means 1 food for each turn that a player has in the round: 2 at first, 3 from round 4 on, 4 in the last round and in era II. The place need not be reachable, and may be on either board. What is printed there is yours only when you excavate, not when you furnish.',
  },
  walls: {
    title: 'Walls',
    gist: 'Rooms need walls, printed or built',
    example: 'Two walls in a corner suit “1-2 walls (2 only if adjacent)”, two opposite ones do not.',
    keywords: 'wall pattern constellation build remove supply',
    text: 'In a pattern, dark walls must be there, light ones may be, and there must be no others; you may rotate it. Printed outer walls count; room tiles never do. You build a wall between two rooms of your cave, even covered ones, and in era II also below C4, where you enter. It comes from the common supply: 7 walls, 3 more in era II for two players, 5 in the short game. If the supply is empty, you cannot build. Walls that were built can be removed; printed ones cannot. Rooms that are already furnished stay, whatever happens to the walls.',
  },
  pictures: {
    title: 'What the pictures show',
    gist: 'Stars activate, picks excavate, doors furnish',
    example: 'A star with 1+1 is Weekly market: two rooms by one effect.',
    keywords: 'signs icons legend symbols star pick door tree map dwarf lantern bright faint',
    text: '• A star with a number: activate that many rooms. Only rooms with a star can be activated; blue ones work by themselves.\n• A pick excavates, a door furnishes, a wall with a plus is built, one with a minus is removed. A slash is “or”, an arrow is “into”.\n• Food × dwarf: 1 food for each turn that a player has in this round. The dwarfs beside a name show how many turns are left.\n• Tree and map mark Undergrowth and Expedition. Prospecting site and Equipment room show them because they work with these tiles.\n• In a cave a bright pick marks what you can excavate now, a faint one what you cannot reach yet. I or II is the era of the tile there; a bowl or a lump of ore is what you find beneath. A lantern marks the starting player.\n• In a room’s wall pattern, dark walls must be there, light ones may be, and there must be no others.\n• Goods: how many you have, and how many you may have at most. Beneath the tiles: the walls that are left, and the additional cavern.',
  },
  goods: {
    title: 'Goods',
    gist: 'At most 9 of each, but 19 gold and 19 weapons',
    example: '8 flax and 3 more: you keep only 9.',
    keywords: 'limit track food exchange emmer flax donkey',
    text: 'You never have more than 9 of a good, but up to 19 gold and 19 weapons; the rest is lost. On your turn you may turn 1 emmer, flax, gold or donkey into 1 food at any time, as often as you like. Topping up to a number never takes anything away.',
  },
  cavern: {
    title: 'The additional cavern',
    gist: 'For the first player to furnish all rooms',
    example: 'With 3 printed walls it suits the Parlor.',
    keywords: 'zusatzraum extra room side',
    text: 'The first player to furnish every room gets it, chooses its side at once (two or three printed walls) and may furnish it like any other room; it need not be excavated. In era II you must fill both boards, in the short game the eight rooms of the only board. You may build walls on its open sides. No other room touches it.',
  },
  eraTwo: {
    title: 'Era II: the Iron Age',
    gist: 'Four more rounds with donkeys, ore, iron and weapons',
    example: 'The winner of era I covers all 8 new rooms, the loser 7.',
    keywords: 'second era iron age board donkeys ore fields',
    text: `A second board lies left of the first. You now enter the cave from below C4, the marked room of the new board, and must reach every room you excavate from there. If C4 is covered, you excavate it first. Goods at 0 rise to 1, and the new ones begin at 1. Renovation is out; all other tiles of era I are face up. Six new rooms are for sale besides those that are left. The winner of era I covers all 8 rooms of the new board; the other player leaves C4 free. In a tie that no room breaks, one room tile is removed unseen and both leave C4 free. Each new action tile is above a field, and you may use the effect of the field too. From left to right the fields give: ${fields.join(' · ')}. You may take the tile on the last field, and its 2 weapons, only with more weapons than the other player. After each round but the last, everybody gets as much ore as they have donkeys.`,
  },
  scoring: {
    title: 'The points',
    gist: 'Rooms and gold; in era II rooms again, weapons, half of iron and gold',
    example: 'Era I: 48 + 5. Era II: 101 + 7 + ½ × 4. 163 points in all.',
    keywords: 'score end winner tie half goal aim objective purpose winning victory',
    text: 'Era I: the points of your rooms, and 1 for each gold. Era II: the points of all rooms once more, 1 for each weapon, ½ for each iron and each gold; add both results. In the quick start and the short game only era II counts. In a tie the player with the more valuable single room wins, then the next one counts, and so on; if all are equal, the players share the win. Solo: at least 50 points in era I, more than 180 in both.',
  },
  solo: {
    title: 'The solo game',
    gist: 'Fewer rooms and rounds, one more room turned up, and a target',
    example: 'Drift mining excavates one room, so one more comes from the pile.',
    keywords: 'alone one single player pile target extra',
    text: 'Era I has 7 rounds, of 2, 2, 2, 3, 3, 3 and 4 turns, and Breach is left out. In each era, three of the six rooms that are for sale at first are removed at random. The tiles that would cover a second cave form a face-down pile: whenever an effect excavates exactly one room, the next tile from the pile of the same era goes on sale too. In era II all 8 new rooms are covered, and you get no walls beyond the 7. Renovation and the last field have no condition, unless your table leaves them out. Reach at least 50 points in era I (more than 60 is outstanding), or more than 180 in both.',
  },
  quick: {
    title: 'Quick start',
    gist: 'Era I is drafted, era II is played',
    example: '47 and 42 points drafted: you begin with 3 gold, the other player with 8.',
    keywords: 'draft variant walls 42',
    text: 'On your turn you turn up one more room. You must lay an open room in your cave if any fits: on any empty room, free of charge, with as few of your three walls as possible. You may lay a blue one only if you then have more orange ones. While the other player is still drafting, you continue until you have more points.\nThe first to fill a cave gets the additional cavern and, below 42 points, must fill it too. You drop out at 42 points or more, or when nothing fits; the other then continues alone.\nThen you take turns laying the tiles that were never turned up: one each turn, face down on an empty room; the player with more points begins, or, in a tie, the starting player. Open rooms stay for sale. Unused walls go to the common supply.\nBoth begin era II with 3 gold and 1 of everything else. The player with fewer points gets the difference in gold as well. The player with more, or in a tie the starting player, covers all 8 new rooms. The starting player of the draft begins era II too.',
  },
  short: {
    title: 'The short game',
    gist: 'Only era II, with a pool of six rooms for both',
    example: 'Food corner, then Warehouse, then Sacrificial altar: all in the pool.',
    keywords: 'variant pool kurzspiel',
    text: 'Only the board of era II is played, with 5 walls, 3 gold and 1 of everything else; all action tiles of era I but Renovation are face up. One room tile is removed unseen: seven of your rooms are covered, and C4 is free for both players. Six rooms of era I form a pool: Food corner, Warehouse, Sacrificial altar and three drawn at random. Nobody can buy them. Both players activate its orange rooms as if they were their own, and its blue ones work for both. You may have as many blue rooms as you like.',
  },
} satisfies Readonly<Record<string, Article>>;
