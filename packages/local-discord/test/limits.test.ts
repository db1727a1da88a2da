import { expect, test } from 'vitest';
import type { LocalDiscord } from '../src/start.ts';
import { channel, complaints, discordForEach, post, type Refused, start, within } from './bot.ts';

const discord = discordForEach();

const V2 = 1 << 15;
const MIB = 2 ** 20;
/** The error codes for lengths: over the maximum, and outside the bounds. */
const [MAX, BAD] = ['BASE_TYPE_MAX_LENGTH', 'BASE_TYPE_BAD_LENGTH'];
const [SCHEME, DOUBLE] = ['URL_TYPE_INVALID_SCHEME', 'DUPLICATED'];
const TOO_MANY = 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED';
const TOO_MUCH_TEXT = 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED';
const EXCLUSIVE = 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE';
const ID = '1456074443980800002';
const LEGACY = 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2';
const NOT_UPLOADED = 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND';
const URL = 'https://e.com/a.png';

const text = (content: string) => ({ type: 10, content });
const button = (fields: object = {}) => ({ type: 2, style: 1, custom_id: 'go', label: 'Go', ...fields });
const row = (...components: object[]) => ({ type: 1, components });
const option = (value: string, fields: object = {}) => ({ label: value, value, ...fields });
const select = (fields: object = {}) => ({ type: 3, custom_id: 'menu', options: [option('a')], ...fields });
const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));
const buttons = (count: number) => many(count, (at) => button({ custom_id: `b${at}` }));
const gallery = (fields: object) => ({ type: 12, items: [{ media: { url: URL }, ...fields }] });
const container = (...components: object[]) => ({ type: 17, components });
const mentions = (allowed: object) => ({ allowed_mentions: allowed });

const v2 = (...components: object[]) => ({ flags: V2, components });
const legacy = (...components: object[]) => ({ content: 'x', components });

