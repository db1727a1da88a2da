import type { FinishedTurn } from '../../src/engine/log.ts';
import { clip, unformatted } from '../../src/messages/text.ts';
import type { History } from '../../src/table/records/history.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose } from '../discord/compose.ts';
import { chunks } from '../discord/groups.ts';
import { MENU_LIMIT, OPTION_LIMIT } from '../discord/limits.ts';
import { menu } from '../discord/rows.ts';
import { turnLines } from '../turn/turn-lines.ts';
import { entryBefore } from './try-buttons.ts';

/** How many menus go under the list of rounds: enough for more turns than a round can have. */
const MENUS = 3;

/** A choice of any turn of a finished game, round by round; `round` is the chosen round, counted from 0. */
export async function whatIfMessage(bot: Bot, gameId: string, round?: number): Promise<Composed> {
  const { sandbox } = bot.words;
  const history = await bot.table.history(gameId);
  const rounds = roundsIn(bot, history);
  const [, turns = []] = [...rounds][round ?? -1] ?? [];
  const choices = [...turnLines(bot, history, turns)].map(({ turn, line }) => ({
    value: String(entryBefore(turn)),
    text: clip(unformatted(line), OPTION_LIMIT),
  }));
  return compose([
    `### ${sandbox.whatIf}\n${sandbox.choose(history.game.seats.length === 1)}`,
    ...(rounds.size === 0
      ? []
      : [
          menu(
            { on: 'sandbox', game: gameId, act: 'round' },
            {
              placeholder: sandbox.rounds,
              choices: [...rounds.keys()].map((text, index) => ({ value: String(index), text })),
              chosen: round === undefined ? [] : [String(round)],
            },
          ),
        ]),
    ...chunks(choices, MENU_LIMIT)
      .slice(0, MENUS)
      .map((page, slot) =>
        menu(
          { on: 'sandbox', game: gameId, act: 'from' },
          { placeholder: sandbox.turns, choices: page, slot: slot + 1 },
        ),
      ),
  ]);
}

/** The turns of a game by round, oldest first. */
function roundsIn(bot: Bot, { game, moments }: History): Map<string, FinishedTurn[]> {
  const rounds = new Map<string, FinishedTurn[]>();
  for (const { turn, before } of moments()) {
    const round = faceOf(bot, game).round(before);
    rounds.set(round, [...(rounds.get(round) ?? []), turn]);
  }
  return rounds;
}
