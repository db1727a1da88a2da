// The texts that all games share, in German.
export { admin } from './admin.ts';
export { alt } from './alt.ts';
export { calls } from './calls.ts';
export { cities } from './cities.ts';
export { coach } from './coach.ts';
export { commands } from './commands.ts';
export { copyFaults } from './copy-faults.ts';
export { languages } from './languages.ts';
export { lessons } from './lessons.ts';
export { list, page } from './list.ts';
export { log } from './log.ts';
export { personal, terms } from './personal.ts';
export { plan } from './plan.ts';
export { notes, recap } from './recap.ts';
export { replay } from './replay.ts';
export { rules, stem } from './rules.ts';
export { sandbox } from './sandbox.ts';
export { seats } from './seats.ts';
export { statistics } from './statistics.ts';
export { duration, errors, tableErrors } from './table/errors.ts';
export { lobby, settings } from './table/lobby.ts';
export { panel } from './table/panel.ts';
export { ending, looks, prompt } from './table/prompt.ts';
export { threads } from './threads.ts';
export { seatNews, votes } from './votes.ts';

/** The name of the language. */
export const name = 'Deutsch';
