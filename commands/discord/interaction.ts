import type {
  ButtonInteraction,
  ChatInputCommandInteraction,
  GuildTextBasedChannel,
  MessageComponentInteraction,
  ModalSubmitInteraction,
  StringSelectMenuInteraction,
} from 'discord.js';
import type { User } from '../../src/table/types.ts';
import type { Press } from '../presses.ts';

/** A press on a button or a choice in a menu. */
export type Pressed = ButtonInteraction | StringSelectMenuInteraction;
/** An interaction that needs an answer. */
export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

/** A text field. */
interface Field {
  /** Its key in the answer, in lowercase. */
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  /** Its initial value. */
  readonly value: string;
  /** In characters. */
  readonly most: number;
}

/** A form that opens instead of an acknowledgement; its contents come back with the same press. */
export interface Form {
  readonly press: Press;
  readonly title: string;
  readonly fields: readonly Field[];
}

/** The texts of a form, by field name. */
export type Fields = Readonly<Record<string, string>>;

/** An interaction with one of the bot's messages: what was pressed, by whom, and what they chose or typed. */
export interface PressInteraction<P extends Press = Press> {
  readonly press: P;
  readonly user: User;
  /** The locale of their Discord. */
  readonly locale: string;
  /** The choice in a menu. */
  readonly value?: string | undefined;
  /** All choices in a menu, in the order in which they were made. */
  readonly values?: readonly string[];
  /** The texts of a form. */
  readonly fields?: Fields | undefined;
  /** Where it was pressed, if the bot can see it. */
  readonly channel?: GuildTextBasedChannel | undefined;
  /** The message that was pressed. */
  readonly messageId?: string | undefined;
  /** Whether everybody in the channel sees that message. */
  readonly isForAll?: boolean;
  /** The server; undefined in direct messages. */
  readonly guildId?: string | undefined;
  /** The preferred locale of the server. */
  readonly guildLocale?: string | undefined;
  /** Whether they may manage the server. */
  readonly manages?: boolean;
  /** Whether they may open threads there. */
  readonly opensThreads?: boolean;
  /** Whether they are a moderator of the server. */
  readonly moderates?: boolean;
}
