import type { LessonText } from '../../../lesson.ts';

/** The further lessons of Caverna, and that of Forgotten Folk. */
export const further = {
  animals: {
    title: 'Animals',
    idea: 'Fences, room and young animals',
    learned:
      'You have learned that farm animals need **room**: a small pasture holds 2 of a kind, a large one 4, and a stable doubles that. A mine holds a donkey, your first dwelling a pair, and one dog on a meadow watches 2 sheep. **At the end of a harvest**, two or more of a kind have **one newborn**, if there is room.',
    steps: {
      fence: {
        say: 'Each animal is worth 1 point, and you can eat all but dogs. But **farm animals need room**. A bare meadow holds none; a fence turns it into a **pasture**: a small one for 2 wood holds 2 animals of one kind. At *Sheep farming* you can first build, then take the sheep.',
        goal: 'Build a small pasture, and take the 2 sheep.',
        hints: [
          'Look at the newest spaces: one shows a fence, then sheep.',
          '*Sheep farming* is in the menu *Round cards*. Build first: the sheep come at the end.',
          'Open *Round cards*, press *Sheep farming*, then the small pasture on C4.',
        ],
        mistakes: {
          'take sheep': 'Fence the meadow first: once you take the sheep, building is over.',
        },
        done: 'Two sheep in their own pasture, which is itself worth 2 points.',
      },
      homes: {
        say: 'Your pasture (gold frame) is full. Other homes:\n• A **large pasture** (4 wood) holds 4 animals, and a **stable** doubles a pasture.\n• Your **first dwelling** has room for two animals of one kind, and a **mine** for a donkey.\n• **Dogs** need no room, and watch sheep on a meadow without a fence: one dog 2 sheep, each further dog 1 more.\n**You get a third sheep. Where can it live?**',
        answers: {
          meadow: { label: 'On the field', reply: 'No, fields are for crops only.' },
          home: {
            label: 'With the dwarfs, in the dwelling',
            reply:
              'Right: two animals of one kind fit into your first dwelling. The program moves them for you. An animal that has no room must become food at once.',
          },
          cavern: { label: 'In the empty cavern', reply: 'No, animals cannot live in an empty cavern.' },
        },
      },
      young: {
        say: 'At the end of each harvest animals **breed**: two or more of a kind have one newborn, if there is room for it. Here is another farm, with 2 sheep, 1 wild boar and plenty of room. **What is born?**',
        answers: {
          both: { label: 'A lamb and a piglet', reply: 'No, one boar has no partner.' },
          one: { label: 'A lamb', reply: 'Right: the two sheep have one lamb. One boar has no partner.' },
          none: { label: 'Nothing', reply: 'Look again: there are two sheep.' },
        },
      },
    },
  },
  mines: {
    title: 'Mines and rubies',
    idea: 'Ore, points and a wild card',
    learned:
      'You have learned that an **ore mine** (3 points) covers two tunnels and gives ore, and a **ruby mine** (4 points) covers one tunnel or deep tunnel. A **ruby** is worth 1 point. You can exchange it at any time, even during the feeding: for a good, an animal (cattle cost 1 food more) or 2 food. You can also lay a meadow, a field or a tunnel with it.',
    steps: {
      mine: {
        say: 'A **mine** is worth 3 or 4 points. An ore mine lies on **two neighbouring tunnels**, and gives 3 ore at once at *Ore mine construction*. Later, *Ore mining* gives 2 more ore for each ore mine. You have two tunnels; which of them gets the mine does not matter here.',
        goal: 'Build an ore mine.',
        hints: [
          'Look at the newest spaces: one shows a mine.',
          'It is *Ore mine construction*, in the menu *Round cards*. You have two tunnels, on E3 and E4.',
          'Open *Round cards*, press *Ore mine construction*, then either way to lay the mine.',
        ],
        mistakes: {
          'place oreMining': '*Ore mining* gives ore, and more of it for each mine. Build the mine first.',
          'place rubyMining': 'That gives you a ruby. You build mines elsewhere.',
        },
        done: '3 points and 3 ore. The mine covers both tunnels: the other half is now a **deep tunnel**, where a ruby mine can go.',
      },
      ruby: {
        say: 'Here is another farm, in round 5, before you place a dwarf. A *Dwelling* costs 4 wood and 3 stone, and you have 3 wood, 3 stone and **1 ruby**. On your turn you may exchange a ruby at any time: for one good of your choice, an animal (cattle cost 1 food more), 2 food, or even a land tile.',
        goal: 'Turn your ruby into 1 wood.',
        hints: [
          'You need no space for this. Look at the buttons below the menus.',
          '*Exchange* shows what a ruby can become.',
          'Press *Exchange*, then choose 1 wood for your ruby.',
        ],
        mistakes: {
          ruby: 'You can do that with a ruby, but what you need now is 1 wood.',
          place: 'You still need 1 wood. Exchange your ruby first.',
          pass: 'Not yet: you still need 1 wood. Exchange your ruby first.',
        },
        done: 'Now you have 4 wood and 3 stone, the price of a Dwelling.',
      },
      rubies: {
        say: 'Another farm, in the last round, with 2 rubies and 6 unused spaces. A ruby you keep is worth 1 point, and each unused space costs 1 point. For 1 ruby you may lay a single meadow, field or tunnel at any time. **It is your last turn. Which gets you more points: keeping a ruby, or covering a bare space with it?**',
        answers: {
          keep: {
            label: 'Keep the ruby',
            reply: 'That is no better: it is worth 1 point, but a covered space saves 1 point, too.',
          },
          cover: {
            label: 'Cover a space',
            reply: 'That is no better: it saves 1 point, but the ruby you pay would be worth 1 point.',
          },
          same: {
            label: 'It makes no difference',
            reply:
              'Right: 1 point either way. So spend rubies where they help more, such as on food in an emergency or on a missing good.',
          },
        },
      },
    },
  },
  weapons: {
    title: 'Weapons and expeditions',
    idea: 'Forge, go out, bring things home',
    learned:
      'You have learned that a dwarf **forges a weapon** from ore, 1 ore for each point of strength, and goes on an **expedition**: at level 3 it brings home up to 3 different things, each within its strength. The weapon stays, and gains 1 strength each time, up to 14. Your weakest dwarf goes first, unless you pay a ruby.',
    steps: {
      forge: {
        say: 'At *Blacksmithing* a dwarf **forges a weapon**: 1 ore for each point of strength, up to 8. It keeps the weapon for the whole game. Armed, it may go on an **expedition** at once. The **level** says how many different things (**loot**) it brings home: 1 at level 1, up to 3 at level 3. The **strength** says which: each thing shows what it needs, and strength is not used up. You have 5 ore. Use a button to forge; the menu below would also choose the loot.',
        goal: 'Forge a weapon.',
        hints: [
          'Look at the newest spaces: one shows a weapon.',
          'It is *Blacksmithing*, in the menu *Round cards*. Each ore is 1 strength, so pay all 5.',
          'Open *Round cards*, press *Blacksmithing*, then *Strength 5*.',
        ],
        mistakes: { 'place oreMining': 'You have enough ore. Forge it.' },
        done: 'The stronger the weapon, the better the loot. After each expedition it gains 1 strength, up to 14.',
      },
      loot: {
        say: 'Your dwarf is out on its **expedition**, with strength 5. In the picture, each thing shows the strength it needs: you may take three **different** things that need 5 or less.',
        goal: 'Choose what to bring home, up to 3 things.',
        hints: [
          'Look at the lowest picture: the number on each thing is the strength it needs. Yours is 5.',
          'The menu takes several things at once. Kinds of farm animals you have none of are worth most.',
          'Open the menu and choose a dog, a sheep and grain.',
        ],
        mistakes: { done: 'This is what you forged for. Choose something to bring home first.' },
        done: 'All that with one dwarf, and the weapon is stronger now.',
      },
      order: {
        say: 'You now have an armed dwarf and one without a weapon. A strong dwarf would love to be first at the best spaces, but the rules hold it back. **Which dwarf do you have to place first next round?**',
        answers: {
          weak: {
            label: 'The one without a weapon',
            reply:
              'Right: your **weakest** dwarf is always next. Unarmed counts as 0. For 1 ruby you may break that rule.',
          },
          strong: { label: 'The armed one', reply: 'No, strong dwarfs come last, unless you pay a ruby.' },
        },
      },
    },
  },
  score: {
    title: 'Counting points',
    idea: 'Line by line, on one farm',
    learned:
      'You have learned to count the points of a farm, and what **costs** points: 1 for each unused space, 2 for each kind of farm animal you have none of, 3 for each begging marker.',
    steps: {
      crops: {
        say: 'Let’s count the points of this farm. You own **5 grain and 3 vegetables** (framed below the board). Each vegetable is worth 1 point; two grain are worth 1 point, rounded up. **How many points?**',
        answers: {
          eight: { label: '8', reply: 'No, grain counts only half.' },
          six: { label: '6', reply: 'Right: 3 for the vegetables, and 3 for 5 grain, rounded up.' },
          five: { label: '5', reply: 'Nearly: half of 5 grain is rounded up.' },
        },
      },
      land: {
        say: 'Small pastures are worth **2**, large ones **4**, ore mines **3**, ruby mines **4**. This farm has two small pastures, one large one, and one mine of each kind. **How many points?**',
        answers: {
          fifteen: { label: '15', reply: 'Right: 2 + 2 + 4 for the pastures, 3 + 4 for the mines.' },
          eleven: { label: '11', reply: 'Look again: there are two small pastures and two mines.' },
        },
      },
      losses: {
        say: 'Now for what is missing: −1 for each unused space, −2 for each missing kind of farm animal, −3 for each begging marker. Empty caverns and tunnels count as used. This farm has 2 unused spaces, one in the forest and one in the mountain, and no cattle. **Which costs more?**',
        answers: {
          spaces: { label: 'The 2 unused spaces', reply: 'No: they cost 2 points, and so does the missing kind.' },
          cattle: { label: 'No cattle', reply: 'No: a missing kind costs 2 points, and so do 2 unused spaces.' },
          same: {
            label: 'They cost the same',
            reply: 'Right: 2 points each. One calf would have saved 2 points and brought 1.',
          },
        },
      },
      sum: {
        say: 'Here is the whole score sheet of this farm. 40 points is good for a first game, 60 is strong, and computers reach about 90. **A plan for your first game:** food first, a third dwarf by round 5, then animals of every kind, and no space unused.',
      },
    },
  },
  folks: {
    title: 'Expansion: Forgotten Folk',
    idea: 'Folks with rules of their own',
    learned: 'You have learned that each folk bends a few rules. Your folk’s sheet says which ones.',
    steps: {
      people: {
        say: '*Forgotten Folk* is an expansion: instead of dwarfs you may play a **folk with rules of its own**, such as Trolls, Humans or Elves. Each folk also swaps four furnishing tiles for its own. Here you play **Elves**: they love the forest and hardly dig. Unused spaces cost them no points.',
      },
      forest: {
        say: 'Elves sow **in the forest itself**: a bare forest space serves as a field. They begin with 2 **gemfruits**, crops of the expansion that are worth 1 point each and can be swapped for rubies. You sow at *Slash-and-burn*; you need no tile this time.',
        goal: 'Sow a gemfruit in the forest.',
        hints: [
          'Look for a space that lets you sow. It has a gold frame.',
          'It is *Slash-and-burn*, in the menu *Fields and caves*. You may sow without laying a tile.',
          'Open *Fields and caves*, press *Slash-and-burn*, then sow 1 gemfruit on a forest space.',
        ],
        mistakes: {
          'eat gemfruit': 'Tasty, but then it cannot grow. Sow it.',
          'swap gemfruit': 'A ruby is nice. But sow the gemfruit this time.',
          'place clearing': 'You cannot sow at *Clearing*.',
          done: 'Sow first: that is why your elf is here.',
        },
        done: 'It grows in the forest: no field needed.',
      },
      unused: {
        say: 'Here is the score sheet of this farm. Tilda, who plays dwarfs, loses a point for each unused space. **And you?**',
        answers: {
          costs: { label: 'I lose them, too', reply: 'Not if you play Elves: look at the line for unused spaces.' },
          free: {
            label: 'I lose none',
            reply: 'Right. Every folk has strengths like this one, and limits. Look up yours with `/caverna rules`.',
          },
        },
      },
    },
  },
} satisfies Readonly<Record<string, LessonText>>;
