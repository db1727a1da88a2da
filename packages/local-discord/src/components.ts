import { ButtonStyle, ComponentType as Type } from 'discord-api-types/v10';
import { type Component, type ComponentEmoji, mediaOf, type Placed, placedComponents } from './component-tree.ts';
import type { FormError, Path } from './errors.ts';
import { complaint, complaintIf, duplicateErrors, lengthErrors, schemeErrors } from './form.ts';
import { findAttachment } from './media.ts';

export type ComponentRules = {
  v2: boolean;
  /** The attachments it has or will have. */
  attachments: readonly { filename: string; url?: string }[];
  emojis: Pick<ReadonlySet<string>, 'has'>;
};

const MAX_COMPONENTS = 40;
const MAX_TEXT = 4000;
const LINKS = ['http', 'https', 'discord'];
// Measured by others, documented nowhere (discord-api-docs #8554).
const MAX_TEXT_BYTES = 10_170;
const BYTES_BESIDE_TEXT = 12;
const WIDTH = 5;
export const SELECTS: readonly number[] = [
  Type.StringSelect,
  Type.UserSelect,
  Type.RoleSelect,
  Type.MentionableSelect,
  Type.ChannelSelect,
];

/** What Discord refuses in a message's components beyond the shapes and lengths of its specification. */
export function componentErrors(components: readonly Component[], rules: ComponentRules, path: Path): FormError[] {
  const placed = placedComponents(components, [...path]);
  return [
    ...(rules.v2 ? v2Errors(placed, path) : legacyErrors(components, path)),
    ...idErrors(placed),
    ...placed.flatMap(({ component, path }) => [
      ...oneComponentErrors(component, rules, path),
      ...mediaErrors(component, rules, path),
    ]),
  ];
}

function v2Errors(placed: readonly Placed[], path: Path): FormError[] {
  const text = textsIn(placed).reduce((sum, { length }) => sum + length, 0);
  return [
    ...complaintIf(placed.length > MAX_COMPONENTS, path, 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED'),
    ...complaintIf(text > MAX_TEXT, path, 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED'),
  ];
}

/** Whether the text of components takes more bytes than Discord can store; instead of refusing them, it then fails. */
export function isTooMuchText(components: readonly Component[]): boolean {
  const texts = textsIn(placedComponents(components, []));
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text) + BYTES_BESIDE_TEXT, 0) > MAX_TEXT_BYTES;
}

const textsIn = (placed: readonly Placed[]) =>
  placed.flatMap(({ component: { type, content = '' } }) => (type === Type.TextDisplay ? content : []));

const ONLY_ROWS = 'Value of field "type" must be one of (1,).';

const legacyErrors = (components: readonly Component[], path: Path): FormError[] => [
  ...lengthErrors(components.length, { most: 5 }, path),
  ...components.flatMap(({ type }, index) =>
    complaintIf(type !== Type.ActionRow, [...path, index], 'UNION_TYPE_CHOICES', ONLY_ROWS),
  ),
];

/** Complains about custom ids and numeric ids that occur twice. */
export const idErrors = (placed: readonly Placed[]): FormError[] =>
  (['custom_id', 'id'] as const).flatMap((field) => {
    const named = placed.filter(({ component }) => component[field]);
    const ids = named.map(({ component }) => component[field]);
    const code = `COMPONENT_${field.toUpperCase()}_DUPLICATED`;
    return duplicateErrors(ids, code, (index) => [...(named[index]?.path ?? []), field]);
  });

function oneComponentErrors(component: Component, rules: ComponentRules, path: Path): FormError[] {
  if (component.type === Type.ActionRow) return rowErrors(component, path);
  if (component.type === Type.Button) return buttonErrors(component, rules, path);
  if (SELECTS.includes(component.type)) return selectErrors(component, rules, path);
  return [];
}

function rowErrors({ components = [] }: Component, path: Path): FormError[] {
  let width = 0;
  return components.flatMap(({ type }, index) => {
    width += SELECTS.includes(type) ? WIDTH : 1;
    return complaintIf(width > WIDTH, [...path, 'components', index], 'COMPONENT_LAYOUT_WIDTH_EXCEEDED');
  });
}

