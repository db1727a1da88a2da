import { setTimeout } from 'node:timers/promises';
import { getOr } from '../../src/engine/once.ts';
import { TableError } from '../../src/table/errors.ts';
import type { Panel, Position } from '../../src/table/play/showing.ts';
import type { Request } from '../../src/table/requests.ts';
import { isLesson } from '../../src/table/terms.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import type { Picture } from '../discord/compose.ts';
import type { Reply } from '../discord/reply.ts';
import type { GuideFace } from '../face/advice.ts';
import { remember, waysAtStart } from '../turn/followed.ts';
import { reviewLine, toldPoints } from './coach-message.ts';

/** What guides players through a lesson; undefined in any other game. */
function guideOf(bot: Pick<Bot, 'faces' | 'words'>, game: Pick<TableGame, 'game' | 'terms'>): GuideFace | undefined {
  return isLesson(game.terms) ? faceOf(bot, game).guide : undefined;
}

/** Whether a panel is the first of a turn; only that one shows the guidance. */
const beginsTurn = ({ ahead, drafts }: Pick<Panel, 'ahead' | 'drafts'>): boolean => !ahead && drafts.length === 0;

/** Whether the coach has not looked at a panel's turn yet; until then, the panel cannot name the coach's choice. */
export const awaitsCoach = (bot: Bot, panel: Panel): boolean =>
  beginsTurn(panel) &&
  guideOf(bot, panel.game) !== undefined &&
  waysAtStart(bot, panel).length === 0 &&
  faceOf(bot, panel.game).simultaneous(panel.state) === undefined;

/** Lets the coach look at a turn that is beginning in a lesson. */
export async function lookAhead(bot: Bot, request: Request): Promise<void> {
  try {
    remember(bot, await bot.coach.askInPassing(request));
  } catch (error) {
    // The panel is complete without the coach's choice, and its button asks for it again.
    if (!(error instanceof TableError)) throw error;
  }
}

/** Whether something is explained in a panel: the first time in a game, and again wherever the same panel is shown. */
function explains(bot: Bot, panel: Panel, key: string): boolean {
  const taught = getOr(bot.taught, personOf(panel), () => new Map<string, number>());
  const step = taught.get(key);
  if (step === undefined) taught.set(key, panel.step);
  return step === undefined || step === panel.step;
}

/** The help for the question of a panel; a lesson explains only once how a turn begins. */
export const helpOnce = (bot: Bot, panel: Panel, help: string): string =>
  help === '' || guideOf(bot, panel.game) === undefined || !beginsTurn(panel) || explains(bot, panel, help) ? help : '';

const personOf = ({ game, seat }: Panel): string => keyOf({ gameId: game.id, userId: game.seats[seat]?.userId ?? '' });

/** How many words a panel explains. */
const MOST_TERMS = 2;

/**
 * The text above the question of a turn in a lesson: what the last turn was worth, the purpose of this one, and words
 * that the player meets for the first time.
 */
export function guideLines(bot: Bot, panel: Panel): string[] {
  const guide = panel.ahead ? undefined : guideOf(bot, panel.game);
  if (guide === undefined) return [];
  const terms = guide.terms?.(panel, panel.decision) ?? [];
  const met = terms.filter(({ key }) => explains(bot, panel, `term ${key}`)).slice(0, MOST_TERMS);
  const told = met.map(({ text }) => `-# ${text}`);
  if (panel.drafts.length > 0) return told;
  const review = bot.reviewed.get(personOf(panel))?.line;
  const task = taskOf(bot, panel);
  const purpose = task && (explains(bot, panel, task.key) ? task.explained : task.text);
  return [...(review === undefined ? [] : [review]), ...(purpose === undefined ? [] : [purpose]), ...told];
}

/** The purpose of the turn that is beginning in a lesson; undefined before the coach has looked at it. */
function taskOf(bot: Bot, panel: Panel) {
  const guide = beginsTurn(panel) ? guideOf(bot, panel.game) : undefined;
  const ways = waysAtStart(bot, panel);
  return ways.length === 0 ? undefined : guide?.task(panel, ways);
}

