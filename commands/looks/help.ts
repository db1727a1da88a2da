import { ButtonStyle } from 'discord.js';
import { mistake, TableError } from '../../src/table/errors.ts';
import type { Position } from '../../src/table/play/showing.ts';
import type { Request } from '../../src/table/requests.ts';
import { type Bot, faceOf } from '../bot.ts';
import type { PressInteraction } from '../discord/interaction.ts';
import type { Reply } from '../discord/reply.ts';
import { button, buttons, type Row } from '../discord/rows.ts';
import type { Asked } from '../face/asked.ts';
import type { HelpOf, Press } from '../presses.ts';
import { wayBack } from '../turn/ways.ts';
import { topicMessage } from './help-message.ts';
import { ownSeat } from './look.ts';

type AskedPress = Extract<Press, { on: 'help' | 'explain' }>;
type TopicPress = Extract<Press, { on: 'topic' }>;

/** Explains the question, or a topic chosen from a menu. */
export function pressHelp(
  bot: Bot,
  { press, ...interaction }: PressInteraction<AskedPress | TopicPress>,
  reply: Reply,
): Promise<void> {
  return press.on === 'topic'
    ? tellTopic(bot, { ...interaction, press }, reply)
    : tellAsked(bot, { ...interaction, press }, reply);
}

/** Explains the rule of the question, or the selected choice. */
async function tellAsked(bot: Bot, { press, user, value }: PressInteraction<AskedPress>, reply: Reply): Promise<void> {
  const request = { gameId: press.game, userId: user.id };
  const at = await bot.table.position(press.game);
  const { rulebook } = faceOf(bot, at.game);
  const asked = await askedOf(bot, { request, at, of: press.of });
  const offered = rulebook?.asked(asked) ?? [];
  const seat = ownSeat(at.game, user.id);
  const viewer = seat === undefined ? undefined : { state: asked.state, seat };
  const topic = press.on === 'explain' ? rulebook?.topic(value ?? '') : offered[0];
  if (rulebook === undefined || topic === undefined) return reply.tell(bot.words.errors.forged);
  const menus = { on: 'explain', game: press.game, of: press.of } as const;
  const back = press.of === 'ahead' ? backToRehearsal(bot, press.game) : wayBack(bot, at, seat);
  const aim = press.on === 'help' ? { aim: rulebook.aim(asked.state) } : {};
  return reply.show(await topicMessage(bot, { rulebook, topic, offered, ...aim, at, viewer, press: menus, back }));
}

/** The button back to the rehearsed turn. */
const backToRehearsal = ({ words: { plan } }: Bot, game: string): Row[] => [
  buttons(button({ on: 'plan', game, act: 'goOn', order: 0 }, { label: plan.goOn, style: ButtonStyle.Primary })),
];

interface Asker {
  readonly request: Request;
  readonly at: Position;
  readonly of: HelpOf;
}

/** A person's own decision or, if they have none, the public one. Throws TableError. */
async function askedOf({ table, planning }: Bot, { request, at, of }: Asker): Promise<Asked> {
  const { seats } = at.game;
  try {
    const panel = await (of === 'ahead' ? planning.rehearsal.panel(request) : table.panel(request));
    return { state: panel.state, decision: panel.decision, seats };
  } catch (error) {
    const [first] = at.awaited;
    if (!(error instanceof TableError)) throw error;
    if (first === undefined) throw mistake('gameOver', {});
    return { state: at.state, decision: first.decision, seats };
  }
}

async function tellTopic(bot: Bot, { press, value }: PressInteraction<TopicPress>, reply: Reply): Promise<void> {
  const rulebook = Object.hasOwn(bot.faces, press.game) ? faceOf(bot, { game: press.game }).rulebook : undefined;
  const topic = rulebook?.topic(value ?? '');
  if (rulebook === undefined || topic === undefined) return reply.tell(bot.words.errors.forged);
  return reply.show(await topicMessage(bot, { rulebook, topic, press }));
}
