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
/** An interaction that wants an answer. */
export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

/** A text that is asked for. */
interface Field {
  /** By which it comes back: small letters. */
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  /** What it is filled with at first. */
  readonly value: string;
  /** In characters. */
  readonly most: number;
}

/** A form that opens in place of an acknowledgement; what is filled in comes back with the same press. */
export interface Form {
  readonly press: Press;
  readonly title: string;
  readonly fields: readonly Field[];
}

/** Texts that somebody has filled into a form, by the names of its fields. */
export type Fields = Readonly<Record<string, string>>;

/** An interaction with what the bot has posted: what was pressed, who pressed it, and what they chose or filled in. */
export interface PressInteraction<P extends Press = Press> {
  readonly press: P;
  readonly user: User;
  /** The locale of their Discord. */
  readonly locale: string;
  /** What was chosen where a menu was pressed. */
  readonly value?: string | undefined;
  /** All that was chosen in a menu, in the order in which it was chosen. */
  readonly values?: readonly string[];
  /** What was filled in where a form was sent. */
  readonly fields?: Fields | undefined;
  /** Where it was pressed, as far as the bot can see it. */
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
  /** Whether they may open threads there themselves. */
  readonly opensThreads?: boolean;
  /** Whether they moderate the server. */
  readonly moderates?: boolean;
}
