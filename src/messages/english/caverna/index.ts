import { bearings, tileMenu, wishes } from './bearings.ts';
import { blocks, closed, layFirst, lootClosed, lying, short, unopened, unpaid } from './closed.ts';
import { aims, coached } from './coach.ts';
import { blocked, harvest, harvests, helps, imitation, question, questions, sowing } from './decisions.ts';
import { choosing, folkPart, folkSettings, hiddenPart, sides, unfit } from './folks/choosing.ts';
import { folks, folkText, goblins, hardness, people, peopleOf } from './folks/folks.ts';
import { folkPages, landRulings, peopleRulings } from './folks/rulings.ts';
import { frames } from './frames.ts';
import { amount, bundle, cell, change, goods, grounds, shown, thing, things, where } from './goods.ts';
import { guide } from './guide.ts';
import { honours } from './honours.ts';
import { gained, without } from './leaving.ts';
import { taught } from './lessons/index.ts';
import { told, turnedUp } from './log.ts';
import { loot, lootItem } from './loot.ts';
import {
  branchName,
  details,
  inAll,
  labels,
  menuPart,
  menuTitle,
  price,
  severalTitle,
  spaceLine,
  tooDear,
} from './options.ts';
import { pictures } from './pictures.ts';
import { planned, standing } from './plan.ts';
import {
  aim,
  boards,
  countingPart,
  favourites,
  feeding,
  feedingPart,
  harvestPart,
  passing,
  rounds,
  several,
  soloEnd,
} from './rounds.ts';
import { articles, bringing, readAs, replacing, tileFacts, topicKind, topics } from './rules/index.ts';
import { points, scoreLabel, scoreLine, scoreLines, total } from './score.ts';
import { announced, rulings, variants } from './settings.ts';
import { shortLabels, sownWith } from './short.ts';
import { space, spaces } from './spaces/index.ts';
import { tile, tiles } from './tiles/index.ts';
import { benefits, purpose, regrets } from './tips.ts';
import { way } from './way.ts';

/** The words of Caverna and Forgotten Folk in English. */
export const caverna = {
  aim,
  blocked,
  imitation,
  sowing,
  helps,
  bearings,
  benefits,
  regrets,
  wishes,
  blocks,
  closed,
  lootClosed,
  short,
  layFirst,
  unopened,
  unpaid,
  lying,
  harvest,
  harvests,
  question,
  questions,
  amount,
  bundle,
  cell,
  change,
  goods,
  guide,
  honours,
  grounds,
  shown,
  thing,
  things,
  where,
  gained,
  without,
  way,
  taught,
  told,
  turnedUp,
  loot,
  lootItem,
  branchName,
  price,
  inAll,
  labels,
  details,
  spaceLine,
  menuPart,
  menuTitle,
  tileMenu,
  severalTitle,
  tooDear,
  shortLabels,
  sownWith,
  people,
  peopleOf,
  pictures,
  articles,
  bringing,
  readAs,
  replacing,
  tileFacts,
  topicKind,
  topics,
  points,
  scoreLabel,
  scoreLine,
  scoreLines,
  total,
  space,
  spaces,
  tile,
  tiles,
  folk: folkText,
  folks,
  goblins,
  hardness,
  choosing,
  folkPages,
  landRulings,
  peopleRulings,
  unfit,
  folkPart,
  folkSettings,
  hiddenPart,
  sides,
  frames,
  purpose,
  planned,
  coached,
  aims,
  standing,
  boards,
  passing,
  favourites,
  feeding,
  countingPart,
  feedingPart,
  harvestPart,
  several,
  rounds,
  soloEnd,
  announced,
  rulings,
  variants,
};
