import { ButtonStyle } from 'discord.js';
import { END } from '../../src/engine/log.ts';
import type { Panel } from '../../src/table/play/showing.ts';
import type { TableGame } from '../../src/table/types.ts';
import type { Bot } from '../bot.ts';
import { coachButtons } from '../coach/coaching.ts';
import { rowsOf } from '../discord/phone.ts';
import { button, type Row } from '../discord/rows.ts';
import type { Ending } from '../face/asked.ts';
import { helpButtons } from '../looks/help-message.ts';
import { endLabel, isGivingUp } from './ending.ts';
import type { Guide } from './panel-texts.ts';
import { backLabel, moreButton } from './ways.ts';

/** What every press of a panel carries. */
export const turnOf = ({ game, step, ahead }: Panel) => ({
  game: game.id,
  step,
  ...(ahead && { ahead: true as const }),
});

// Higher than every slot that the menus of the same message use.
const SLOT = 90;

/** The contents of a panel, and how to end its turn if that is not on offer yet. */
interface Controlled {
  readonly ending: Ending | undefined;
  /** The button to the exchanges, or back from them; none if there are no exchanges, or nothing else. */
  readonly exchange: 'there' | 'back' | undefined;
  /** Whether there is nothing to do but answer the question. */
  readonly isAll: boolean;
  /** Whether the coach would not end the turn yet. */
  readonly goesOn: boolean;
  readonly guide: Guide | undefined;
}

/** The buttons beneath the answers of a panel, the end of the turn first. */
export function controls(bot: Bot, panel: Panel, { ending, exchange, isAll, goesOn, guide }: Controlled): Row[] {
  const { words } = bot;
  const { game, drafts, decision, canEnd } = panel;
  const at = turnOf(panel);
  const begun = drafts.length > 0;
  const disabled = (!canEnd && !ending) || (panel.ahead !== undefined && !begun);
  const end = button(
    { on: 'panel', ...at, act: 'end' },
    {
      label: endLabel(bot, panel, ending),
      // A green button is what is left to do; it is not green if a place must still be chosen or if it gives something
      // up.
      style: disabled || goesOn || isGivingUp(ending) ? ButtonStyle.Secondary : ButtonStyle.Success,
      disabled,
    },
  );
  // Buttons without effect are left out, because a line on a phone has room for only two or three.
  const row = [
    ...(exchange === 'back'
      ? [button({ on: 'screen', ...at, screen: {} }, { label: backLabel(bot, panel), slot: SLOT })]
      : []),
    ...(isAll && disabled ? [] : [end]),
    ...(exchange === 'there'
      ? [button({ on: 'screen', ...at, screen: { exchange: true } }, { label: words.panel.exchange, slot: SLOT })]
      : []),
    ...wayBack(bot, panel),
  ];
  if (panel.ahead) return [...rowsOf(...row), ...rehearsalControls(bot, game, begun && decision.task !== END)];
  if (guide) return rowsOf(...row, ...guide.buttons);
  return rowsOf(...row, ...coachButtons(bot, game), ...helpButtons(bot, game), moreButton(bot, game.id));
}

/** The buttons that take back moves of the turn; none for moves before a reveal. */
function wayBack({ words }: Bot, panel: Panel) {
  const { drafts, staying } = panel;
  if (drafts.length === staying) return [];
  const at = turnOf(panel);
  const restart = staying === 0 ? words.panel.startOver : words.panel.startOverSince;
  return [
    button({ on: 'panel', ...at, act: 'back' }, { label: words.panel.stepBack }),
    // After only one move, both buttons would do the same.
    ...(drafts.length === staying + 1 ? [] : [button({ on: 'panel', ...at, act: 'restart' }, { label: restart })]),
  ];
}

/** The other buttons of a rehearsed turn; `isInPart` says whether a part of it can be kept. */
function rehearsalControls(bot: Bot, table: TableGame, isInPart: boolean): Row[] {
  const { plan } = bot.words;
  const { id: game } = table;
  return rowsOf(
    ...(isInPart ? [button({ on: 'plan', game, act: 'hold', order: 0 }, { label: plan.hold })] : []),
    button({ on: 'plan', game, act: 'show', order: 0 }, { label: plan.back }),
    ...coachButtons(bot, table),
    ...helpButtons(bot, table, 'ahead'),
  );
}
