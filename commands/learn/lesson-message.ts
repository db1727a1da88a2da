import { ButtonStyle } from 'discord.js';
import type { Option } from '../../src/engine/decision.ts';
import { END } from '../../src/engine/log.ts';
import { beginsWith } from '../../src/engine/notation.ts';
import type { LessonStepText } from '../../src/messages/lesson.ts';
import { mistake } from '../../src/table/errors.ts';
import { panelAt, type Stand, seenAt, wayOf } from '../../src/table/practice/course.ts';
import { lessonKey, type Taught } from '../../src/table/practice/lessons.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose, type Part, type Picture } from '../discord/compose.ts';
import { rowsOf } from '../discord/phone.ts';
import { button, menu } from '../discord/rows.ts';
import { facesOf, GAME } from '../lobby/offered.ts';
import { shortWishes } from '../lobby/open-lobby.ts';
import { painted } from '../posts/pictures.ts';
import { accentOf } from '../seats.ts';
import type { Screen } from '../turn/menu-value.ts';
import { panelMessage } from '../turn/panel-message.ts';
import type { Guide } from '../turn/panel-texts.ts';
import { lessonText, stepText } from './texts.ts';

const textOf = ({ words }: Bot, { begun, step }: Stand): LessonStepText =>
  stepText(words, begun.game, { lesson: begun.lesson, step: step.id });

/** What a press on a step contains: its lesson, its number, and an answer. */
const markOf = ({ begun: { lesson, step } }: Stand, answer?: string): string =>
  [lesson, step, ...(answer === undefined ? [] : [answer])].join('-');

/** What the user saw when pressing, read from the mark in the press; undefined if it is forged. */
export function readMark(mark: string): { lesson: string; step: number; answer: string | undefined } | undefined {
  const [lesson = '', step = '', answer] = mark.split('-');
  return /^\d{1,3}$/.test(step) ? { lesson, step: Number(step), answer } : undefined;
}

/**
 * What else a lesson shows: the screen of its panel, the comment on a press, and the comment on the right answer that
 * led to this step.
 */
interface Besides {
  readonly screen?: Screen;
  readonly note?: string | undefined;
  readonly right?: string | undefined;
}

/** A lesson after a press: its result, and what comes next. */
export function taughtMessage(bot: Bot, taught: Taught, { screen = {}, note, right }: Besides = {}): Promise<Composed> {
  if (taught.kind === 'learned') return learnedMessage(bot, taught, right);
  const { stand } = taught;
  const said = saidOf(bot, taught, { note, right });
  const panel = stand.step.do === 'play' ? panelAt(stand) : undefined;
  if (panel === undefined) return toldMessage(bot, stand, said);
  const guide = guideOf(bot, stand, said.verdict);
  return panelMessage(bot, panel, { screen, guide, ...(said.before !== undefined && { note: said.before }) });
}

/** The comment on the last press: before a new step, or beside the question if that is still the same. */
interface Said {
  readonly before: string | undefined;
  readonly verdict: string | undefined;
}

function saidOf(bot: Bot, taught: Taught, { note, right }: Besides): Said {
  const said = noteOf(bot, taught);
  const isNew = taught.kind === 'reached' || taught.kind === 'restarted';
  return isNew ? { before: right ?? said, verdict: note } : { before: undefined, verdict: said ?? note };
}

/** The comment on a press. */
function noteOf(bot: Bot, { kind, before }: Taught): string | undefined {
  const { lessons, panel } = bot.words;
  switch (kind) {
    case 'reached': {
      const { done } = textOf(bot, before);
      return done && lessons.right(done);
    }
    case 'restarted':
      return lessons.changed;
    case 'stale':
      return panel.stale;
    case 'missed':
      return lessons.missed;
    case 'shown':
    case 'away':
    case 'on':
    case 'learned':
      return undefined;
  }
}

