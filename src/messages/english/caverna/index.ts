import { harvest, harvests, question, questions } from './decisions.ts';
import { frames } from './frames.ts';
import { amount, bundle, bundleIcons, cell, change, goods, grounds, thing, things, where } from './goods.ts';
import { deeds, sentence, turnedUp } from './log.ts';
import { loot, lootItem } from './loot.ts';
import { branchLabel, menuTitle, optionDescription, optionLabel } from './options.ts';
import { pictures } from './pictures.ts';
import { planned, standing } from './plan.ts';
import { boards, favourites, feeding, harvestPart, passing, rounds, soloEnd } from './rounds.ts';
import { findTopics, tileFacts, topicKind, topics } from './rules/index.ts';
import { points, scoreLabel, scoreLine, scoreLines, total } from './score.ts';
import { announced, rulings, variants } from './settings.ts';
import { space, spaces } from './spaces/index.ts';
import { tile, tiles } from './tiles/index.ts';

/** What players of Caverna read besides, in English. */
export const caverna = {
  harvest,
  harvests,
  question,
  questions,
  amount,
  bundle,
  bundleIcons,
  cell,
  change,
  goods,
  grounds,
  thing,
  things,
  where,
  deeds,
  sentence,
  turnedUp,
  loot,
  lootItem,
  branchLabel,
  menuTitle,
  optionDescription,
  optionLabel,
  pictures,
  findTopics,
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
  frames,
  planned,
  standing,
  boards,
  passing,
  favourites,
  feeding,
  harvestPart,
  rounds,
  soloEnd,
  announced,
  rulings,
  variants,
};
