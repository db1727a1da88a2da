import { unformatted } from '../../src/messages/text.ts';
import type { Bot } from '../bot.ts';
import { findable, lookHere, matching, type Subcommand, type Suggestion, TEXT } from '../subcommand.ts';
import { turnLines } from '../turn/turn-lines.ts';
import { openSandbox } from './sandbox.ts';
import { entryBefore } from './try-buttons.ts';
import { whatIfMessage } from './what-if.ts';

const TURN = 'turn';

/** A private copy of the channel's game: from the current position or, if the game is over, from one of its turns. */
export const tryOut: Subcommand = {
  staysPrivate: true,
  options: () => [{ type: TEXT, name: TURN, autocomplete: true }],

  async run(bot, { user, channelId, interaction }, reply) {
    const { game } = await lookHere(bot, channelId);
    const turn = interaction.options.getString(TURN);
    const request = { gameId: game.id, userId: user.id };
    if (turn !== null && /^\d{1,9}$/.test(turn)) return openSandbox(bot, { ...request, entry: Number(turn) }, reply);
    return game.status === 'running' ? openSandbox(bot, request, reply) : reply.show(await whatIfMessage(bot, game.id));
  },

  suggest: async (bot, { channelId, text }) => matching(await turnsHere(bot, channelId), text),
};

/** The turns of a channel's finished game, newest first, in plain words; each is described when it is read. */
async function turnsHere(bot: Bot, channelId: string) {
  const { game } = await lookHere(bot, channelId);
  if (game.status === 'running' || game.status === 'lobby') return [];
  const [history, turns] = await Promise.all([bot.table.history(game.id), bot.table.turns(game.id)]);
  return findable(bot, function* (one): Generator<Suggestion> {
    for (const { turn, line } of turnLines(one, history, turns.toReversed())) {
      yield { name: unformatted(line), value: String(entryBefore(turn)) };
    }
  });
}