/** The comment on moves that put the goal out of reach. */
export function awayText(bot: Bot, stand: Stand, moves: readonly string[]): string {
  const { lessons, panel: words } = bot.words;
  const { mistakes = {} } = textOf(bot, stand);
  const found = Object.keys(mistakes)
    .toSorted((one, other) => other.length - one.length)
    .find((beginning) => moves.some((move) => beginsWith(move, beginning)));
  if (found !== undefined) return lessons.mistake(mistakes[found] ?? '');
  const panel = panelAt(stand);
  const [first = END] = moves;
  const option: Option | undefined = panel?.decision.options.find(({ move }) => move === first);
  if (panel === undefined || option === undefined || first === END) return lessons.away(words.end);
  const { game, state, decision } = panel;
  return lessons.away(faceOf(bot, game).wording({ state, decision, seats: game.seats }).option(option).text);
}

/** The heading of a step, its text, and its goal with the hints that the user has taken. */
function sayingOf(bot: Bot, stand: Stand): string {
  const { lessons } = bot.words;
  const { begun, course } = stand;
  const { say, goal, hints = [] } = textOf(bot, stand);
  const { title } = lessonText(bot.words, begun.game, begun.lesson);
  return [
    `### ${lessons.step(title, begun.step + 1, course.lesson.steps.length)}`,
    say,
    ...(goal === undefined ? [] : [lessons.goal(goal)]),
    ...hints.slice(0, begun.hints).map((hint) => lessons.hinted(hint)),
  ].join('\n');
}

function guideOf(bot: Bot, stand: Stand, verdict: string | undefined): Guide {
  const { lessons } = bot.words;
  const { begun } = stand;
  const { hints = [] } = textOf(bot, stand);
  const left = begun.hints < hints.length;
  const hint = { on: 'learn', game: begun.game, act: 'hint', what: markOf(stand) } as const;
  const way = wayOf(stand);
  return {
    text: sayingOf(bot, stand),
    verdict,
    buttons: [...(left ? [button(hint, { label: lessons.hint })] : []), listButton(bot, begun.game)],
    starred: left ? [] : way,
    marked: way,
  };
}

const listButton = ({ words }: Bot, game: string) =>
  button({ on: 'learn', game, act: 'list' }, { label: words.lessons.list });

/** What remains of a played step at the end of a lesson. */
const PLAYED = { shows: 'board', marks: [] } as const;

/** The picture for a step that is not played. */
async function pictureOf(bot: Bot, { practice: { live }, step, ...stand }: Stand): Promise<Picture[]> {
  const { game } = live;
  const face = faceOf(bot, game);
  const state = seenAt({ ...stand, practice: { live, seat: undefined } });
  const position = { game, state, entry: 0, awaited: [], last: [] };
  return painted(bot, position, async () => {
    const { shows, marks } = step.do === 'play' ? PLAYED : step;
    switch (shows) {
      case 'board':
        return face.boardPictures({ game, state, seats: [0], marks });
      case 'table':
        return face.tablePictures(position, undefined, marks);
      case 'score':
        return [await face.scorePicture(position, [0], marks)];
    }
  });
}

/** A step that explains or asks something. */
async function toldMessage(bot: Bot, stand: Stand, { before, verdict }: Said): Promise<Composed> {
  const { lessons } = bot.words;
  const { begun, step, practice } = stand;
  const { answers = {} } = textOf(bot, stand);
  const press = { on: 'learn', game: begun.game } as const;
  const choices =
    step.do === 'ask'
      ? step.answers.map((key, slot) =>
          button(
            { ...press, act: 'answer', what: markOf(stand, key) },
            { label: answers[key]?.label ?? key, style: ButtonStyle.Primary, slot },
          ),
        )
      : [
          button(
            { ...press, act: 'onward', what: markOf(stand) },
            { label: lessons.onward, style: ButtonStyle.Success },
          ),
        ];
  return compose(
    [
      await pictureOf(bot, stand),
      ...(before === undefined ? [] : [before]),
      [sayingOf(bot, stand), ...(verdict === undefined ? [] : [verdict])].join('\n'),
      ...rowsOf(...choices),
      ...rowsOf(listButton(bot, begun.game)),
    ],
    { accent: accentOf(practice.live.game.seats[0]) },
  );
}

/** The reply to an answer. */
export function replyTo(bot: Bot, stand: Stand, answer: string): { readonly text: string; readonly isRight: boolean } {
  const { lessons } = bot.words;
  const { answers = {} } = textOf(bot, stand);
  const { step } = stand;
  const reply = answers[answer]?.reply ?? '';
  const isRight = step.do === 'ask' && step.right === answer;
  return { text: isRight ? lessons.right(reply) : lessons.wrong(reply), isRight };
}

