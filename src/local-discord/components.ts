import { ButtonStyle, ComponentType as Type } from 'discord-api-types/v10';
import type { Component, Placed } from './component-tree.ts';
import { mediaOf, placedComponents } from './component-tree.ts';
import type { FormError } from './errors.ts';
import { complaint, isRecord, lengthErrors, schemeErrors } from './form.ts';
import { findAttachment } from './media.ts';

type Path = FormError['path'];

/** What a message's components are judged by, beside themselves. */
export type ComponentRules = {
  /** Whether the message carries the Components V2 flag. */
  v2: boolean;
  /** The attachments it has or gets. */
  attachments: readonly { filename: string; url?: string }[];
  /** Ids of the custom emojis that exist. */
  emojis: ReadonlySet<string>;
};

const MAX_COMPONENTS = 40;
const MAX_TEXT = 4000;
const LINKS = ['http', 'https', 'discord'];
// Measured by others, and documented nowhere (discord-api-docs #8554).
const MAX_TEXT_BYTES = 10_170;
const BYTES_BESIDE_TEXT = 12;
const WIDTH = 5;
const SELECTS: readonly number[] = [
  Type.StringSelect,
  Type.UserSelect,
  Type.RoleSelect,
  Type.MentionableSelect,
  Type.ChannelSelect,
];

/** What Discord refuses in a message's components beyond the shapes and lengths its specification states. */
export function componentErrors(components: readonly Component[], rules: ComponentRules, path: Path): FormError[] {
  const placed = placedComponents(components, [...path]);
  return [
    ...(rules.v2 ? v2Errors(placed, path) : legacyErrors(components, path)),
    ...duplicateErrors(placed),
    ...placed.flatMap(({ component, path }) => [
      ...oneComponentErrors(component, rules, path),
      ...mediaErrors(component, rules, path),
    ]),
  ];
}

function v2Errors(placed: readonly Placed[], path: Path): FormError[] {
  const text = placed.reduce((sum, { component }) => sum + textLength(component), 0);
  return [
    ...(placed.length > MAX_COMPONENTS
      ? [
          complaint(
            path,
            'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
            `The total number of components exceeds ${MAX_COMPONENTS}`,
          ),
        ]
      : []),
    ...(text > MAX_TEXT
      ? [
          complaint(
            path,
            'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
            `Total displayable text size exceeds maximum size of ${MAX_TEXT}`,
          ),
        ]
      : []),
  ];
}

/** Whether the text of components takes more bytes than Discord can store: it then fails instead of refusing them. */
export function isTooMuchText(components: readonly Component[]): boolean {
  const displays = placedComponents(components, []).filter(({ component }) => component.type === Type.TextDisplay);
  const bytes = displays.map(({ component }) => Buffer.byteLength(String(component['content'])) + BYTES_BESIDE_TEXT);
  return bytes.reduce((sum, size) => sum + size, 0) > MAX_TEXT_BYTES;
}

function textLength(component: Component): number {
  const { content } = component;
  return component.type === Type.TextDisplay && typeof content === 'string' ? content.length : 0;
}

function legacyErrors(components: readonly Component[], path: Path): FormError[] {
  return [
    ...lengthErrors(components.length, { most: 5 }, path),
    ...components.flatMap(({ type }, index) =>
      type === Type.ActionRow
        ? []
        : [complaint([...path, index], 'UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1,).')],
    ),
  ];
}