/**
 * What else the player of a lesson should know besides the purpose of the turn, one line each; undefined in any other
 * game.
 */
export const guideBearings = (bot: Bot, panel: Panel): readonly string[] | undefined =>
  guideOf(bot, panel.game)?.bearings?.(panel, taskOf(bot, panel)?.key);

/** What guides the player in the first panel of a turn in a lesson; undefined for any other panel. */
function opening(bot: Bot, panel: Panel): GuideFace | undefined {
  const guide = beginsTurn(panel) ? guideOf(bot, panel.game) : undefined;
  return guide?.isFirstTurn(panel) ? guide : undefined;
}

/** The goal of the game, which a lesson shows before anything else. */
export function goalLines(bot: Bot, panel: Panel): string[] {
  const guide = opening(bot, panel);
  return guide === undefined ? [] : [guide.goal(panel)];
}

/** The picture of everything that scores, shown before the first turn of a lesson. */
export async function guidePictures(bot: Bot, panel: Panel): Promise<Picture[]> {
  return (await opening(bot, panel)?.pictures(panel.game)) ?? [];
}

const keyOf = ({ gameId, userId }: Request): string => `${gameId} ${userId}`;

/** The key under which `taught` notes that a player has been praised. */
const PRAISE = 'praise';

/** How long (ms) a line about a turn waits for the turn's post, and how many times. */
const WAIT = 250;
const MOST_WAITS = 20;

/** A turn that has just ended, and the answer to the press that ended it. */
interface Ended extends Request {
  readonly position: Position;
  readonly reply: Reply;
}

/**
 * In a lesson, says what a turn was worth: in a line beneath everything posted since, or, if its player has already
 * gone on, in the next panel. Later in the game, it no longer praises good turns.
 */
export async function sayWorth(bot: Bot, { position, reply, ...request }: Ended): Promise<void> {
  const { game, state } = position;
  const guide = guideOf(bot, game);
  const key = keyOf(request);
  bot.reviewed.set(key, { reply });
  if (guide === undefined || game.status !== 'running') return;
  try {
    const review = await bot.coach.reviewInPassing(request);
    const taught = getOr(bot.taught, key, () => new Map<string, number>());
    // The praise says that from then on, no comment means a good turn.
    const praises = guide.isEarly(state) && !taught.has(PRAISE);
    const line = reviewLine(bot, position, { review, praises });
    if (line === undefined) return;
    for (let waits = 0; waits < MOST_WAITS && !(await bot.table.isPosted(game.id)); waits++) await setTimeout(WAIT);
    const hasGoneOn = bot.panels.get(game.id)?.get(request.userId)?.panel !== reply;
    // The next turn may have ended meanwhile; a comment on the one before it would be taken for a comment on that one.
    if (bot.reviewed.get(key)?.reply !== reply) return;
    if (praises && toldPoints(review.lost, review) === undefined) taught.set(PRAISE, 0);
    if (hasGoneOn) bot.reviewed.set(key, { reply, line });
    else await reply.add(line);
  } catch (error) {
    // Losing this line does no harm: the button beneath the turn asks for it again.
    if (!(error instanceof TableError)) throw error;
  }
}

/** What the people in a lesson have learned by its end, and what they can try next: a paragraph for each person. */
export function learnedLines(bot: Bot, { game, state }: Pick<Position, 'game' | 'state'>): string[] {
  const guide = guideOf(bot, game);
  if (guide === undefined) return [];
  return game.seats.flatMap(({ name, plays }, seat) => {
    if (plays === 'computer') return [];
    const { done, next } = guide.learned({ state, seat, game });
    const difference = guide.difference({ state, seat, game });
    return [[bot.words.coach.learned(name, done, next), ...(difference === undefined ? [] : [difference])].join('\n')];
  });
}
