import type { ChatInputCommandInteraction } from 'discord.js';
import { readCustomId } from '../../../commands/custom-id.ts';
import type { Composed } from '../../../commands/discord/compose.ts';
import { kindOfPress } from '../../../commands/press.ts';
import type { Press } from '../../../commands/presses.ts';
import { findSubcommand } from '../../../commands/subcommands.ts';
import { controlsOf } from '../../../lab/hands.ts';
import { tableError } from '../../../src/messages/table-error.ts';
import { TableError } from '../../../src/table/errors.ts';
import type { User } from '../../../src/table/types.ts';
import { checkChoices, checkedReply, checkSentence } from './checks.ts';
import type { LongTable } from './longest.ts';

/**
 * Does something as the router does: a mistake becomes a message. Returns what was shown, after checking all of it.
 */
async function answered(
  { bot }: LongTable,
  use: (reply: ReturnType<typeof checkedReply>) => Promise<void> | undefined,
): Promise<Composed[]> {
  const reply = checkedReply();
  try {
    await use(reply);
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    checkSentence(tableError(bot.words, error));
  }
  return reply.shown;
}

/** A person who presses, and the values they choose if it is a menu. */
interface Presser {
  readonly user: User;
  readonly value?: string | undefined;
}

/** Carries out a press; returns what was shown, after checking all of it. */
export function press(table: LongTable, pressed: Press, { user, value }: Presser): Promise<Composed[]> {
  return answered(table, (reply) =>
    kindOfPress(pressed).answer(table.bot, { press: pressed, user, value, locale: 'en-GB' }, reply),
  );
}

/** A press that opens a form, leads out of Discord or ends a game is not a step of a walk. */
const LEADS_AWAY: readonly Press['on'][] = ['notes', 'close', 'remove', 'rematch', 'nextTable', 'replay', 'thread'];

function stepsIn({ components }: Composed): { readonly pressed: Press; readonly value?: string }[] {
  const shown = { components: components.map((part) => part.toJSON()) };
  return controlsOf(shown).flatMap((control) => {
    const pressed = readCustomId(control.id);
    if (!pressed || LEADS_AWAY.includes(pressed.on)) return [];
    return control.kind === 'menu' ? control.values.map((value) => ({ pressed, value })) : [{ pressed }];
  });
}

interface Walk {
  readonly user: User;
  readonly from: Composed | undefined;
  readonly steps: number;
}

/** Presses whatever is shown, again and again at random; every screen on the way is checked. */
export async function walk(table: LongTable, { user, from, steps }: Walk): Promise<void> {
  let at = from;
  for (let count = 0; at !== undefined && count < steps; count++) {
    const open = stepsIn(at);
    const step = open[table.random.below(Math.max(open.length, 1))];
    if (step === undefined) return;
    const shown = await press(table, step.pressed, { user, value: step.value });
    at = shown.findLast((message) => stepsIn(message).length > 0) ?? at;
  }
}

type Options = Readonly<Record<string, string | number | boolean>>;

/** Uses a subcommand of `/caverna`; returns what was shown, after checking all of it. */
export async function command(
  table: LongTable,
  [name, options = {}]: readonly [string, Options?],
  user: User,
): Promise<Composed[]> {
  const { channelId, guildId = '' } = await table.bot.table.find(table.gameId);
  const given = (option: string) => options[option] ?? null;
  const interaction = {
    options: { getString: given, getBoolean: given, getInteger: given, getUser: () => null, data: [] },
    appPermissions: undefined,
    channel: null,
  } as unknown as ChatInputCommandInteraction;
  const use = findSubcommand(name)?.run;
  return answered(table, (reply) => use?.(table.bot, { user, channelId, guildId, interaction }, reply));
}

/** The suggestions of a subcommand for an option, checked. */
export async function suggested(
  { bot, gameId }: LongTable,
  [name, option, text]: readonly [string, string, string],
  user: User,
) {
  const { guildId = '' } = await bot.table.find(gameId);
  // A game is moved from another channel.
  const channelId = name === 'move' ? '1' : (await bot.table.find(gameId)).channelId;
  const typing = { channelId, guildId, userId: user.id, option, text };
  const choices = (await findSubcommand(name)?.suggest?.(bot, typing)) ?? [];
  checkChoices(choices);
  return choices;
}
