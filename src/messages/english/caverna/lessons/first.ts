import type { LessonText } from '../../../lesson.ts';

/** The first lessons of Caverna: points, turns, goods, harvests, rooms. */
export const first = {
  points: {
    title: 'What wins',
    idea: 'A good farm, and what it is worth',
    learned:
      'You have learned that **the player with the most points wins**. Animals, dwarfs, crops, rubies and gold count, and so do pastures, mines and rooms. You lose points for each unused space (1), for each kind of farm animal you have none of (2), and for begging markers (3 for each food you lack when your dwarfs eat).',
    steps: {
      farm: {
        say: 'This is a farm at the end of a game, worth **61 points**. Each player builds one, and **the most points wins**.\nThe left half was forest: now it has fields, pastures and animals. The right half was mountain: now it has mines and rooms for the family.\nEach animal, dwarf, vegetable, ruby and gold is worth 1 point; two grain are worth 1. Land has points of its own, and gold frames mark an example of each: a pasture (2 or 4), a mine (3 or 4), and a room (the number on its shield).',
      },
      minus: {
        say: 'The same farm, scored line by line. The three lines in gold frames can drop below zero, and one of them has. **What costs this farm points?**',
        answers: {
          dwarf: { label: 'Having five dwarfs', reply: 'No, each dwarf is worth 1 point and does more work.' },
          empty: {
            label: 'Unused spaces',
            reply:
              'Right: each unused space on your board costs 1 point, here 6. So cover your board with tiles. The other two framed lines are 0 here: missing kinds of farm animals, and begging markers for missing food.',
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
    learned:
      'You have learned that in a turn you place **one dwarf** on a free action space and do what it says. **A space has room for one dwarf** in each round. When all dwarfs have worked, they go home, a new space appears, and the next round begins.',
    steps: {
      place: {
        say: 'You have two **dwarfs**. On your turn you place one of them on an **action space**, and it immediately does what the space says. A space has room for one dwarf, and Tilda has taken *Supplies*. **Choose any free space in the menus**, such as *Logging* for wood. Skip the words you do not know yet; lessons explain them.',
        goal: 'Place a dwarf on a free space.',
        hints: [
          'Look at the lower picture, the action spaces: bright ones are free, and one has a gold frame.',
          'That one is *Logging*. It is in the menu *Clan and goods*.',
          'Open *Clan and goods* and press *Logging*: you get 3 wood.',
        ],
        mistakes: { pass: 'If you pass, your dwarfs do nothing this round. They are here to work.' },
        done: 'Your dwarf is there now, and nobody else can use that space this round.',
      },
      end: {
        say: 'Do you like your choice? Until you end your turn, **you can take it back** as often as you like with *Step back*.',
        goal: 'End your turn.',
        hints: [
          'Look at the buttons below the text: one is green.',
          'The green one ends your turn. If it is grey, first do what the space offers.',
          'Press *End turn*.',
        ],
        done: 'You ended your turn, Tilda placed her second dwarf, and now it is your turn again.',
      },
      round: {
        say: 'You have one dwarf left. When all dwarfs have been placed, **the round is over**: everybody goes home, and a new round begins with a new space. There are 12 rounds, 11 for one or two players. **Place your second dwarf**: the gold frames are suggestions.',
        goal: 'Place your last dwarf, so that the round ends.',
        hints: [
          'Look at the lower picture: any bright space will do.',
          'The three menus list the spaces. For ore, open *Clan and goods*.',
          'Open *Clan and goods* and press *Ore mining*: you get 2 ore.',
        ],
        mistakes: { pass: 'That would end the round, but your dwarf would have done nothing. Let it work.' },
        done: 'All dwarfs are home, and round 2 begins with a new space. Your turn ended by itself, because there was nothing left to choose.',
      },
    },
  },
  goods: {
    title: 'Goods that pile up',
    idea: 'Why a space gets better with time',
    learned:
      'You have learned that goods **pile up** on a space that nobody uses: it gets more every round. The next dwarf there takes **the whole pile**, and the space starts again with little.',
    steps: {
      pile: {
        say: 'Many spaces **collect goods**: each round some are added, until a dwarf takes them all. So a space that nobody wants gets better and better. Here is a game in round 3: nobody has been to some spaces for a while. You need wood for rooms and fences.',
        goal: 'Get 5 wood in one turn.',
        hints: [
          'Look at the lower picture: the number beside the wood says how much is there.',
          '*Logging* has 5 wood. It is in the menu *Clan and goods*.',
          'Open *Clan and goods* and press *Logging*.',
        ],
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
    learned:
      'You have learned how a **harvest** goes: first each sown field gives 1 crop, then you feed your dwarfs, then pairs of animals have young. Feeding costs **2 food for each dwarf**. Crops, farm animals, gold and rubies can become food. **Each missing food costs 3 points** (a begging marker). Harvests come after rounds 3 and 5 and most later ones; after round 4 everybody only eats, 1 food each.',
    steps: {
      sow: {
        say: 'Some rounds end with a **harvest**, and then your dwarfs eat. So grow something. You clear forest with a tile: one half is a **meadow** (for animals, later), the other a **field**. On the field you **sow**: 1 grain becomes 3. *Slash-and-burn* lets you do both in one turn: first lay the tile, then sow. You have 1 grain.',
        goal: 'Clear forest, and sow your grain on the new field.',
        hints: [
          'Look for a space that gives a field and lets you sow. It has a gold frame.',
          'It is *Slash-and-burn*, in the menu *Fields and caves*. *Sow* appears once you have laid the tile.',
          'Open *Fields and caves*, press *Slash-and-burn*, then any place for the tile, then *Sow 1 grain*.',
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
        say: 'Here is another farm. Round 3 ends with a **harvest**, always in this order:\n**1. Fields:** each sown field gives 1 crop. You have just got 1 grain and 1 vegetable.\n**2. Feeding:** each dwarf eats 2 food. Two dwarfs need 4, and you have 2.\n**3. Breeding:** pairs of animals have young.\nYou are now at step 2. Goods can become food: a vegetable 2, a grain 1. So can farm animals, gold and rubies.',
        goal: 'Feed both dwarfs, without begging.',
        hints: [
          'Look at your goods below the board: what can be eaten?',
          'You are 2 food short. The vegetable is worth exactly 2, the grain only 1.',
          'Press the button that turns 1 vegetable into 2 food.',
        ],
        mistakes: {
          beg: 'Begging costs 3 points for each missing food. You have a vegetable to eat instead.',
        },
        done: 'Everybody is full. You have no pair of animals yet, so nothing is born, and the next round begins.',
      },
      hunger: {
        say: 'Harvests come after round 3, round 5 and most later rounds. The round track under the action spaces shows a green leaf for each; a question mark means that you find out when that round begins. After round 4 there is only a feeding, 1 food for each dwarf. The framed sign below the board counts **begging markers**. **What happens if you are 1 food short?**',
        answers: {
          one: { label: 'You lose 1 point', reply: 'It is worse than that.' },
          three: {
            label: 'You lose 3 points',
            reply: 'Right: you take a begging marker for each missing food, −3 points each. So plan for food early.',
          },
          dwarf: { label: 'A dwarf leaves', reply: 'No, nobody ever leaves your family.' },
        },
      },
    },
  },
  family: {
    title: 'Rooms and a child',
    idea: 'Dig a cavern, furnish it, grow',
    learned:
      'You have learned how to have a child: dig a **cavern**, furnish it as a **dwelling** (that is a free bed), then use a space with **family growth**, such as *Wish for children*. An empty cavern takes one room; once furnished, it is full. No room fits in a **tunnel**: mines go there. The child works from the next round on. It eats 1 food in the round it is born, later 2.',
    steps: {
      dig: {
        say: 'More dwarfs do more work. A third one needs a bed, a bed needs a **dwelling**, and a dwelling needs an empty **cavern**. Your only cavern holds the *Cuddle room* already: it is furnished, so it is full. Dig a new one: a tile with a cavern and a **tunnel** goes into the mountain, next to what you have dug already. Any place in the mountain will do.',
        goal: 'Dig a new cavern.',
        hints: [
          'Look at the left part of the lower picture: two spaces show a tile for the mountain.',
          'They are *Drift mining* and *Excavation*, in the menu *Fields and caves*.',
          'Open *Fields and caves* and press *Drift mining*, then any place for the tile.',
        ],
        mistakes: {
          'place housework': '*Housework* furnishes a cavern you already have. First dig a new one.',
          done: 'You have the stone. The tile is what you came for: choose a place for it.',
        },
        done: 'A new cavern and a new tunnel. Both count as used land.',
      },
      halves: {
        say: 'You have dug a cavern and a tunnel; both have gold frames. **Where can a dwelling go?**',
        answers: {
          cavern: {
            label: 'Into the cavern',
            reply: 'Right: rooms go into empty caverns. Tunnels are for mines, and two side by side take an ore mine.',
          },
          tunnel: { label: 'Into the tunnel', reply: 'No, no room fits in a tunnel. Mines go there.' },
          both: { label: 'Into either', reply: 'Not quite: one of them is only for mines.' },
        },
      },
      dwelling: {
        say: 'Here is another farm, two rounds later, with an empty cavern on D2. You **furnish** it: pay for a room and lay it there. Rooms with a bed are called **dwellings**; look for *Room for 1 dwarf* in the lists. You have 4 wood and 3 stone, the price of the ordinary *Dwelling*.',
        goal: 'Furnish a dwelling with a bed for a third dwarf.',
        hints: [
          'Look for a free space that furnishes a cavern. It has a gold frame.',
          'It is *Housework*, in the menu *Fields and caves*. Then look for a tile with *dwelling* in its name.',
          'Open *Fields and caves*, press *Housework*, then choose *Dwelling* (4 wood, 3 stone).',
        ],
        mistakes: {
          'place wishForChildren':
            'You can build one there too, but you need that space for the child. Use *Housework*.',
          furnish: 'That room is useful, but nobody can sleep in it. You need a bed.',
          done: 'You have a dog now, but you came for a room: choose a dwelling.',
        },
        done: 'A free bed! The ordinary *Dwelling* is worth 3 points, too. A *Simple dwelling* is cheaper, but worth no points.',
      },
      child: {
        say: 'Now there is a **free bed**. A child needs two things: a free bed, and a dwarf on a space with **family growth**. From round 4 on, *Wish for children* is such a space. The child sleeps this round and works from the next one. It eats, too: only 1 food in the round it is born, later 2 like everybody else.',
        goal: 'Have a child.',
        hints: [
          'Look at the newest spaces, the cards with round numbers in the lower picture.',
          '*Wish for children* is in the menu *Round cards*.',
          'Open *Round cards* and press *Wish for children*.',
        ],
        done: 'Three dwarfs from the next round on: one more action in every round. Start this early in a game.',
      },
    },
  },
} satisfies Readonly<Record<string, LessonText>>;
