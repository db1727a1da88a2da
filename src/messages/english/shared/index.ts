import { admin } from './admin.ts';
import { alt } from './alt.ts';
import { calls } from './calls.ts';
import { coach } from './coach.ts';
import { commands } from './commands.ts';
import { copyFaults } from './copy-faults.ts';
import { languages } from './languages.ts';
import { lessons } from './lessons.ts';
import { list, page } from './list.ts';
import { log } from './log.ts';
import { personal, terms } from './personal.ts';
import { plan } from './plan.ts';
import { notes, recap } from './recap.ts';
import { replay } from './replay.ts';
import { rules, stem } from './rules.ts';
import { sandbox } from './sandbox.ts';
import { seats } from './seats.ts';
import { statistics } from './statistics.ts';
import { duration, errors, tableErrors } from './table/errors.ts';
import { lobby, settings } from './table/lobby.ts';
import { panel } from './table/panel.ts';
import { ending, looks, prompt } from './table/prompt.ts';
import { threads } from './threads.ts';
import { seatNews, votes } from './votes.ts';

/** The texts that all games share, in English. */
export const shared = {
  name: 'English',
  /** Cities and islands by their English names, for finding time zones; only names that differ. */
  cities: {} as Readonly<Record<string, string>>,
  admin,
  alt,
  calls,
  coach,
  commands,
  copyFaults,
  languages,
  personal,
  terms,
  plan,
  notes,
  recap,
  replay,
  rules,
  stem,
  seats,
  statistics,
  errors,
  duration,
  tableErrors,
  lobby,
  settings,
  panel,
  ending,
  looks,
  prompt,
  threads,
  seatNews,
  votes,
  lessons,
  sandbox,
  list,
  page,
  log,
};
