import {
  type APIMessageTopLevelComponent,
  type APITextDisplayComponent,
  ComponentType,
  MessageFlags,
} from 'discord.js';
import type { TurnMessage } from '../../src/table/posts.ts';
import { kept } from '../discord/afresh.ts';
import { bytesOf } from '../discord/compose.ts';
import { fitTexts } from '../discord/fit-texts.ts';
import { BYTES_EACH } from '../discord/limits.ts';
import { type Delivery, isForbidden, isGone, isRefused } from './posting.ts';

/** Which messages to mark: those about entries after the first of these and before the second. */
interface Undone {
  readonly after: number;
  readonly before: number;
}

/** Marks every message about turns that were taken back; their pictures stay as they are. */
export async function markUndone(delivery: Delivery, { after, before }: Undone): Promise<void> {
  const { bot, row } = delivery;
  for (const told of await bot.table.turnMessages(row.gameId, after)) {
    if (told.entry >= before) continue;
    await mark(delivery, told);
    await bot.table.dropTurnMessage(row.gameId, told.messageId);
  }
}

/** How many times to try marking while Discord fails. */
const TRIES = 3;

async function mark({ bot, channel, row }: Delivery, { channelId, messageId }: TurnMessage): Promise<void> {
  // A game that has moved to another channel can no longer reach its earlier messages.
  if (channelId !== channel.id) return;
  try {
    const message = await channel.messages.fetch({ message: messageId, cache: false });
    // If a sentence replaced a post, it has nothing to strike out.
    if (!message.flags.has(MessageFlags.IsComponentsV2)) return;
    const shown = message.components.map((component) => component.toJSON() as APIMessageTopLevelComponent);
    // Attachments that are not listed stay on the message.
    await channel.messages.edit(messageId, {
      flags: MessageFlags.IsComponentsV2,
      components: struckOut(shown, bot.words.votes.undone),
      allowedMentions: { parse: [] },
    });
  } catch (error) {
    // A message that cannot be marked stays as it is, and the game continues.
    if (!isRefused(error) && row.attempts < TRIES) throw error;
    if (!isGone(error) && !isForbidden(error))
      bot.log.warn({ gameId: row.gameId, messageId, err: error }, 'a post that was taken back could not be marked');
  }
}

/** The components of a message with a note at the top and every text struck out, cut so that everything fits. */
function struckOut(shown: readonly APIMessageTopLevelComponent[], note: string): APIMessageTopLevelComponent[] {
  return shown.map((component) => {
    if (component.type !== ComponentType.Container) return component;
    const texts = component.components.flatMap((part) =>
      part.type === ComponentType.TextDisplay ? [part.content] : [],
    );
    const others = component.components.flatMap((part) =>
      part.type === ComponentType.TextDisplay ? [] : [kept(part)],
    );
    const beside = bytesOf(others) + BYTES_EACH * (texts.length + 1);
    const [above = note, ...told] = fitTexts([note, ...texts.map(struck)], beside);
    return {
      type: component.type,
      components: [
        text(above),
        ...component.components.map((part) =>
          part.type === ComponentType.TextDisplay ? text(told.shift() ?? '') : kept(part),
        ),
      ],
    };
  });
}

const text = (content: string): APITextDisplayComponent => ({ type: ComponentType.TextDisplay, content });

/** Strikes out each line, because Discord formats line by line. */
function struck(told: string): string {
  const lines = told.split('\n').map((line) => line.replace(/^((?:-# |#{1,3} |- )?)(.+)$/, '$1~~$2~~'));
  return lines.join('\n');
}
