import { channelLabel, displayName, everybody, guildChannels } from './people.js';
import { afterDraw, change, state } from './state.js';

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

/** @type {readonly unknown[]} */
const SELECTS = [
  COMPONENT.stringSelect,
  COMPONENT.userSelect,
  COMPONENT.roleSelect,
  COMPONENT.mentionableSelect,
  COMPONENT.channelSelect,
];

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
 *
 * @typedef {object} Menu the menu that is open
 * @property {string} key of the component
 * @property {string} label
 * @property {MenuOption[]} options
 * @property {string[]} chosen
 * @property {number} least
 * @property {number} most
 * @property {number} active index of the option the keyboard is on
 * @property {{ left: number, top: number, bottom: number, width: number }} anchor where its field stands, in pixels of the window
 * @property {(values: string[]) => void} apply
 * @property {HTMLElement} opener gets the focus back
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
 * The menus of a message, wherever they stand in it.
 * @param {readonly object[]} components
 * @returns {SelectComponent[]}
 */
export const selectsIn = (components) =>
  components.flatMap((component) => [
    ...('type' in component && SELECTS.includes(component.type) ? [/** @type {SelectComponent} */ (component)] : []),
    ...('components' in component && Array.isArray(component.components) ? selectsIn(component.components) : []),
  ]);

/**
 * What the bot presents as chosen.
 * @param {SelectComponent} component
 * @returns {string[]}
 */
export function presetOf(component) {
  if (component.default_values) return component.default_values.map(({ id }) => id);
  return (component.options ?? []).flatMap((option) => (option.default ? option.value : []));
}

/**
 * @param {SelectComponent} component
 * @param {{ key: string, label: string, chosen: string[], opener: HTMLElement, apply: (values: string[]) => void }} use
 */
export function openMenu(component, { key, label, chosen, opener, apply }) {
  const options = optionsOf(component);
  const { left, top, bottom, width } = opener.getBoundingClientRect();
  const active = Math.max(
    0,
    options.findIndex((option) => chosen.includes(option.value)),
  );
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  change({
    menu: { key, label, options, chosen, least, most, active, anchor: { left, top, bottom, width }, apply, opener },
  });
  afterDraw(() => {
    /** @type {HTMLElement | null} */
    const list = document.querySelector('.menu [role=listbox]');
    list?.focus();
    showActive();
  });
}

const showActive = () => document.querySelector('.menu [role=option].active')?.scrollIntoView({ block: 'nearest' });

/**
 * Chooses an option: in a menu of one that is all, in a menu of several it is marked or unmarked.
 * @param {string} value
 */
export function chooseOption(value) {
  const { menu } = state;
  if (!menu) return;
  const isChosen = menu.chosen.includes(value);
  if (menu.most === 1) {
    menu.chosen = isChosen && menu.least === 0 ? [] : [value];
    return closeMenu(true);
  }
  if (isChosen) menu.chosen = menu.chosen.filter((one) => one !== value);
  else if (menu.chosen.length < menu.most) menu.chosen = [...menu.chosen, value];
  change();
}

/** @returns {boolean} whether the open menu has as many options chosen as it asks for */
export const isComplete = () => state.menu !== undefined && state.menu.chosen.length >= state.menu.least;

/**
 * Closes the open menu.
 * @param {boolean} sends whether what is chosen counts; too few choices never do
 */
export function closeMenu(sends) {
  const { menu } = state;
  if (!menu) return;
  const complete = isComplete();
  change({ menu: undefined });
  menu.opener.focus();
  if (sends && complete) menu.apply(menu.chosen);
}

/** @param {KeyboardEvent} event in the list of options */
export function menuKey(event) {
  const { menu } = state;
  if (!menu) return;
  const last = menu.options.length - 1;
  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowDown: () => moveTo(Math.min(menu.active + 1, last)),
    ArrowUp: () => moveTo(Math.max(menu.active - 1, 0)),
    Home: () => moveTo(0),
    End: () => moveTo(last),
    Enter: () => chooseActive(),
    ' ': () => chooseActive(),
    Escape: () => closeMenu(false),
    Tab: () => closeMenu(menu.most > 1),
  };
  const act = keys[event.key] ?? (event.key.length === 1 ? () => moveTo(nextStartingWith(event.key)) : undefined);
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

/** @param {number} index */
function moveTo(index) {
  if (!state.menu || index < 0) return;
  state.menu.active = index;
  afterDraw(showActive);
}

function chooseActive() {
  const option = state.menu?.options[state.menu.active];
  if (option) chooseOption(option.value);
}

/**
 * @param {string} letter
 * @returns {number} index of the next option that starts with it; -1 when there is none
 */
function nextStartingWith(letter) {
  const { options, active } = state.menu ?? { options: [], active: 0 };
  const starts = options.flatMap(({ label }, index) =>
    label.toLowerCase().startsWith(letter.toLowerCase()) ? index : [],
  );
  return starts.find((index) => index > active) ?? starts[0] ?? -1;
}
