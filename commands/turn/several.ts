import type { Panel } from '../../src/table/play/showing.ts';
import type { Answer } from '../../src/table/play/turns.ts';
import { type Bot, faceOf } from '../bot.ts';
import type { Suggestion } from '../face/asked.ts';
import { askedOf } from '../plan/wishes.ts';
import { longMove, movesValue } from './menu-value.ts';
import { closedAmong } from './refusal.ts';
import { chooseAll, keyOf, type Noted, type Step } from './step.ts';

/** Makes the moves that were waiting for an answer, once their question comes up again. */
export async function goOn(bot: Bot, at: Step, answer: Answer): Promise<Noted> {
  const waiting = bot.waiting.get(keyOf(at));
  if (waiting === undefined) return answer;
  bot.waiting.delete(keyOf(at));
  if (answer.kind !== 'asked' || waiting.step !== at.step) return answer;
  const { panel } = answer;
  const moves = waiting.moves.filter((move) => isOffered(panel, move));
  if (moves.length > 0) return chooseSeveral(bot, { ...at, step: panel.step }, moves);
  bot.waiting.set(keyOf(at), { ...waiting, step: panel.step });
  return answer;
}

const isOffered = ({ decision }: Panel, move: string): boolean => decision.options.some((one) => one.move === move);

/**
 * Chooses several options at once and names those that must wait for an answer; if they do not go together, it chooses
 * none.
 */
export async function chooseSeveral(bot: Bot, at: Step, short: readonly string[]): Promise<Noted> {
  const panel = await bot.table.panel(at);
  const { game, decision } = panel;
  const offered = decision.options.map(({ move }) => move);
  const moves = short.map((one) => longMove(one, offered) ?? one);
  // A press for another question is refused as stale.
  if (panel.step !== at.step) return bot.table.choose({ ...at, move: moves[0] ?? '' });
  const face = faceOf(bot, game);
  const asked = await askedOf(bot, panel);
  const words = face.wording(asked);
  const closed = closedAmong(words, moves);
  const found = closed
    ? { apart: `${closed.text}: ${closed.reason}.` }
    : face.together(
        asked,
        moves.map((move) => [move]),
      );
  if ('apart' in found) return { kind: 'asked', panel, note: bot.words.panel.notTogether(found.apart) };
  const { left } = found;
  const waiting = decision.options.filter((one) => left.includes(one.move)).map((one) => words.option(one).text);
  return waitFor(bot, at, { answer: await chooseAll(bot, at, found.moves), left, waiting });
}

/** The moves that must wait for an answer, with their words. */
interface Waiting {
  readonly answer: Noted;
  readonly left: readonly string[];
  readonly waiting: readonly string[];
}

/** Says which moves must wait for an answer; they are played after the answer. */
function waitFor(bot: Bot, at: Step, { answer, left, waiting }: Waiting): Noted {
  if (left.length === 0) return answer;
  if (answer.kind === 'asked') bot.waiting.set(keyOf(at), { step: answer.panel.step, moves: left });
  return { ...answer, note: bot.words.panel.waiting(waiting) };
}

/** Plays the moves of suggestions one after the other; if one no longer exists, the press counts as stale. */
export async function follow(bot: Bot, at: Step, values: readonly string[]): Promise<Noted> {
  const panel = await bot.table.panel(at);
  const { game, state, decision } = panel;
  // A press for another question is refused as stale.
  if (panel.step !== at.step) return bot.table.choose({ ...at, move: values[0] ?? '' });
  const asked = { state, decision, seats: game.seats };
  const face = faceOf(bot, game);
  const exchanges = face.suggestions(asked, true);
  const stands = (value: string) => (way: Suggestion) => movesValue(way.moves) === value;
  const list = [...face.suggestions(asked, false), ...exchanges].find(({ ways }) =>
    values.every((value) => ways.some(stands(value))),
  );
  if (list === undefined) return bot.table.choose({ ...at, move: values[0] ?? '' });
  const chosen = values.flatMap((value) => list.ways.find(stands(value)) ?? []);
  const [only, another] = chosen;
  const found =
    only && another === undefined
      ? { moves: only.moves, left: [] }
      : face.together(
          asked,
          chosen.map(({ moves }) => moves),
        );
  if ('apart' in found) return { kind: 'asked', panel, note: bot.words.panel.notTogether(found.apart) };
  // After several goods have been exchanged, the exchanges stay open, just as after a single one; not after an answer
  // to the question.
  const answer: Noted = { ...(await chooseAll(bot, at, found.moves)), isExchange: exchanges.includes(list) };
  const { left } = found;
  const waits = ({ moves }: Suggestion): boolean => left.includes(moves.at(-1) ?? '');
  return waitFor(bot, at, { answer, left, waiting: chosen.filter(waits).map(({ label }) => label.text) });
}