/** Opens a guided game in a thread, if a learner knows enough after one of these lessons. */
function firstGame(bot: Bot, game: string, lessons: readonly string[]): Part[] {
  if (!lessons.some((lesson) => bot.lessons.suffices(game, lesson))) return [];
  const wishes = shortWishes(bot, { [GAME]: game, coach: 'lesson' });
  const label = bot.words.lessons.firstGame;
  return rowsOf(button({ on: 'thread', game: 'new', wishes, starts: true }, { label, style: ButtonStyle.Success }));
}

/** The end of a lesson: what the user has learned, and the next lesson. */
async function learnedMessage(bot: Bot, { before, stand }: Taught, right: string | undefined): Promise<Composed> {
  const { lessons } = bot.words;
  const { game, lesson } = before.begun;
  const { title, learned } = lessonText(bot.words, game, lesson);
  const { done } = textOf(bot, before);
  const order = bot.lessons.of(game);
  const next = order[order.indexOf(lesson) + 1];
  const last = right ?? (done && lessons.right(done));
  const play = firstGame(bot, game, next === undefined ? order : [lesson]);
  const style = play.length > 0 ? ButtonStyle.Secondary : ButtonStyle.Success;
  return compose([
    // The result of the final step.
    ...(before.step.do === 'play' ? [await pictureOf(bot, stand)] : []),
    [
      ...(last === undefined ? [] : [last]),
      `### ${lessons.finished(title)}`,
      lessons.learned(learned),
      ...(play.length > 0 ? [lessons.ready(faceOf(bot, { game }).name)] : []),
    ].join('\n'),
    ...play,
    ...rowsOf(
      ...(next === undefined
        ? []
        : [
            button(
              { on: 'learn', game, act: 'begin', what: next },
              { label: lessons.next(lessonText(bot.words, game, next).title), style },
            ),
          ]),
      listButton(bot, game),
    ),
  ]);
}

/** All lessons of a game, with those already done, and the button to the next one; throws TableError if it has none. */
export async function listMessage(bot: Bot, userId: string, game: string): Promise<Composed> {
  const { lessons } = bot.words;
  const all = bot.lessons.of(game);
  if (all.length === 0) throw mistake('noLesson', {});
  const { done, at } = await bot.lessons.progress(userId);
  const isDone = (lesson: string): boolean => done.includes(lessonKey(game, lesson));
  const running = at?.game === game && all.includes(at.lesson) ? at.lesson : undefined;
  const next = all.find((lesson) => !isDone(lesson));
  const title = (lesson: string): string => lessonText(bot.words, game, lesson).title;
  const press = { on: 'learn', game } as const;
  const style = ButtonStyle.Success;
  const begin = next !== undefined && next !== running;
  const others = facesOf(bot).filter(({ id }) => id !== game && bot.lessons.of(id).length > 0);
  return compose([
    `### ${lessons.title(faceOf(bot, { game }).name)}\n${lessons.intro}\n-# ${lessons.done(all.filter(isDone).length, all.length)}`,
    all.map((lesson) => `${isDone(lesson) ? '✅' : '▫️'} ${title(lesson)}`).join('\n'),
    ...rowsOf(
      ...(running === undefined
        ? []
        : [button({ ...press, act: 'goOn' }, { label: lessons.goOn(title(running)), style })]),
      ...(begin
        ? [
            button(
              { ...press, act: 'begin', what: next },
              { label: lessons.begin(title(next)), ...(running === undefined && { style }) },
            ),
          ]
        : []),
    ),
    ...firstGame(bot, game, all.filter(isDone)),
    menu(
      { ...press, act: 'begin' },
      {
        placeholder: lessons.choose,
        choices: all.map((lesson) => ({
          value: lesson,
          text: title(lesson),
          detail: lessonText(bot.words, game, lesson).idea,
          ...(isDone(lesson) && { icon: '✅' }),
        })),
      },
    ),
    ...rowsOf(
      ...others.map(({ id, face }) =>
        button({ on: 'learn', game: id, act: 'list' }, { label: lessons.other(face.name) }),
      ),
    ),
  ]);
}
