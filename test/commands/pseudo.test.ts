import { PermissionsBitField } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameList } from '../../commands/admin/admin.ts';
import type { Bot } from '../../commands/bot.ts';
import { missingPermissions } from '../../commands/discord/permissions.ts';
import { facesWith } from '../../commands/games/index.ts';
import { lobbyMessage } from '../../commands/lobby/lobby-message.ts';
import { fineMessage, optionsMessage } from '../../commands/lobby/options-message.ts';
import { awayMessage, suggestFrom } from '../../commands/own/away.ts';
import { gamesMessage } from '../../commands/own/mine.ts';
import { settingsMessage } from '../../commands/own/settings.ts';
import { seatMessage } from '../../commands/votes/votes-message.ts';
import { looks } from '../../render/games/index.ts';
import { type GamePicture, lookOf } from '../../render/paint/look.ts';
import type { Painter } from '../../render/paint/painter.ts';
import { type Shape, textBox } from '../../render/paint/shape.ts';
import { DWARVES, FOLK_IDS } from '../../src/games/caverna/forgotten-folk/options.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { tableError } from '../../src/messages/table-error.ts';
import { TABLE_ERRORS, type TableErrorKey } from '../../src/table/errors.ts';
import { DEFAULT_SETTINGS } from '../../src/table/people.ts';
import { SEAT_NEWS } from '../../src/table/posts.ts';
import { DEFAULT_TERMS } from '../../src/table/terms.ts';
import type { TableGame } from '../../src/table/types.ts';
import { leftover, PSEUDO, pseudo } from '../messages/pseudo.ts';
import { AWAITING, botAt, game } from './limits/bots.ts';
import { check, checkSentence, watchers } from './limits/checks.ts';
import { openLongTable } from './limits/longest.ts';
import { tour } from './limits/tour.ts';

/** The parts of a message that people read. */
const READ = ['content', 'label', 'placeholder', 'description', 'title', 'name', 'value'];
/** Of these, what is an id in a menu. */
const IDS = ['value', 'name'];

const seen = new Set<string>();
const pictures: GamePicture[] = [];

function note(shown: unknown): void {
  JSON.stringify(shown, (key, value: unknown) => {
    const isId = IDS.includes(key) && !Array.isArray(shown);
    if (typeof value === 'string' && READ.includes(key) && key !== 'value' && !isId) seen.add(value);
    return value;
  });
}

beforeEach(() => {
  seen.clear();
  pictures.length = 0;
  watchers.add(note);
});
afterEach(() => {
  watchers.clear();
});

const USERS = ['Àññà', 'Ƥèŧèŕ', 'Ŷùķì'].map((name, who) => ({ id: String(10n ** 18n + BigInt(who)), name }));

const painter = {
  paint: async (request: GamePicture) => {
    pictures.push(request);
    return { png: Buffer.alloc(1), width: 1, height: 1 };
  },
  frame: async () => ({ bytes: new Uint8Array(), indices: new Uint8Array() }),
  warmUp: async () => {},
  close: async () => {},
} as unknown as Painter;

/** The lettering of pictures that is English, that was cut, or that reaches over the edge. */
function wrongIn(all: readonly GamePicture[]): string[] {
  const known = new Set<string>();
  const wrong = new Set<string>();
  for (const request of all) {
    const key = JSON.stringify(request);
    if (known.has(key)) continue;
    known.add(key);
    const { width, shapes } = lookOf(looks, request.game).layout(request);
    for (const shape of shapes as readonly Shape[]) {
      if (shape.is !== 'text') continue;
      const box = textBox(shape);
      const english = leftover(shape.text);
      if (english !== undefined) wrong.add(`${request.kind}: English: ${shape.whole ?? shape.text}`);
      if (shape.whole !== undefined) wrong.add(`${request.kind}: cut: ${shape.whole}`);
      if (box.x < 0 || box.x + box.w > width + 0.5) wrong.add(`${request.kind}: over the edge: ${shape.text}`);
    }
  }
  return [...wrong];
}

const SEATS = [...FOLK_IDS.slice(0, 2), DWARVES];

const GAMES = [
  { name: 'Caverna', game: 'caverna', players: 3, options: {}, every: 18 },
  { name: 'Forgotten Folk', game: 'caverna', players: 3, options: { folks: { seats: SEATS } }, every: 40 },
  { name: 'Cave vs Cave', game: 'cave-vs-cave', players: 2, options: {}, every: 10 },
] as const;

