import { expect, test } from 'vitest';
import type { LocalDiscord } from '../src/start.ts';
import { call, channel, complaints, start } from './bot.ts';

const V2 = 1 << 15;
const text = (content: string) => ({ type: 10, content });
const button = (fields: object = {}) => ({ type: 2, style: 1, custom_id: 'go', label: 'Go', ...fields });
const row = (...components: object[]) => ({ type: 1, components });
const option = (value: string, fields: object = {}) => ({ label: value, value, ...fields });
const select = (fields: object = {}) => ({ type: 3, custom_id: 'menu', options: [option('a')], ...fields });
const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));
const gallery = (fields: object) => ({ type: 12, items: [{ media: { url: 'https://example.com/a.png' }, ...fields }] });

const v2 = (...components: object[]) => ({ flags: V2, components });
const legacy = (...components: object[]) => ({ content: 'x', components });

const refused: [what: string, body: object, path: string, code: string][] = [
  ['too long content', { content: 'x'.repeat(2001) }, 'content', 'BASE_TYPE_MAX_LENGTH'],
  ['too long nonce', { content: 'x', nonce: 'n'.repeat(26) }, 'nonce', 'BASE_TYPE_MAX_LENGTH'],
  ['too many embeds', { embeds: many(11, () => ({ title: 't' })) }, 'embeds', 'BASE_TYPE_MAX_LENGTH'],
  ['too long embed title', { embeds: [{ title: 't'.repeat(257) }] }, 'embeds.0.title', 'BASE_TYPE_MAX_LENGTH'],
  [
    'too much text in embeds',
    { embeds: many(2, () => ({ description: 'd'.repeat(3001) })) },
    'embeds',
    'MAX_EMBED_SIZE_EXCEEDED',
  ],
  [
    'too many rows',
    legacy(...many(6, (at) => row(button({ custom_id: `b${at}` })))),
    'components',
    'BASE_TYPE_MAX_LENGTH',
  ],
  ['V2 components without their flag', legacy(text('x')), 'components.0', 'UNION_TYPE_CHOICES'],
  [
    'too many buttons in a row',
    legacy(row(...many(6, (at) => button({ custom_id: `b${at}` })))),
    'components.0.components',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a button beside a menu',
    legacy(row(button(), select())),
    'components.0.components.1',
    'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  [
    'too long custom_id',
    legacy(row(button(), button({ custom_id: 'c'.repeat(101) }))),
    'components.0.components.1.custom_id',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'no custom_id',
    legacy(row(button({ custom_id: undefined }))),
    'components.0.components.0.custom_id',
    'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
  ],
  [
    'same custom_id',
    legacy(row(button(), button())),
    'components.0.components.1.custom_id',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'too long label',
    legacy(row(button({ label: 'l'.repeat(81) }))),
    'components.0.components.0.label',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'no label',
    legacy(row(button({ label: '' }))),
    'components.0.components.0.label',
    'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
  ],
  [
    'link url',
    legacy(row({ type: 2, style: 5, label: 'x', url: `https://e.com/${'u'.repeat(500)}` })),
    'components.0.components.0.url',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a link with a custom_id',
    legacy(row(button({ style: 5, url: 'https://e.com' }))),
    'components.0.components.0.custom_id',
    'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
  ],
  ['style', legacy(row(button({ style: 9 }))), 'components.0.components.0.style', 'BASE_TYPE_CHOICES'],
  [
    'emoji',
    legacy(row(button({ emoji: { name: 'dwarf' } }))),
    'components.0.components.0.emoji.name',
    'COMPONENT_INVALID_EMOJI',
  ],
  [
    'unknown emoji',
    legacy(row(button({ emoji: { id: '123', name: 'ore' } }))),
    'components.0.components.0.emoji.id',
    'COMPONENT_INVALID_EMOJI',
  ],
  [
    'options',
    legacy(row(select({ options: many(26, (at) => option(`o${at}`)) }))),
    'components.0.components.0.options',
    'BASE_TYPE_BAD_LENGTH',
  ],
  ['no options', legacy(row(select({ options: [] }))), 'components.0.components.0.options', 'BASE_TYPE_BAD_LENGTH'],
  [
    'option label',
    legacy(row(select({ options: [option('a', { label: 'l'.repeat(101) })] }))),
    'components.0.components.0.options.0.label',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'option description',
    legacy(row(select({ options: [option('a', { description: 'd'.repeat(101) })] }))),
    'components.0.components.0.options.0.description',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'same value',
    legacy(row(select({ options: [option('a'), option('a')] }))),
    'components.0.components.0.options.1.value',
    'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  [
    'placeholder',
    legacy(row(select({ placeholder: 'p'.repeat(151) }))),
    'components.0.components.0.placeholder',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'more values than options',
    legacy(row(select({ max_values: 2 }))),
    'components.0.components.0.max_values',
    'SELECT_COMPONENT_MAX_VALUES_TOO_LARGE',
  ],
  [
    'V2 components with content',
    { ...v2(text('x')), content: 'x' },
    'content',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'V2 components with embeds',
    { ...v2(text('x')), embeds: [{ title: 't' }] },
    'embeds',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    '41 components',
    v2({ type: 17, components: many(40, () => text('x')) }),
    'components',
    'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  ],
  [
    '4001 characters',
    v2(text('x'.repeat(2001)), { type: 17, components: [text('x'.repeat(2000))] }),
    'components',
    'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  ],
  [
    'gallery of 11',
    v2({ type: 12, items: many(11, () => ({ media: { url: 'https://e.com/a.png' } })) }),
    'components.0.items',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'alt text',
    v2(gallery({ description: 'd'.repeat(1025) })),
    'components.0.items.0.description',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'media that is not uploaded',
    v2(gallery({ media: { url: 'attachment://no.png' } })),
    'components.0.items.0.media.url',
    'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
  ],
  [
    'media from a file path',
    v2(gallery({ media: { url: 'file:///etc/passwd' } })),
    'components.0.items.0.media.url',
    'URL_TYPE_INVALID_SCHEME',
  ],
  [
    'a file given by its URL',
    v2({ type: 13, file: { url: 'https://e.com/a.pdf' } }),
    'components.0.file.url',
    'URL_TYPE_INVALID_SCHEME',
  ],
  [
    'a section without accessory',
    v2({ type: 9, components: [text('x')] }),
    'components.0.accessory',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a section of 4 texts',
    v2({ type: 9, components: many(4, () => text('x')), accessory: button() }),
    'components.0.components',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a container in a container',
    v2({ type: 17, components: [{ type: 17, components: [text('x')] }] }),
    'components.0.components.0',
    'UNION_TYPE_CHOICES',
  ],
  [
    'same component id',
    v2({ ...text('x'), id: 3 }, { ...text('y'), id: 3 }),
    'components.1.id',
    'COMPONENT_ID_DUPLICATED',
  ],
  [
    'allowed mentions',
    { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
    'allowed_mentions',
    'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ],
  [
    '101 mentions',
    { content: 'x', allowed_mentions: { users: many(101, String) } },
    'allowed_mentions.users',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'an attachment that is not uploaded',
    { content: 'x', attachments: [{ id: '7' }] },
    'attachments.0.id',
    'ATTACHMENT_NOT_FOUND',
  ],
  [
    'a reply to nothing',
    { content: 'x', message_reference: { message_id: '1' } },
    'message_reference',
    'REPLIES_UNKNOWN_MESSAGE',
  ],
];

test.each(refused)('a message is refused: %s', async (_, body, path, code) => {
  const discord = await start();
  const answer = await call(discord, `POST /channels/${channel(discord)}/messages`, body);
  expect(answer).toMatchObject({ status: 400, json: { code: 50035, message: 'Invalid Form Body' } });
  expect(complaints(answer.json.errors)).toHaveProperty([path], code);
  expect(discord.world.messages.size).toBe(0);
  expect(discord.requests.rejected).toMatchObject([
    { status: 400, code: 50035, route: 'POST /channels/:id/messages', body: JSON.parse(JSON.stringify(body)) },
  ]);
});

const accepted: [what: string, body: object][] = [
  ['2000 characters', { content: 'x'.repeat(2000) }],
  ['40 components', v2({ type: 17, components: many(39, () => text('x')) })],
  ['4000 characters of text', v2(text('x'.repeat(4000)))],
  [
    '25 options with emoji',
    legacy(
      row(
        select({
          options: many(25, (at) => option(`o${at}`, { emoji: { name: '⛏️' } })),
          min_values: 0,
          max_values: 25,
        }),
      ),
    ),
  ],
  ['emoji without a variation selector', legacy(row(button({ label: undefined, emoji: { name: '⛏' } })))],
  ['flags as text', { content: 'x', flags: '4096' }],
];

test.each(accepted)('a message is accepted with %s', async (_, body) => {
  const discord = await start();
  expect((await call(discord, `POST /channels/${channel(discord)}/messages`, body)).status).toBe(200);
});

test('an empty message is refused with 50006, broken JSON with 50109', async () => {
  const discord = await start();
  const path = `POST /channels/${channel(discord)}/messages`;
  expect((await call(discord, path, { content: '  ' })).json).toMatchObject({ code: 50006 });
  expect((await call(discord, path, { flags: V2, components: [] })).json).toMatchObject({ code: 50006 });
  const broken = await fetch(`${discord.apiUrl}/v10/channels/${channel(discord)}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
    body: '{"content":',
  });
  expect(await broken.json()).toMatchObject({ code: 50109 });
});

async function sendFiles(discord: LocalDiscord, sizes: number[]): Promise<{ status: number; code: unknown }> {
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

test('files: ten of them, 10 MiB each, 25 MiB together', async () => {
  const discord = await start();
  expect(await sendFiles(discord, [10 * 2 ** 20])).toMatchObject({ status: 200 });
  expect(await sendFiles(discord, [10 * 2 ** 20 + 1])).toEqual({ status: 413, code: 40005 });
  expect(
    await sendFiles(
      discord,
      [9, 9, 8].map((size) => size * 2 ** 20),
    ),
  ).toEqual({ status: 413, code: 40005 });
  expect(
    await sendFiles(
      discord,
      many(10, () => 1),
    ),
  ).toMatchObject({ status: 200 });
  expect(
    await sendFiles(
      discord,
      many(11, () => 1),
    ),
  ).toEqual({ status: 400, code: 50035 });
});
