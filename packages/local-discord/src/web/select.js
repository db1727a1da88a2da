import { channelLabel, displayName, everybody, guildChannels } from './people.js';

/** Discord's component types this page draws. */
export const COMPONENT = /** @type {const} */ ({
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
});

/**
 * @typedef {object} SelectComponent what all of Discord's menus have in common
 * @property {number} type
 * @property {string} custom_id
 * @property {string} [placeholder]
 * @property {number} [min_values]
 * @property {number} [max_values]
 * @property {boolean} [disabled]
 * @property {boolean} [required]
 * @property {{ label: string, value: string, description?: string, emoji?: object, default?: boolean }[]} [options]
 * @property {{ id: string }[]} [default_values]
 * @property {number[]} [channel_types]
 *
 * @typedef {{ label: string, value: string, description?: string, emoji?: object, person?: string }} MenuOption
 */

/**
 * The options of a menu of any type.
 * @param {SelectComponent} component
 * @returns {MenuOption[]}
 */
export function optionsOf(component) {
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

/**
 * What the bot presents as chosen.
 * @param {SelectComponent} component
 * @returns {string[]}
 */
export function presetOf(component) {
  if (component.default_values) return component.default_values.map(({ id }) => id);
  return (component.options ?? []).flatMap((option) => (option.default ? option.value : []));
}
