import { ButtonStyle } from 'discord.js';
import type { Position } from '../../src/table/types.ts';
import { ask, type Row } from '../ask.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose } from '../compose.ts';
import { WIDGETS } from '../widgets.ts';
import { button, buttons } from './rows.ts';
import { accentOf, canBeCalled } from './seats.ts';

/**
 * The message that says who is waited for and calls exactly them. A single player who is asked something that
 * everybody may read, such as for an action space, can answer in the message itself.
 */
export function promptMessage(bot: Bot, position: Position): Composed {
  const { game, awaited } = position;
  const seats = awaited.flatMap(({ seat }) => game.seats[seat] ?? []);
  return compose([faceOf(bot, game).call(position), ...quickMenus(bot, position), lookButtons(bot, position)], {
    accent: seats.length === 1 ? accentOf(seats[0]) : undefined,
    mentions: seats.filter(canBeCalled).map(({ userId }) => userId),
  });
}

function quickMenus(bot: Bot, { game, state, awaited }: Position): Row[] {
  const [only, second] = awaited;
  if (!only || second) return [];
  const { decision, step } = only;
  const options = decision.options.filter(({ move }) => WIDGETS[move.split(' ', 1)[0] ?? '']?.inPrompt);
  const words = faceOf(bot, game).wording({ state, decision, seats: game.seats });
  return ask({ game: game.id, step, options, words, screen: {} });
}

/** The buttons under every prompt: to the own panel, and to what everyone may look at. */
function lookButtons(bot: Bot, position: Position): Row {
  const { words } = bot;
  const { id: game } = position.game;
  const open = faceOf(bot, position.game).inHarvest(position.state) ? words.prompt.openHarvest : words.prompt.open;
  return buttons(
    button({ on: 'open', game }, { label: open, style: ButtonStyle.Primary }),
    button({ on: 'look', game, look: 'board' }, { label: words.prompt.board }),
    button({ on: 'look', game, look: 'table' }, { label: words.prompt.table }),
    button({ on: 'look', game, look: 'score' }, { label: words.prompt.score }),
    button({ on: 'look', game, look: 'log' }, { label: words.prompt.log }),
  );
}
