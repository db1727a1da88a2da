import { END } from '../../src/engine/log.ts';
import { mistake } from '../../src/table/errors.ts';
import type { Choice, Panel } from '../../src/table/play/showing.ts';
import type { Answer } from '../../src/table/play/turns.ts';
import { panelAt } from '../../src/table/practice/course.ts';
import type { Learner, LessonAct, Taught } from '../../src/table/practice/lessons.ts';
import type { Press } from '../../src/table/requests.ts';
import type { User } from '../../src/table/types.ts';
import type { Bot } from '../bot.ts';
import type { Stage } from '../turn/stage.ts';
import { awayText, taughtMessage } from './lesson-message.ts';

/** Somebody who takes lessons, with the names of the seats. */
export const learnerOf = ({ words }: Pick<Bot, 'words'>, { id, name }: User): Learner => ({
  userId: id,
  names: [name, words.lessons.opponent],
});

/** The result of a press in a lesson's panel. */
interface Done {
  readonly taught: Taught;
  readonly note: string | undefined;
}

/** A lesson in place of a table, for one press. */
export function lessonStage(bot: Bot, user: User): Stage {
  const learner = learnerOf(bot, user);
  let done: Done | undefined;
  const present = async (): Promise<Taught> => {
    const taught = await bot.lessons.show(learner);
    if (taught === undefined) throw mistake('noLessonNow', {});
    return taught;
  };
  const panelIn = (taught: Taught): Panel => {
    const panel = panelAt(taught.stand) ?? panelAt(taught.before);
    if (panel === undefined) throw mistake('noLessonNow', {});
    return panel;
  };
  const act = async (press: Press, wish: LessonAct): Promise<Answer> => {
    const taught = await bot.lessons.act(learner, { ...wish, seen: { question: press.step } });
    if (taught === undefined) throw mistake('noLessonNow', {});
    const moves = wish.do === 'choose' ? wish.moves : [];
    done = { taught, note: taught.kind === 'away' ? awayText(bot, taught.stand, moves) : undefined };
    return { kind: taught.kind === 'stale' ? 'stale' : 'asked', panel: panelIn(taught) };
  };
  const choose = ({ move, more = [], ...press }: Choice) => act(press, { do: 'choose', moves: [move, ...more] });
  const table: Bot['table'] = {
    ...bot.table,
    panel: async () => panelIn(await present()),
    choose,
    chooseFirst: choose,
    stepBack: (press) => act(press, { do: 'back' }),
    startOver: (press) => act(press, { do: 'over' }),
    endTurn: async ({ ending, ...press }) => {
      const panel = panelIn(await present());
      const moves = panel.canEnd ? [] : ending?.(panel);
      return moves === undefined ? { kind: 'asked', panel } : act(press, { do: 'choose', moves: [...moves, END] });
    },
  };
  return {
    bot: { ...bot, table },
    async show(screen, note) {
      const { taught, note: said } = done ?? { taught: await present(), note: undefined };
      return taughtMessage(bot, taught, { screen, note: said ?? note });
    },
  };
}
