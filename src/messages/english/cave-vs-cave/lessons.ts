import type { LessonText } from '../../lesson.ts';

/** The lessons of Cave vs Cave, by their ids and those of their steps. */
export const taught = {
  tiles: {
    title: 'An action tile',
    idea: 'What you do in a turn',
    learned: 'You have learned that you take one action tile a turn, and may use each of its effects.',
    steps: {
      take: {
        say: 'There are two players, and each has a cave. On your turn you take one **action tile** that nobody has taken this round, and use its effects. Effects side by side may all be used, in any order. *Cultivation* gives emmer and flax, your crops; you get them automatically when you end the turn.',
        goal: 'Get 2 emmer.',
        hints: [
          'Open the menu below the pictures, and look for a tile that shows emmer.',
          'Choose *Cultivation*, then end your turn: you get the goods automatically.',
        ],
        mistakes: {
          'use undergrowth': '*Undergrowth* is about wood. Emmer grows elsewhere.',
          done: 'Take the emmer first, then you may leave the rest.',
        },
        done: 'You got 2 emmer and 1 flax. Tilda has taken *Housework*, and now it is your second turn.',
      },
      activate: {
        say: 'A tile with a star lets you **activate** an orange room of your cave: you use the effect of the room. Your only room so far is the *Cave entrance*: 1 wood, stone, emmer or flax. *Cultivation* had a star, and *Undergrowth* has one, too.',
        goal: 'Activate your Cave entrance, and take a good.',
        hints: ['Choose a tile with a star.', 'Choose *Undergrowth*, then any good of the *Cave entrance*.'],
        mistakes: {
          'use excavation': 'That digs. To activate a room, take a tile with a star.',
          done: 'One effect is left: activate your room before you end the turn.',
        },
        done: 'More rooms give you more to activate. That is what you build your cave for.',
      },
      other: {
        say: 'Your turn ended, and Tilda took a tile. It stays with her until the round is over. **What is left for you in your next turn?**',
        answers: {
          all: { label: 'All tiles', reply: 'No, each tile can be used only once a round.' },
          free: {
            label: 'The tiles nobody has taken',
            reply: 'Right. In rounds 1 to 3 you each have two turns, and more later; a new tile comes each round.',
          },
        },
      },
    },
  },
  digging: {
    title: 'Digging',
    idea: 'Turn up rooms for both players',
    learned: 'You have learned that digging makes space, sometimes gives food, and turns up rooms for both.',
    steps: {
      dig: {
        say: 'Most of your cave is covered: a room tile lies face down on each dark space. You **excavate** a covered room that can be reached from the entrance. You get what is printed beneath it (a bowl is 1 food), and an empty room to furnish. *Excavation* does that.',
        goal: 'Excavate a room.',
        hints: [
          'A bright pick in the picture marks what you can reach.',
          'Choose *Excavation*, then E4: there is food beneath it.',
        ],
        mistakes: {
          'use cultivation': 'That feeds you. To dig, take a tile with a pick.',
          'use housework': 'That furnishes. To dig, take a tile with a pick.',
          done: 'Dig first: that is why you took this tile.',
        },
        done: 'A room has turned up. What is turned up stays turned up: you cannot step back past it.',
      },
      sale: {
        say: 'A room tile lay face down on the space you dug out. It now lies face up among the **rooms for sale**, in the middle of the table, where players buy all their rooms. **Who may buy it?**',
        answers: {
          you: { label: 'Only me', reply: 'No: think before you dig up something good for Tilda.' },
          both: {
            label: 'Both of us',
            reply: 'Right: it is for sale to both. So dig when you can be the first to buy.',
          },
        },
      },
    },
  },
  rooms: {
    title: 'Rooms and walls',
    idea: 'Buy rooms that fit the walls',
    learned:
      'You have learned that a room costs goods and needs certain walls, and an orange room works when you activate it.',
    steps: {
      furnish: {
        say: 'With *Housework* you **furnish** a room: you pay what the tile charges and what the room costs, and lay it on an empty room of your cave. Its points count at the end.',
        goal: 'Furnish a room.',
        hints: [
          'Choose *Housework*: the menu then lists the rooms that fit your walls.',
          'Choose *Housework*, then the *Spinning wheel* for an empty room.',
        ],
        mistakes: {
          'use excavation': 'That digs. To furnish, take a tile with a door.',
          done: 'You came here to furnish: choose a room first.',
        },
        done: 'The room is yours, with its points.',
      },
      wall: {
        say: 'Here is another cave, one round later; it has a *Spinning wheel*. Each room needs certain **walls**: the dark ones in its pattern must be there, light ones may be, and there must be no others. Many empty rooms have none yet, so you build some. *Masonry* builds a wall between two rooms.',
        goal: 'Build a wall.',
        hints: [
          'Choose the tile *Masonry*, then look for *wall* in the menu.',
          'Choose *Masonry*, then a wall such as the one between D1 and D2.',
        ],
        mistakes: {
          'use housework': 'That furnishes. To build a wall, take *Masonry*.',
          done: 'You have not built the wall yet.',
        },
        done: 'Beside the wall, you can now furnish rooms that need one there. But you can no longer dig through there.',
      },
      works: {
        say: 'Your *Spinning wheel* is an orange room, like the Cave entrance. **When does it do something?**',
        answers: {
          once: { label: 'At once', reply: 'No, buying a room does not use it.' },
          activated: {
            label: 'When a tile activates it',
            reply: 'Right: tiles with a star activate it, each room once a turn. Blue rooms work by themselves.',
          },
        },
      },
    },
  },
  winning: {
    title: 'Gold and points',
    idea: 'What wins in the end',
    learned:
      'You have learned that rooms and gold win. The player with the most points wins; in a tie, the more valuable single room decides. A first game ends after era I; the button *?* and `/caverna rules` explain era II.',
    steps: {
      gold: {
        say: 'At the end of era I you count the **points of your rooms and 1 for each gold**. Some rooms make gold: your *Weaving room* turns 2 flax into 2 food and 2 gold, your *Spinning wheel* 3 flax into 2 gold.',
        goal: 'Get 2 gold this turn.',
        hints: ['You need a tile that activates rooms.', 'Choose *Undergrowth*, then activate the *Weaving room*.'],
        mistakes: {
          'eat gold': 'Food can come from crops. You want gold.',
          'use housework': 'Furnishing costs gold or food. You want to earn some.',
        },
        done: 'Two gold are two points, or part of the price of an expensive room.',
      },
      count: {
        say: 'Now look at the points of your cave. It has a *Spinning wheel* (4 points) and a *Weaving room* (5 points). **What else counts in era I?**',
        answers: {
          goods: { label: 'Wood and stone', reply: 'No, goods are worth nothing in the end. Use them up.' },
          gold: {
            label: 'Gold',
            reply:
              'Right: each gold is 1 point in era I. If you play era II, too, you count again there, and add both results.',
          },
        },
      },
    },
  },
} satisfies Readonly<Record<string, LessonText>>;
