import { PermissionsBitField } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { gameList } from '../../commands/admin/admin.ts';
import type { Bot } from '../../commands/bot.ts';
import { missingPermissions } from '../../commands/discord/permissions.ts';
import { lobbyMessage } from '../../commands/lobby/lobby-message.ts';
import { fineMessage, optionsMessage } from '../../commands/lobby/options-message.ts';
import { awayMessage, suggestFrom } from '../../commands/own/away.ts';
import { gamesMessage } from '../../commands/own/mine.ts';
import { settingsMessage } from '../../commands/own/settings.ts';
import { seatMessage } from '../../commands/votes/votes-message.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { tableError } from '../../src/messages/table-error.ts';
import { TABLE_ERRORS, type TableErrorKey } from '../../src/table/errors.ts';
import { DEFAULT_SETTINGS } from '../../src/table/people.ts';
import { SEAT_NEWS } from '../../src/table/posts.ts';
import { DEFAULT_TERMS } from '../../src/table/terms.ts';
import type { TableGame } from '../../src/table/types.ts';
import { leftover, PSEUDO, pseudo } from '../messages/pseudo.ts';
import { AWAITING, botAt, game } from './limits/bots.ts';
import { check, checkSentence } from './limits/checks.ts';
import { GAMES, note, playInPseudo, seen, USERS, watch } from './limits/pseudo-tour.ts';

watch();

describe('a language that nobody speaks', () => {
  it('is made from English, and leaves unchanged what is the same in every language', () => {
    expect(pseudo('Take **3 wood** from <@1>, `/caverna new`: \ue000caverna_wood\ue001 https://a.b/c')).toBe(
      'Ŧàķèè **3 ŵòòđđ** ƒŕòɱɱ <@1>, `/caverna new`: \ue000caverna_wood\ue001 https://a.b/c',
    );
    expect(pseudo(pseudo('wood'))).toBe(pseudo('wood'));
    expect(leftover(pseudo('Take 3 wood'))).toBeUndefined();
    expect(leftover(`${pseudo('Take')} wood now`)).toBe('wood now');
    expect(PSEUDO.games.caverna.thing('wood').many).not.toMatch(/[a-z]/);
  });

  it('is all that people read when they choose, vote and manage their games, and after every mistake', async () => {
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

  it.each(GAMES)('is all that people read in $name, in messages and pictures, and none of it is cut', async (game) => {
    await playInPseudo(game, 2.5 * game.every);
  });
});
