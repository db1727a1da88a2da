import { ButtonStyle } from 'discord.js';
import type { Panel, Position } from '../../src/table/types.ts';
import { ask, hasExchange, type Row } from '../ask.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose, type Part } from '../compose.ts';
import { movesValue, type Screen } from '../custom-id.ts';
import { painted } from './pictures.ts';
import { recapOf } from './recap.ts';
import { button, buttons, menu } from './rows.ts';
import { accentOf } from './seats.ts';

export interface Shown {
  readonly screen?: Screen;
  /** A sentence above everything else, such as why a press did nothing. */
  readonly note?: string;
}

/**
 * A player's own panel: what is asked, what was chosen so far, the own board as it would be, and every option. The first
 * one in a turn marks what has changed since the player's last turn, all others what this turn has changed so far.
 */
export async function panelMessage(bot: Bot, panel: Panel, { screen = {}, note }: Shown = {}): Promise<Composed> {
  const face = faceOf(bot, panel.game);
  const { game, step, decision, state, seat } = panel;
  const asked = { state, decision, seats: game.seats };
  // A screen of exchanges that has run dry falls back to the task.
  const shown = hasExchange(decision.options) ? screen : { ...screen, exchange: false };
  const { title, help } = shown.exchange
    ? { title: bot.words.panel.exchangeTitle, help: bot.words.panel.exchangeHelp }
    : face.question(asked);
  const drafts = face.drafts(panel);
  const now = await bot.table.position(game.id);
  const recap = await recapOf(bot, panel, now);
  const { state: before } = recap ?? now;
  const pictures = await painted(bot, { game, entry: step }, () =>
    face.panelPictures(panel, { branch: shown.branch, before, recap: recap !== undefined }),
  );
  const parts: Part[] = [
    ...(note === undefined ? [] : [`*${note}*`]),
    `### ${title}\n${help}\n-# ${face.stage(state)}`,
    ...(drafts === undefined ? [] : [`-# ${drafts}`]),
    ...pictures.map((picture) => [picture]),
    ...(shown.exchange ? [] : suggestionRows(bot, panel)),
    ...ask({ game: game.id, step, options: decision.options, words: face.wording(asked), screen: shown }),
    controls(bot, panel, shown),
  ];
  return compose(parts, { accent: accentOf(game.seats[seat]) });
}

/** A menu of whole answers, where the rules of the game know sensible ones. */
function suggestionRows(bot: Bot, { game, step, state, decision }: Panel): Row[] {
  const suggestions = faceOf(bot, game).suggestions({ state, decision, seats: game.seats });
  if (suggestions.length === 0) return [];
  const choices = suggestions.map(({ moves, label: { text, detail } }) => ({
    value: movesValue(moves),
    text,
    ...(detail !== undefined && { detail }),
  }));
  return [menu({ on: 'suggest', game: game.id, step }, { placeholder: bot.words.panel.suggestions, choices })];
}

function controls(bot: Bot, { game, step, state, decision, drafts, canEnd }: Panel, screen: Screen): Row {
  const { words } = bot;
  const skips = decision.options.some(({ move }) => move === 'done');
  const at = { game: game.id, step };
  const end = faceOf(bot, game).inHarvest(state) ? words.panel.endHarvest : words.panel.end;
  const begun = drafts.length > 0;
  const exchange = screen.exchange
    ? button({ on: 'screen', ...at, screen: {} }, { label: words.panel.backToTask, slot: SLOT })
    : button(
        { on: 'screen', ...at, screen: { exchange: true } },
        { label: words.panel.exchange, disabled: !hasExchange(decision.options), slot: SLOT },
      );
  return buttons(
    button(
      { on: 'panel', ...at, act: 'end' },
      {
        label: skips && !canEnd ? words.panel.skipAndEnd : end,
        style: ButtonStyle.Success,
        disabled: !canEnd && !skips,
      },
    ),
    exchange,
    button({ on: 'panel', ...at, act: 'back' }, { label: words.panel.stepBack, disabled: !begun }),
    button({ on: 'panel', ...at, act: 'restart' }, { label: words.panel.startOver, disabled: !begun }),
  );
}

// Above every slot that the menus of the same message take.
const SLOT = 90;

/** What stands in place of the panel when nothing is asked of the player any more. */
export function closedMessage(bot: Bot, { game, awaited, entry }: Position, sentence: string): Composed {
  const names = awaited.flatMap(({ seat }) => game.seats[seat]?.name ?? []);
  const { words } = bot;
  return compose([
    `${sentence}\n${words.prompt.waiting(names)}`,
    buttons(
      button({ on: 'undo', game: game.id, entry }, { label: words.ending.undo }),
      button({ on: 'look', game: game.id, look: 'board' }, { label: words.prompt.board }),
      button({ on: 'look', game: game.id, look: 'table' }, { label: words.prompt.table }),
    ),
  ]);
}
