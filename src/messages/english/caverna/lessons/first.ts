import type { LessonText } from '../../../lesson.ts';

/** The first lessons of Caverna: points, turns, goods, harvests, rooms. */
export const first = {
  points: {
    title: 'What wins',
    idea: 'A good farm, and what it is worth',
    learned:
      'You have learned that the most points win: nearly everything you own counts, and empty land costs points.',
    steps: {
      farm: {
        say: 'This is a farm at the end of a game, worth **61 points**. Each player builds one, and **the most points win**.\nThe left half was forest; now it has fields, pastures and animals. The right half was mountain; now it has mines and rooms for the family. Each animal, dwarf and ruby is worth 1 point, pastures 2 or 4, mines 3 or 4, and rooms what is printed on them.',
      },
      minus: {
        say: 'The same farm, counted line by line. Three lines can drop below zero, and one of them has. **What costs this farm points?**',
        answers: {
          dwarf: { label: 'Having five dwarfs', reply: 'No, each dwarf is worth 1 point and does more work.' },
          empty: {
            label: 'Empty land',
            reply: 'Right: each unused space on your board costs 1 point, here 6. So cover your board with tiles.',
          },
          ruby: { label: 'Rubies left over', reply: 'No, each ruby you keep is worth 1 point.' },
        },
      },
      kinds: {
        say: 'There are four kinds of farm animals: sheep, donkeys, wild boars and cattle. This farm has all four. **What would it cost to have no cattle at all?**',
        answers: {
          nothing: {
            label: 'Only the 4 points of the cattle',
            reply: 'Those, and more: a missing kind costs 2 points on top.',
          },
          two: {
            label: 'Their points, and 2 more',
            reply: 'Right: each kind of farm animal you have none of costs 2 points. One of each kind is enough.',
          },
        },
      },
    },
  },
  dwarfs: {
    title: 'A dwarf and a space',
    idea: 'How a turn and a round go',
    learned: 'You have learned that you place one dwarf a turn, on a free space, until all have worked.',
    steps: {
      place: {
        say: 'You have two **dwarfs**. On your turn you place one of them on an **action space**, and it immediately does what the space says. A space has room for one dwarf, and Tilda has taken *Supplies*. **Choose any free space in the menus**, such as *Logging* for wood.',
        goal: 'Place a dwarf on a free space.',
        hints: ['Open one of the menus below the pictures and choose a space.', 'Choose *Logging*: you get 3 wood.'],
        mistakes: { pass: 'If you pass, your dwarfs do nothing this round. They are here to work.' },
        done: 'Your dwarf is there now, and nobody else can use that space this round.',
      },
      end: {
        say: 'Until you press *End turn*, nobody sees what you do, and **you can take it back** as often as you like with *Step back*. If you like your choice, **end your turn**.',
        goal: 'End your turn.',
        hints: ['Press the green button *End turn*. If it is grey, do what the space offers first.'],
        done: 'You ended your turn, Tilda placed her second dwarf, and now it is your turn again.',
      },
      round: {
        say: 'You have one dwarf left. When all dwarfs have been placed, **the round is over**: everybody goes home, and a new round begins with a new space. There are 12 rounds, 11 for two players. **Place your second dwarf.**',
        goal: 'Place your last dwarf, so that the round ends.',
        hints: ['Any free space will do.', 'Choose *Ore mining*: you get 2 ore.'],
        mistakes: { pass: 'That would end the round, but your dwarf would have done nothing. Let it work.' },
        done: 'All dwarfs are home, round 2 has begun, and there is a new space on the table.',
      },
    },
  },
  goods: {
    title: 'Goods that pile up',
    idea: 'Why a space gets better with time',
    learned: 'You have learned that goods pile up on many spaces, and that one dwarf takes the whole pile.',
    steps: {
      pile: {
        say: 'Many spaces **collect goods**: each round some are added, until a dwarf takes them all. So a space that nobody wants gets better and better. Look at the picture: nobody has been to some of them for a while. You need wood for rooms and fences.',
        goal: 'Get 5 wood in one turn.',
        hints: ['Look for the space with the most wood.', 'Choose *Logging*: it has 5 wood.'],
        mistakes: {
          'place woodGathering': '*Wood gathering* has only 3 wood. There is a larger pile.',
          'place clearing': '*Clearing* has only 2 wood. There is a larger pile.',
        },
        done: 'You got all 5 wood with a single dwarf.',
      },
      next: {
        say: '*Logging* is empty now. A small **+** shows what a space gains next round; some empty spaces gain more than others. **How much wood will *Logging* have then?**',
        answers: {
          nothing: { label: 'None', reply: 'No, it gains something every round.' },
          three: {
            label: '3 wood',
            reply: 'Right: an empty *Logging* gets 3 wood, and 1 more in each round after that.',
          },
          five: { label: '5 wood', reply: 'No, the pile starts again: 5 wood had gathered over several rounds.' },
        },
      },
      uses: {
        say: 'What are the goods for?\n• **Wood and stone** pay for rooms, fences and stables.\n• **Ore** becomes weapons.\n• **Food** feeds your dwarfs.\n• **Grain and vegetables** are sown, eaten or kept as points.\n• **Rubies** can become nearly anything.\nThe next lesson is about food, because dwarfs get hungry.',
      },
    },
  },
  harvest: {
    title: 'Fields and harvest',
    idea: 'Sow, harvest, and feed your dwarfs',
    learned: 'You have learned that a harvest gives 1 crop from each sown field and costs 2 food for each dwarf.',
    steps: {
      sow: {
        say: 'Your dwarfs **eat at each harvest**, so grow something. You clear forest with a meadow and field tile, then you **sow** on the field: 1 grain becomes 3. *Slash-and-burn* lets you do both in one turn: first lay the tile, then sow. You have 1 grain.',
        goal: 'Clear forest, and sow your grain on the new field.',
        hints: [
          'Place a dwarf on *Slash-and-burn*. You can sow once the tile is there.',
          'Choose *Slash-and-burn*, then a place for the tile, then sow the grain.',
        ],
        mistakes: {
          'place clearing': '*Clearing* gives you a field, but you cannot sow there.',
          'place sustenance': '*Sustenance* gives you a field and grain, but you cannot sow there.',
          'eat grain': 'Now the grain is worth 1 food. Sown, it becomes 3.',
          done: 'Your field is ready, and you still have your grain. Sow it.',
        },
        done: 'There are 3 grain on your field now. Each harvest brings one of them home.',
      },
      feed: {
        say: 'Here is another farm, at the end of round 3. Some rounds end with a **harvest**. First, each sown field gave you 1 crop: 1 grain and 1 vegetable. Now you **feed**: 2 food for each dwarf, so 4. You have 2 food. Crops help: a vegetable is worth 2 food, a grain 1.',
        goal: 'Feed both dwarfs, without begging.',
        hints: ['You are 2 food short. Turn something into food.', 'Eat the vegetable: it is worth exactly 2 food.'],
        mistakes: {
          beg: 'Begging costs 3 points for each missing food. You have a vegetable to eat instead.',
        },
        done: 'Everybody is full. After feeding, pairs of animals have young; more on that soon.',
      },
      hunger: {
        say: 'Harvests come at the end of round 3, round 5 and most later rounds; the pictures announce them. In round 4 each dwarf eats only 1 food. **What happens if you are 1 food short?**',
        answers: {
          one: { label: 'You lose 1 point', reply: 'It is worse than that.' },
          three: {
            label: 'You lose 3 points',
            reply: 'Right: you take a begging marker for each missing food, −3 points each. So think of food early.',
          },
          dwarf: { label: 'A dwarf leaves', reply: 'No, nobody ever leaves your family.' },
        },
      },
    },
  },
  family: {
    title: 'Rooms and a child',
    idea: 'Dig a cavern, furnish it, grow',
    learned: 'You have learned how to get a third dwarf: a cavern, a dwelling in it, then a child.',
    steps: {
      dig: {
        say: 'More dwarfs do more work. A third one needs a bed, a bed needs a room, and a room needs an empty **cavern**. Your only cavern holds the *Cuddle room* already. So dig: a cavern and tunnel tile goes into the mountain, next to what you have already dug.',
        goal: 'Dig a new cavern.',
        hints: [
          'Two spaces let you lay tiles in the mountain.',
          'Choose *Drift mining* or *Excavation*, and a place for the tile.',
        ],
        mistakes: {
          'place housework': '*Housework* furnishes a cavern you already have. First dig a new one.',
          done: 'You have the stone. The tile is what you came for: choose a place for it.',
        },
        done: 'A new cavern: it counts as used, and any room can go in there.',
      },
      dwelling: {
        say: 'Here is another farm, two rounds later. An empty cavern can be **furnished**: you pay for a room and lay it there. Each room does something different. The ones with beds for dwarfs are called **dwellings**. You have 4 wood and 3 stone, the price of the ordinary *Dwelling*. *Housework* lets you furnish.',
        goal: 'Furnish a dwelling with a bed for a third dwarf.',
        hints: [
          'Choose *Housework*, then look for a room you can pay for whose name ends in *dwelling*.',
          'Choose *Housework*, then *Dwelling*.',
        ],
        mistakes: {
          'place wishForChildren':
            'You can build one there too, but you need that space for the child. Use *Housework*.',
          'furnish additionalDwelling':
            'The *Additional dwelling* has room only for a sixth dwarf. You need a bed for the third one.',
          furnish: 'That room is useful, but nobody can sleep in it. You need a bed.',
          done: 'You have a dog now, but you came for a room: choose a dwelling.',
        },
        done: 'A free bed! The ordinary *Dwelling* is worth 3 points, too. A *Simple dwelling* is cheaper, but worth none.',
      },
      child: {
        say: 'Now there is a **free bed**, and from round 4 on *Wish for children* is on the table: **family growth** gives you a child. It sleeps this round and works from the next one. Remember: it eats, too.',
        goal: 'Get a child.',
        hints: ['Your second dwarf can do it: look among the newest spaces.', 'Choose *Wish for children*.'],
        done: 'Three dwarfs from the next round on: one more action in every round. Start this early in a game.',
      },
    },
  },
} satisfies Readonly<Record<string, LessonText>>;
