import { mistake } from '../../src/table/errors.ts';
import type { Bot } from '../bot.ts';
import type { PressInteraction } from '../discord/interaction.ts';
import type { Reply } from '../discord/reply.ts';
import type { Press } from '../presses.ts';
import { panelMessage } from '../turn/panel-message.ts';
import { ALWAYS, type PlanShown, planMessage, readCondition, standingMessage, standingOf } from './plan-message.ts';

type PlanPress = Extract<Press, { on: 'plan' }>;
type StandingPress = Extract<Press, { on: 'standing' }>;

/** Handles a press in the list of a player's orders, or under a rehearsed turn. */
export async function pressPlan(
  bot: Bot,
  { press, user, value }: PressInteraction<PlanPress>,
  reply: Reply,
): Promise<void> {
  const request = { gameId: press.game, userId: user.id };
  const { planning, words } = bot;
  const { order } = press;
  const show = async (shown: PlanShown = {}) => reply.show(planMessage(bot, await planning.planned(request), shown));
  switch (press.act) {
    case 'show':
      return show();
    case 'add': {
      const move = press.move ?? value ?? '';
      await mustBeOffered(bot, request, move);
      return reply.show(await panelMessage(bot, await planning.rehearsal.open({ ...request, move })));
    }
    case 'goOn':
      return reply.show(await panelMessage(bot, await planning.rehearsal.panel(request)));
    case 'change':
      return reply.show(await panelMessage(bot, await planning.rehearsal.open({ ...request, order })));
    case 'pick':
      return show({ order: Number(value) });
    case 'up':
    case 'down':
      await planning.change({ ...request, order, change: { kind: press.act } });
      return show({ order });
    case 'remove':
      await planning.change({ ...request, order, change: { kind: 'remove' } });
      return show();
    case 'space':
    case 'own': {
      const condition = readCondition(value);
      if (condition === undefined && value !== ALWAYS) throw mistake('notAhead', {});
      await planning.change({ ...request, order, change: { kind: 'condition', condition } });
      return show({ order });
    }
    case 'clear':
      await planning.clear(request);
      return show();
    case 'hold':
      await planning.rehearsal.keep(request);
      return show({ note: words.plan.kept });
    case 'leave':
      await planning.rehearsal.leave(request);
      return show();
  }
}

/** What a press contains may be forged. */
async function mustBeOffered(
  { planning }: Bot,
  request: { gameId: string; userId: string },
  move: string,
): Promise<void> {
  const { turn, isAsked } = await planning.planned(request);
  if (isAsked) throw mistake('turnHasCome', {});
  if (turn?.decision.options.some((option) => option.move === move && !option.anytime) !== true) {
    throw mistake('notAhead', {});
  }
}

/** Shows or changes a player's orders for harvests. */
export async function pressStanding(
  bot: Bot,
  { press, user, value: chosen }: PressInteraction<StandingPress>,
  reply: Reply,
): Promise<void> {
  const request = { gameId: press.game, userId: user.id };
  const planned = await bot.planning.planned(request);
  if (press.field === 'show') return reply.show(standingMessage(bot, planned));
  if (press.field === 'clear') {
    return reply.show(standingMessage(bot, await bot.planning.keepStanding({ ...request, standing: undefined })));
  }
  if (press.field === 'habit') {
    const habit = await bot.planning.habit(request);
    if (habit === undefined) throw mistake('notAhead', {});
    return reply.show(standingMessage(bot, await bot.planning.keepStanding({ ...request, standing: habit })));
  }
  const fields = standingOf(bot, planned.game).fields(planned.standing, planned.state);
  const field = fields.find((one) => one.field === press.field);
  const choice = field?.choices.find(({ value }) => value === chosen);
  if (field === undefined || choice === undefined) throw mistake('notAhead', {});
  const standing = field.change(choice.value);
  return reply.show(standingMessage(bot, await bot.planning.keepStanding({ ...request, standing })));
}
