// The words of Caverna and Forgotten Folk in English.
export { bearings, tileMenu, wishes } from './bearings.ts';
export { blocks, closed, layFirst, lootClosed, lootStrength, lying, short, unopened, unpaid } from './closed.ts';
export { aims, coached } from './coach.ts';
export { blocked, harvest, harvests, helps, imitation, paying, question, questions, sowing } from './decisions.ts';
export { choosing, folkPart, folkSettings, hiddenPart, sides, unfit } from './folks/choosing.ts';
export { folks, folkText as folk, goblins, hardness, people, peopleOf } from './folks/folks.ts';
export { folkPages, landRulings, peopleRulings } from './folks/rulings.ts';
export { frames } from './frames.ts';
export { amount, bundle, cell, change, goods, grounds, shown, thing, things, where } from './goods.ts';
export { guide } from './guide.ts';
export { honours } from './honours.ts';
export { gained, without } from './leaving.ts';
export { taught } from './lessons/index.ts';
export { told, turnedUp } from './log.ts';
export { loot, lootItem } from './loot.ts';
export {
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
  weaponCost,
} from './options.ts';
export { pictures } from './pictures.ts';
export { planned, standing } from './plan.ts';
export {
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
export { articles, bringing, readAs, replacing, tileFacts, topicKind, topics } from './rules/index.ts';
export { points, scoreLabel, scoreLine, scoreLines, total } from './score.ts';
export { announced, rulings, variants } from './settings.ts';
export { shortLabels, sownWith } from './short.ts';
export { space, spaces } from './spaces/index.ts';
export { tile, tiles, useless } from './tiles/index.ts';
export { benefits, purpose, regrets } from './tips.ts';
export { way } from './way.ts';
