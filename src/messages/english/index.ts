import { harvest, harvests, question, questions } from './caverna/decisions.ts';
import {
  amount,
  bundle,
  bundleIcons,
  cell,
  change,
  goods,
  grounds,
  list,
  thing,
  things,
  where,
} from './caverna/goods.ts';
import { deeds, log, sentence } from './caverna/log.ts';
import { loot, lootItem } from './caverna/loot.ts';
import { branchLabel, menuTitle, optionDescription, optionLabel } from './caverna/options.ts';
import { pictures } from './caverna/pictures.ts';
import { findTopics, tileFacts, topicKind, topics } from './caverna/rules/index.ts';
import { points, scoreLabel, scoreLine, scoreLines, total } from './caverna/score.ts';
import { space, spaces } from './caverna/spaces/index.ts';
import { tile, tiles } from './caverna/tiles/index.ts';
import { admin } from './shared/admin.ts';
import { calls } from './shared/calls.ts';
import { commands } from './shared/commands.ts';
import { personal, terms } from './shared/personal.ts';
import { plan, standing } from './shared/plan.ts';
import { notes, recap } from './shared/recap.ts';
import { replay } from './shared/replay.ts';
import { seats } from './shared/seats.ts';
import { statistics } from './shared/statistics.ts';
import { errors, tableError, tableErrors } from './shared/table/errors.ts';
import { lobby, rulings, settings } from './shared/table/lobby.ts';
import { panel } from './shared/table/panel.ts';
import { ending, looks, prompt } from './shared/table/prompt.ts';
import { threads } from './shared/threads.ts';
import { seatNews, votes } from './shared/votes.ts';

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
