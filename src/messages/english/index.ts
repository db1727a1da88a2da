import { admin } from './admin.ts';
import { calls } from './calls.ts';
import { commands } from './commands.ts';
import { harvest, harvests, question, questions } from './decisions.ts';
import { amount, bundle, bundleIcons, cell, change, goods, grounds, list, thing, things, where } from './goods.ts';
import { deeds, log, sentence } from './log.ts';
import { loot, lootItem } from './loot.ts';
import { branchLabel, menuTitle, optionDescription, optionLabel } from './options.ts';
import { personal, terms } from './personal.ts';
import { pictures } from './pictures.ts';
import { plan, standing } from './plan.ts';
import { notes, recap } from './recap.ts';
import { replay } from './replay.ts';
import { findTopics, tileFacts, topicKind, topics } from './rules/index.ts';
import { points, scoreLabel, scoreLine, scoreLines, total } from './score.ts';
import { seats } from './seats.ts';
import { space, spaces } from './spaces/index.ts';
import { statistics } from './statistics.ts';
import { errors, tableError, tableErrors } from './table/errors.ts';
import { lobby, rulings, settings } from './table/lobby.ts';
import { panel } from './table/panel.ts';
import { ending, looks, prompt } from './table/prompt.ts';
import { threads } from './threads.ts';
import { tile, tiles } from './tiles/index.ts';
import { seatNews, votes } from './votes.ts';

/** Everything that players read, in English. */
export const english = {
  admin,
  calls,
  personal,
  terms,
  name: 'English',
  goods,
  things,
  grounds,
  thing,
  amount,
  bundle,
  bundleIcons,
  change,
  list,
  cell,
  where,
  spaces,
  space,
  tiles,
  tile,
  loot,
  lootItem,
  questions,
  question,
  harvests,
  harvest,
  optionLabel,
  optionDescription,
  branchLabel,
  menuTitle,
  sentence,
  deeds,
  log,
  plan,
  standing,
  recap,
  notes,
  lobby,
  settings,
  rulings,
  prompt,
  looks,
  panel,
  seats,
  seatNews,
  votes,
  ending,
  errors,
  tableErrors,
  tableError,
  commands,
  scoreLines,
  scoreLine,
  scoreLabel,
  points,
  statistics,
  threads,
  pictures,
  replay,
  total,
  topics,
  findTopics,
  topicKind,
  tileFacts,
};