/** Buttons by their fields, with the path of the wrong one in the button. */
const ofButtons: readonly Refused[] = [
  ['no custom_id', { custom_id: undefined }, 'custom_id', 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED'],
  ['an overlong label', { label: 'l'.repeat(81) }, 'label', MAX],
  ['no label', { label: '' }, 'label', 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED'],
  ['a blank label', { label: '  ' }, 'label', 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED'],
  ['style', { style: 9 }, 'style', 'BASE_TYPE_CHOICES'],
  ['emoji', { emoji: { name: 'dwarf' } }, 'emoji.name', 'COMPONENT_INVALID_EMOJI'],
  ['unknown emoji', { emoji: { id: '123', name: 'ore' } }, 'emoji.id', 'COMPONENT_INVALID_EMOJI'],
  ['link url', { style: 5, custom_id: undefined, url: `https://e.com/${'u'.repeat(500)}` }, 'url', MAX],
  ['a link that runs a script', { style: 5, custom_id: undefined, url: 'javascript:alert(1)' }, 'url', SCHEME],
  ['a link with a custom_id', { style: 5, url: URL }, 'custom_id', 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE'],
];

/** Menus by their fields. */
const ofMenus: readonly Refused[] = [
  ['options', { options: many(26, (at) => option(`o${at}`)) }, 'options', BAD],
  ['no options', { options: [] }, 'options', BAD],
  ['option label', { options: [option('a', { label: 'l'.repeat(101) })] }, 'options.0.label', BAD],
  ['a blank option', { options: [option('a', { label: ' ' })] }, 'options.0.label', BAD],
  ['option description', { options: [option('a', { description: 'd'.repeat(101) })] }, 'options.0.description', MAX],
  ['same value', { options: [option('a'), option('a')] }, 'options.1.value', `SELECT_COMPONENT_OPTION_VALUE_${DOUBLE}`],
  ['placeholder', { placeholder: 'p'.repeat(151) }, 'placeholder', MAX],
  ['more values than options', { max_values: 2 }, 'max_values', 'SELECT_COMPONENT_MAX_VALUES_TOO_LARGE'],
];

/** Components V2 by themselves. */
const ofComponents: readonly Refused[] = [
  ['blank text', text(' \n '), 'content', BAD],
  ['a gallery of 11 pictures', { type: 12, items: many(11, () => ({ media: { url: URL } })) }, 'items', BAD],
  ['alt text', gallery({ description: 'd'.repeat(1025) }), 'items.0.description', BAD],
  ['media that is not uploaded', gallery({ media: { url: 'attachment://no.png' } }), 'items.0.media.url', NOT_UPLOADED],
  ['media from a file path', gallery({ media: { url: 'file:///etc/passwd' } }), 'items.0.media.url', SCHEME],
  ['a file given by its URL', { type: 13, file: { url: URL } }, 'file.url', SCHEME],
  ['a section without an accessory', { type: 9, components: [text('x')] }, 'accessory', 'BASE_TYPE_REQUIRED'],
  ['a section of 4 texts', { type: 9, components: many(4, () => text('x')), accessory: button() }, 'components', BAD],
  ['a container in a container', container(container(text('x'))), 'components.0', 'UNION_TYPE_CHOICES'],
];

/** Rows of buttons and menus, with the path of the wrong one among the rows. */
const ofRows: readonly Refused[] = [
  ['too many buttons in a row', row(...buttons(6)), 'components', BAD],
  ['a button beside a menu', row(button(), select()), 'components.1', 'COMPONENT_LAYOUT_WIDTH_EXCEEDED'],
  ['an overlong custom_id', row(button(), button({ custom_id: 'c'.repeat(101) })), 'components.1.custom_id', BAD],
  ['same custom_id', row(button(), button()), 'components.1.custom_id', `COMPONENT_CUSTOM_ID_${DOUBLE}`],
];

/** Components V2 together. */
const ofMany: readonly Refused[] = [
  ['41 components', v2(container(...many(40, () => text('x')))), 'components', TOO_MANY],
  ['4001 characters', v2(text('x'.repeat(2001)), container(text('x'.repeat(2000)))), 'components', TOO_MUCH_TEXT],
  ['same id', v2({ ...text('x'), id: 3 }, { ...text('y'), id: 3 }), 'components.1.id', `COMPONENT_ID_${DOUBLE}`],
];

/** What comes with a text. */
const ofTexts: readonly Refused[] = [
  ['an overlong nonce', { nonce: 'n'.repeat(26) }, 'nonce', MAX],
  ['mentions of all and of some', mentions({ parse: ['users'], users: ['1'] }), 'allowed_mentions', EXCLUSIVE],
  ['101 mentions', mentions({ users: many(101, String) }), 'allowed_mentions.users', MAX],
  ['the same user twice', mentions({ users: [ID, ID] }), 'allowed_mentions.users', 'SET_TYPE_ALREADY_CONTAINS_VALUE'],
  ['an attachment that is not uploaded', { attachments: [{ id: '7' }] }, 'attachments.0.id', 'ATTACHMENT_NOT_FOUND'],
  ['a reply to nothing', { message_reference: { message_id: '1' } }, 'message_reference', 'REPLIES_UNKNOWN_MESSAGE'],
];

const refused: readonly Refused[] = [
  ...within(ofButtons, (fields) => legacy(row(button(fields))), 'components.0.components.0'),
  ...within(ofMenus, (fields) => legacy(row(select(fields))), 'components.0.components.0'),
  ...within(ofRows, (part) => legacy(part), 'components.0'),
  ...within(ofComponents, (component) => v2(component), 'components.0'),
  ...ofMany,
  ...ofTexts.map(([what, fields, ...rest]): Refused => [what, { content: 'x', ...fields }, ...rest]),
  ['overlong content', { content: 'x'.repeat(2001) }, 'content', MAX],
  ['too many embeds', { embeds: many(11, () => ({ title: 't' })) }, 'embeds', MAX],
  ['an overlong embed title', { embeds: [{ title: 't'.repeat(257) }] }, 'embeds.0.title', MAX],
  ['an embed that runs a script', { embeds: [{ title: 'x', url: 'javascript:alert(1)' }] }, 'embeds.0.url', SCHEME],
  ['long embeds', { embeds: many(2, () => ({ description: 'd'.repeat(3001) })) }, 'embeds', 'MAX_EMBED_SIZE_EXCEEDED'],
  ['too many rows', legacy(...buttons(6).map((one) => row(one))), 'components', MAX],
  ['V2 components without their flag', legacy(text('x')), 'components.0', 'UNION_TYPE_CHOICES'],
  ['V2 components with content', { ...v2(text('x')), content: 'x' }, 'content', LEGACY],
  ['V2 components with embeds', { ...v2(text('x')), embeds: [{ title: 't' }] }, 'embeds', LEGACY],
];

test.each(refused)('a message is refused: %s', async (_, body, path, code) => {
  const answer = await post(discord, body);
  expect(answer).toMatchObject({ status: 400, json: { code: 50035, message: 'Invalid Form Body' } });
  expect(complaints(answer.json.errors)).toEqual({ [path]: code });
  expect(discord.world.messages.size).toBe(0);
  expect(discord.requests.rejected).toMatchObject([
    { status: 400, code: 50035, route: 'POST /channels/:id/messages', body: JSON.parse(JSON.stringify(body)) },
  ]);
});

const PICKAXES = many(25, (at) => option(`o${at}`, { emoji: { name: '⛏️' } }));
const accepted: [what: string, body: object][] = [
  ['2000 characters', { content: 'x'.repeat(2000) }],
  ['40 components', v2(container(...many(39, () => text('x'))))],
  ['4000 characters of text', v2(text('x'.repeat(4000)))],
  ['25 options with emoji', legacy(row(select({ options: PICKAXES, min_values: 0, max_values: 25 })))],
  ['emoji without a variation selector', legacy(row(button({ label: undefined, emoji: { name: '⛏' } })))],
  ['a blank label beside an emoji', legacy(row(button({ label: ' ', emoji: { name: '🐑' } })))],
  ['a link to the web', legacy(row(button({ style: 5, custom_id: undefined, url: URL })))],
  ['a link into Discord', legacy(row(button({ style: 5, custom_id: undefined, url: 'discord://-/settings' })))],
  ['flags as text', { content: 'x', flags: '4096' }],
];

test.each(accepted)('a message is accepted with %s', async (_, body) => {
  expect((await post(discord, body)).status).toBe(200);
});

test('an empty message is refused with 50006, broken JSON with 50109', async () => {
  expect((await post(discord, { content: '  ' })).json).toMatchObject({ code: 50006 });
  expect((await post(discord, { flags: V2, components: [] })).json).toMatchObject({ code: 50006 });
  const broken = await fetch(`${discord.apiUrl}/v10/channels/${channel(discord)}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
    body: '{"content":',
  });
  expect(await broken.json()).toMatchObject({ code: 50109 });
});

async function sendFiles(discord: LocalDiscord, sizes: readonly number[]): Promise<{ status: number; code: unknown }> {
  const form = new FormData();
  form.set('payload_json', JSON.stringify({ content: 'files' }));
  for (const [at, size] of sizes.entries()) form.set(`files[${at}]`, new Blob([new Uint8Array(size)]), `f${at}.bin`);
  const response = await fetch(`${discord.apiUrl}/v10/channels/${channel(discord)}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${discord.token}` },
    body: form,
  });
  return { status: response.status, code: ((await response.json()) as { code?: unknown }).code };
}

test.each([
  ['10 MiB', [10 * MIB], 200],
  ['more than 10 MiB', [10 * MIB + 1], 413, 40005],
  ['more than 25 MiB together', [9 * MIB, 9 * MIB, 8 * MIB], 413, 40005],
  ['ten files', many(10, () => 1), 200],
  ['eleven files', many(11, () => 1), 400, 50035],
])('files: %s', async (_, sizes, status, code?: number) => {
  expect(await sendFiles(await start(), sizes)).toEqual({ status, code });
});