/** Complains about custom ids and numeric ids that occur twice. */
export function duplicateErrors(placed: readonly Placed[]): FormError[] {
  const customIds = new Set<string>();
  const ids = new Set<number>();
  return placed.flatMap(({ component, path }) => {
    const errors: FormError[] = [];
    if (component.custom_id && customIds.has(component.custom_id)) {
      errors.push(
        complaint([...path, 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated'),
      );
    }
    if (component.id && ids.has(component.id)) {
      errors.push(complaint([...path, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated'));
    }
    if (component.custom_id) customIds.add(component.custom_id);
    if (component.id) ids.add(component.id);
    return errors;
  });
}

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
    return width > WIDTH
      ? [
          complaint(
            [...path, 'components', index],
            'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
            'The specified component exceeds the maximum width',
          ),
        ]
      : [];
  });
}

function buttonErrors(button: Component, rules: ComponentRules, path: Path): FormError[] {
  const errors: FormError[] = [];
  const refuse = (field: string, code: string, message: string) =>
    errors.push(complaint([...path, field], code, message));
  const { style, custom_id, url, sku_id, label, emoji } = button;
  if (style === ButtonStyle.Link) {
    if (!url) refuse('url', 'BUTTON_COMPONENT_URL_REQUIRED', 'A url is required');
    else errors.push(...schemeErrors(String(url), LINKS, [...path, 'url']));
    if (custom_id)
      refuse(
        'custom_id',
        'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
        'A custom id and url cannot both be specified',
      );
  } else if (style === ButtonStyle.Premium) {
    if (!sku_id) refuse('sku_id', 'BUTTON_COMPONENT_SKU_ID_REQUIRED', 'A sku id is required');
  } else {
    if (!custom_id) refuse('custom_id', 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required');
    if (url)
      refuse(
        'url',
        'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
        'A custom id and url cannot both be specified',
      );
  }
  if (!String(label ?? '').trim() && !emoji && style !== ButtonStyle.Premium) {
    refuse('label', 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A label or emoji is required');
  }
  return [...errors, ...emojiErrors(emoji, rules, [...path, 'emoji'])];
}

/** What Discord refuses in a select menu, of a message or a modal: counts that do not fit and values that occur twice. */
export function selectErrors(select: Component, rules: Pick<ComponentRules, 'emojis'>, path: Path): FormError[] {
  const least = Number(select['min_values'] ?? 1);
  const most = Number(select['max_values'] ?? 1);
  const options = (Array.isArray(select['options']) ? select['options'] : []).filter(isRecord);
  const errors: FormError[] = [];
  if (least > most) {
    errors.push(
      complaint(
        [...path, 'max_values'],
        'SELECT_COMPONENT_MAX_VALUES_TOO_SMALL',
        'Max values must be greater than or equal to min values',
      ),
    );
  }
  if (select.type !== Type.StringSelect) return errors;
  if (most > options.length) {
    errors.push(
      complaint(
        [...path, 'max_values'],
        'SELECT_COMPONENT_MAX_VALUES_TOO_LARGE',
        'Max values cannot exceed the number of options',
      ),
    );
  }
  if (options.filter((option) => option['default'] === true).length > most) {
    errors.push(
      complaint(
        [...path, 'options'],
        'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
        'The number of default values exceeds max values',
      ),
    );
  }
  const values = new Set<unknown>();
  for (const [index, option] of options.entries()) {
    const at = [...path, 'options', index];
    if (values.has(option['value'])) {
      errors.push(
        complaint(
          [...at, 'value'],
          'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
          'The specified option value is already used',
        ),
      );
    }
    values.add(option['value']);
    errors.push(...emojiErrors(option['emoji'], rules, [...at, 'emoji']));
  }
  return errors;
}

// Built from parts: the `v` mode is known to Node 20 but to TypeScript only from ES2024 on.
const EMOJI = '\\p{RGI_Emoji}';
const ONE_EMOJI = new RegExp(`^${EMOJI}$`, 'v');

function emojiErrors(emoji: unknown, { emojis }: Pick<ComponentRules, 'emojis'>, path: Path): FormError[] {
  if (!isRecord(emoji)) return [];
  const name = String(emoji['name'] ?? '');
  const exists = emoji['id']
    ? emojis.has(String(emoji['id']))
    : ONE_EMOJI.test(name) || ONE_EMOJI.test(`${name}\u{fe0f}`) || ONE_EMOJI.test(name.replaceAll('\u{fe0f}', ''));
  const field = emoji['id'] ? 'id' : 'name';
  return exists ? [] : [complaint([...path, field], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji')];
}

function mediaErrors(component: Component, rules: ComponentRules, path: Path): FormError[] {
  return mediaOf(component).flatMap(({ url, path: within }) => {
    const at = [...path, ...within, 'url'];
    const allowed = component.type === Type.File ? ['attachment'] : ['http', 'https', 'attachment'];
    const isOwn = component.type === Type.File && findAttachment(rules.attachments, url);
    const wrongScheme = isOwn ? [] : schemeErrors(url, allowed, at);
    if (wrongScheme.length > 0) return wrongScheme;
    if (url.startsWith('attachment:') && !findAttachment(rules.attachments, url)) {
      return [
        complaint(at, 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', 'The referenced attachment was not found'),
      ];
    }
    return [];
  });
}