function buttonErrors(button: Component, rules: ComponentRules, path: Path): FormError[] {
  const { style, label, emoji } = button;
  const isNameless = !String(label ?? '').trim() && !emoji && style !== ButtonStyle.Premium;
  return [
    ...pressErrors(button, path),
    ...complaintIf(isNameless, [...path, 'label'], 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED'),
    ...emojiErrors(emoji, rules, [...path, 'emoji']),
  ];
}

/** The mistakes in a button's action: a link, a product or a press. */
function pressErrors({ style, custom_id, url, sku_id }: Component, path: Path): FormError[] {
  const idAt = [...path, 'custom_id'];
  const urlAt = [...path, 'url'];
  switch (style) {
    case ButtonStyle.Link:
      return [
        ...(url ? schemeErrors(String(url), LINKS, urlAt) : [complaint(urlAt, 'BUTTON_COMPONENT_URL_REQUIRED')]),
        ...complaintIf(!!custom_id, idAt, 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE'),
      ];
    case ButtonStyle.Premium:
      return complaintIf(!sku_id, [...path, 'sku_id'], 'BUTTON_COMPONENT_SKU_ID_REQUIRED');
    default:
      return [
        ...complaintIf(!custom_id, idAt, 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED'),
        ...complaintIf(!!url, urlAt, 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE'),
      ];
  }
}

/** What Discord refuses in a select menu, of a message or a modal: counts that do not fit and values that occur twice. */
export function selectErrors(select: Component, rules: Pick<ComponentRules, 'emojis'>, path: Path): FormError[] {
  const { options = [] } = select;
  const [least, most] = [select.min_values ?? 1, select.max_values ?? 1];
  const mostAt = [...path, 'max_values'];
  const small = complaintIf(least > most, mostAt, 'SELECT_COMPONENT_MAX_VALUES_TOO_SMALL');
  if (select.type !== Type.StringSelect) return small;
  const preset = options.filter((option) => option.default);
  const values = options.map(({ value }) => value);
  const at = [...path, 'options'];
  return [
    ...small,
    ...complaintIf(most > options.length, mostAt, 'SELECT_COMPONENT_MAX_VALUES_TOO_LARGE'),
    ...complaintIf(preset.length > most, at, 'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES'),
    ...duplicateErrors(values, 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', (index) => [...at, index, 'value']),
    ...options.flatMap((option, index) => emojiErrors(option.emoji, rules, [...at, index, 'emoji'])),
  ];
}

// Built from parts, because TypeScript accepts the `v` flag only from ES2024 on; Node 20 supports it.
const EMOJI = '\\p{RGI_Emoji}';
const ONE_EMOJI = new RegExp(`^${EMOJI}$`, 'v');

function emojiErrors(emoji: ComponentEmoji, { emojis }: Pick<ComponentRules, 'emojis'>, path: Path): FormError[] {
  if (!emoji) return [];
  const name = emoji.name ?? '';
  const exists = emoji.id
    ? emojis.has(String(emoji.id))
    : ONE_EMOJI.test(name) || ONE_EMOJI.test(`${name}\u{fe0f}`) || ONE_EMOJI.test(name.replaceAll('\u{fe0f}', ''));
  return complaintIf(!exists, [...path, emoji.id ? 'id' : 'name'], 'COMPONENT_INVALID_EMOJI');
}

function mediaErrors(component: Component, rules: ComponentRules, path: Path): FormError[] {
  const isFile = component.type === Type.File;
  return mediaOf(component).flatMap(({ url, path: within }) => {
    const at = [...path, ...within, 'url'];
    const isThere = findAttachment(rules.attachments, url) !== undefined;
    if (isFile && isThere) return [];
    const wrongScheme = schemeErrors(url, isFile ? ['attachment'] : ['http', 'https', 'attachment'], at);
    if (wrongScheme.length > 0) return wrongScheme;
    const isLost = url.startsWith('attachment:') && !isThere;
    return complaintIf(isLost, at, 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND');
  });
}