describe('a language that nobody speaks', () => {
  it('is made from English, and leaves everything that is the same in every language', () => {
    expect(pseudo('Take **3 wood** from <@1>, `/caverna new`: \ue000caverna_wood\ue001 https://a.b/c')).toBe(
      'Ŧàķèè **3 ŵòòđđ** ƒŕòɱɱ <@1>, `/caverna new`: \ue000caverna_wood\ue001 https://a.b/c',
    );
    expect(pseudo(pseudo('wood'))).toBe(pseudo('wood'));
    expect(leftover(pseudo('Take 3 wood'))).toBeUndefined();
    expect(leftover(`${pseudo('Take')} wood now`)).toBe('wood now');
    expect(PSEUDO.games.caverna.thing('wood').many).not.toMatch(/[a-z]/);
  });

  it('is all that people read when they choose, vote and manage their games, and for every mistake', async () => {
    const state = caverna.start(caverna.options.parse({}), 7, 'pseudo');
    const seats = game.seats.map((seat, at) => ({ ...seat, name: USERS[at % USERS.length]?.name ?? '' }));
    const table: TableGame = { ...game, seats };
    const lobby: TableGame = { ...table, status: 'lobby' };
    const message = async () => ({ purpose: 'prompt', channelId: game.channelId, messageId: '1' });
    const games = async () => [{ game: table, seat: 0, awaiting: AWAITING, mine: true }];
    const plain = botAt(state, PSEUDO);
    const bot: Bot = {
      ...plain,
      table: { ...plain.table, message } as unknown as Bot['table'],
      personal: { games } as unknown as Bot['personal'],
    };
    check(await gamesMessage(bot, game.host));
    check(settingsMessage(bot, { ...DEFAULT_SETTINGS, timeZone: 'Europe/Berlin', language: 'tlh' }));
    check(awayMessage(bot, { away: [{ from: 0, to: 8.64e15 }], timeZone: undefined }));
    for (const shown of [lobby, { ...lobby, terms: { ...DEFAULT_TERMS, pace: 'live' as const } }]) {
      check(lobbyMessage(bot, shown));
      check(optionsMessage(bot, shown, shown.host));
      check(optionsMessage(bot, shown, ''));
      check(fineMessage(bot, { game: shown, userId: shown.host, field: undefined }));
    }
    for (const news of SEAT_NEWS)
      check(seatMessage(bot, table, { kind: 'seat', news, seat: 0, name: 'Ŷùķì', voteId: 'a'.repeat(10) }));
    checkSentence(gameList(bot, [table, lobby], 0));
    for (const key of Object.keys(TABLE_ERRORS) as TableErrorKey[]) {
      const params = Object.fromEntries(TABLE_ERRORS[key].map((name) => [name, 7]));
      checkSentence(tableError(PSEUDO, { key, params }));
    }
    for (const fault of Object.values(PSEUDO.copyFaults)) checkSentence(fault('7'));
    for (const sentence of Object.values(PSEUDO.errors)) if (typeof sentence === 'string') checkSentence(sentence);
    const missing = missingPermissions(new PermissionsBitField(), { thread: true });
    for (const said of ['missingPermission', 'cannotPost'] as const) checkSentence(PSEUDO.errors[said](missing));
    for (const option of suggestFrom(bot, '', { timeZone: undefined, now: 0 })) note([option]);
    expect(seen.size).toBeGreaterThan(200);
    expect([...seen].filter((text) => leftover(text) !== undefined)).toEqual([]);
  });

  describe.each(GAMES)('in $name', ({ game: rules, players, options, every }) => {
    it('is all that people read, in messages and pictures, and none of it is cut', async () => {
      const faces = facesWith(painter);
      const table = await openLongTable({
        seed: `pseudo ${rules}`,
        words: PSEUDO,
        users: USERS.slice(0, players),
        game: rules,
        options,
        faces,
      });
      await tour(table, every);
      expect(seen.size).toBeGreaterThan(200);
      expect([...seen].flatMap((text) => (leftover(text) === undefined ? [] : [text]))).toEqual([]);
      expect(pictures.length).toBeGreaterThan(10);
      expect(wrongIn(pictures)).toEqual([]);
    });
  });
});
