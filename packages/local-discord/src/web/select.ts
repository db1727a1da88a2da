import { ComponentType } from 'discord-api-types/v10';
import { channelLabel, displayName, everybody, guildChannels } from './people.ts';

/** The common part of all of Discord's menus. */
export interface SelectComponent {
  type: number;
  custom_id: string;
  placeholder?: string;
  min_values?: number;
  max_values?: number;
  disabled?: boolean;
  required?: boolean;
  options?: { label: string; value: string; description?: string; emoji?: object; default?: boolean }[];
  default_values?: { id: string }[];
  channel_types?: number[];
}

export type MenuOption = { label: string; value: string; description?: string; emoji?: object; person?: string };

/** The options of a menu of any type. */
export function optionsOf(component: SelectComponent): MenuOption[] {
  switch (component.type) {
    case ComponentType.UserSelect:
    case ComponentType.MentionableSelect:
      return everybody().map((user) => ({
        label: displayName(user),
        value: user.id,
        description: user.username,
        person: user.id,
      }));
    case ComponentType.ChannelSelect:
      return guildChannels()
        .filter((channel) => component.channel_types?.includes(channel.type) ?? true)
        .map((channel) => ({ label: channelLabel(channel), value: channel.id }));
    default:
      return component.options ?? [];
  }
}

/** The bot's preset choices. */
export function presetOf(component: SelectComponent): string[] {
  if (component.default_values) return component.default_values.map(({ id }) => id);
  return (component.options ?? []).flatMap((option) => (option.default ? option.value : []));
}
