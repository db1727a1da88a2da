import { channelLabel, displayName, everybody, guildChannels } from './people.ts';

/** Discord's component types this page draws. */
export const COMPONENT = {
  actionRow: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  textDisplay: 10,
  thumbnail: 11,
  mediaGallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const;

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
    case COMPONENT.userSelect:
    case COMPONENT.mentionableSelect:
      return everybody().map((user) => ({
        label: displayName(user),
        value: user.id,
        description: user.username,
        person: user.id,
      }));
    case COMPONENT.channelSelect:
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
