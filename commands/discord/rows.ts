import {
  ActionRowBuilder,
  ButtonBuilder,
  type MessageActionRowComponentBuilder,
  StringSelectMenuBuilder,
} from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import { clip, clipSentences, labelled } from '../../src/messages/text.ts';
import { customId } from '../custom-id.ts';
import type { Label } from '../face/label.ts';
import type { Press } from '../presses.ts';
import { BUTTON_LABEL_LIMIT, MENU_LIMIT, OPTION_LIMIT } from './limits.ts';

/** A row of buttons, or one menu. */
export type Row = ActionRowBuilder<MessageActionRowComponentBuilder>;

/** A button; grey unless it is what most people want. */
export interface ButtonText {
  readonly label: string;
  readonly style?: ButtonStyle;
  readonly disabled?: boolean;
  /** Used as the icon of a label. */
  readonly icon?: string | undefined;
  /** Keeps ids distinct; see `customId`. */
  readonly slot?: number;
}

/** A button that sends a press. */
export function button(press: Press, { label, style, disabled, icon, slot }: ButtonText): ButtonBuilder {
  const made = new ButtonBuilder()
    .setCustomId(customId(press, slot))
    .setLabel(labelled(label, BUTTON_LABEL_LIMIT))
    .setStyle(style ?? ButtonStyle.Secondary)
    .setDisabled(disabled ?? false);
  return icon === undefined ? made : made.setEmoji({ name: icon });
}

/** A button that is a link. */
export function linkButton(url: string, label: string): ButtonBuilder {
  return new ButtonBuilder().setURL(url).setLabel(labelled(label, BUTTON_LABEL_LIMIT)).setStyle(ButtonStyle.Link);
}

/** A row of up to five buttons. */
export function buttons(...row: ButtonBuilder[]): Row {
  return new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(row);
}

/** Whether a row is a menu. */
export const isMenu = ({ components: [first] }: Row): boolean => first instanceof StringSelectMenuBuilder;

/** A choice of a menu. */
export interface Choice extends Label {
  readonly value: string;
}

/** A menu: its choices, the preselected ones, and how many may be chosen. */
export interface MenuText {
  readonly placeholder: string;
  readonly choices: readonly Choice[];
  readonly chosen?: readonly string[];
  /** Allows any number of choices instead of exactly one. */
  readonly several?: boolean;
  /** Allows from one to this many choices. */
  readonly most?: number;
  /** Whether it only shows the choice and cannot be used. */
  readonly disabled?: boolean;
  /** Keeps ids distinct; see `customId`. */
  readonly slot?: number;
}

/** A row with a menu that sends a press. */
export function menu(
  press: Press,
  { placeholder, choices, chosen = [], several = false, most = 1, disabled, slot }: MenuText,
): Row {
  const shown = choices.slice(0, MENU_LIMIT);
  return new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(
    new StringSelectMenuBuilder()
      .setCustomId(customId(press, slot))
      .setPlaceholder(clip(placeholder, OPTION_LIMIT))
      .setDisabled(disabled ?? false)
      .setMinValues(several ? 0 : 1)
      .setMaxValues(several ? shown.length : Math.min(most, shown.length))
      .addOptions(
        shown.map(({ value, text, detail, icon }) => ({
          value,
          label: labelled(text, OPTION_LIMIT),
          default: chosen.includes(value),
          ...(detail !== undefined && { description: clipSentences(detail, OPTION_LIMIT) }),
          ...(icon !== undefined && { emoji: { name: icon } }),
        })),
      ),
  );
}
