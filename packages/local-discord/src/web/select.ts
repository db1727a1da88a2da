import { ComponentType } from 'discord-api-types/v10';
import { channelLabel, displayName, everybody, guildChannels } from './people.ts';
import type { SelectComponent } from './state.ts';

export type MenuOption = { label: string; value: string; description?: string; emoji?: object; person?: string };

export function optionsOf({ type, channel_types, options = [] }: SelectComponent): MenuOption[] {
  switch (type) {
    case ComponentType.UserSelect:
    case ComponentType.MentionableSelect:
      return everybody().map((user) => {
        const { id, username } = user;
        return { label: displayName(user), value: id, description: username, person: id };
      });
    case ComponentType.ChannelSelect:
      return guildChannels(channel_types).map((channel) => ({ label: channelLabel(channel), value: channel.id }));
    default:
      return options;
  }
}

export function presetOf({ default_values, options = [] }: SelectComponent): string[] {
  if (default_values) return default_values.map(({ id }) => id);
  return options.flatMap((option) => (option.default ? option.value : []));
}
