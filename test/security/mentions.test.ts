import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { compose } from '../../commands/discord/compose.ts';
import { channelMention, mentionOf } from '../../commands/discord/mention.ts';
import { plain, unformatted, visible } from '../../src/messages/text.ts';
import { isUser } from '../../src/table/ids.ts';
import { sceneForEach } from '../commands/each.ts';
import { aGame } from '../db/contract.ts';
import { copyFile, playedGame } from '../replay/games.ts';

const VICTIM = '712345678901234567';
/** Texts that would be a link, a mention or a command if a message contained them unescaped. */
const HOSTILE = [
  `1> [text](https://example.org) <@2`,
  `<@${VICTIM}>`,
  `<@&${VICTIM}><#${VICTIM}>`,
  `[free gold](https://example.org)`,
  'https://example.org/login',
  '@everyone',
];

const [MARA, TOM] = [0, 1] as const;
const { scene, id, messages, latest, slash, press } = sceneForEach();
const agree = () => slash(MARA, 'caverna vote', { choice: 'agree' });

/** Parts that Discord would read as a mention or a link. */
function injected(text: string): string[] {
  const known = new Set(scene.discord.users.map((user) => user.id));
  const mentions = [...text.matchAll(/(?<!\\)<(@[!&]?|#)(\d*)>?/g)].filter(
    ([, sign, name = '']) => sign !== '#' && !known.has(name),
  );
  const links = text.match(/(?<!\\)\]\(|https?:\/\/(?!discord\.com)/g) ?? [];
  return [...mentions.map(([found]) => found), ...links];
}

function fileOf(played: Parameters<typeof copyFile>[0], change: { game?: object; log?: object } = {}) {
  const copy = JSON.parse(new TextDecoder().decode(copyFile(played).bytes));
  const changed = { ...copy, ...change, game: { ...copy.game, ...change.game } };
  return { filename: 'game.json', bytes: new TextEncoder().encode(JSON.stringify(changed)) };
}

function hostileFile(game: Record<string, unknown> = {}) {
  const users = [id(TOM), ...HOSTILE.slice(1).map((_, index) => String(712_345_678_901_000_000n + BigInt(index)))];
  return fileOf({ players: HOSTILE.length, turns: 9, users, names: HOSTILE }, { game });
}

describe('what a file names', () => {
  it('is shown exactly as written in posts and answers', async () => {
    await slash(MARA, 'caverna-admin import', { file: hostileFile() });
    await latest('open');
    const texts = [textOf(await slash(MARA, 'caverna-admin list')), textOf(await agree())];
    for (const command of ['table', 'score', 'log', 'board', 'turn', 'game end', 'stats', 'mine'])
      texts.push(textOf(await slash(MARA, `caverna ${command}`)));
    await press(TOM, await latest('sit'), 'sit');
    await scene.bot.drain();
    texts.push(...messages().map(textOf));
    expect(texts.join('\n')).toContain('text');
    for (const text of texts) expect(injected(text), text).toEqual([]);
    expect(scene.discord.requests.rejected).toEqual([]);
  });

  it.each([[' '], ['\u2028\u2029'], ['\u202e'], ['\u200b\ufeff'], ['\u3164'], ['\ue000gold\ue001']])(
    'is offered in menus even if it is invisible: %j',
    async (name) => {
      const users = [id(TOM), id(MARA), VICTIM];
      const file = fileOf({ players: 3, turns: 9, users, names: [name, name, name] });
      await slash(MARA, 'caverna-admin import', { file });
      await press(MARA, await latest('sit'), 'sit');
      for (const command of ['board', 'table']) await slash(MARA, `caverna ${command}`);
      await agree();
      await scene.bot.drain();
      expect(scene.discord.requests.rejected).toEqual([]);
    },
  );

  it('is on no leaderboard, on this server or another', async () => {
    for (const [gameId, userIds] of Object.entries({
      forgedgame: [HOSTILE[0], id(TOM), VICTIM],
      forgedsolo: [HOSTILE[0]],
    })) {
      const game = aGame({ id: gameId, game: 'caverna', status: 'finished', guildId: '1', channelId: gameId });
      const of = { gameId, game: 'caverna', guildId: '1', players: userIds.length, points: 10, rank: 1, endedAt: 1 };
      const results = userIds.map((userId, seat) => ({ ...of, seat, userId, tiles: [] }));
      await scene.stores.games.save({ game, results, at: 1 });
    }
    for (const list of ['skill', 'solo']) {
      const shown = await slash(MARA, 'caverna stats', { list });
      const all = await press(MARA, shown, 'stats', { where: 'all' });
      expect(textOf(all)).not.toMatch(/example\.org|<@2/);
    }
  });

  it('is refused if it is an id, with a sentence that repeats none of it', async () => {
    for (const host of HOSTILE) {
      const answer = await slash(MARA, 'caverna-admin import', { file: hostileFile({ host }) });
      expect(textOf(answer)).toContain('cannot be imported');
      expect(injected(textOf(answer))).toEqual([]);
    }
    const unknown = await slash(MARA, 'caverna-admin import', { file: hostileFile({ [HOSTILE[0] ?? '']: 1 }) });
    expect(injected(textOf(unknown))).toEqual([]);
    const { log } = playedGame({ players: 2 });
    for (const evil of HOSTILE) {
      const file = fileOf({ players: 2 }, { log: [...log.slice(0, 2), { entry: 3, seat: 0, move: evil }] });
      const text = textOf(await slash(MARA, 'caverna-admin import', { file }));
      expect(text).toContain('cannot be imported');
      expect(injected(text), text).toEqual([]);
    }
  });
});

const anything = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(...HOSTILE),
  fc.tuple(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 9 })).map(([one, other]) => one + other),
  fc.bigInt({ min: -5n, max: 2n ** 66n }).map(String),
);

describe('a mention', () => {
  it('is made only from a Discord id', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const mention = mentionOf(text, 'somebody');
        if (mention === 'somebody') return;
        expect(mention).toMatch(/^<@[1-9]\d{0,18}>$/);
        expect(BigInt(text)).toBeLessThan(2n ** 63n);
      }),
    );
    for (const text of HOSTILE) {
      expect(mentionOf(text, 'somebody')).toBe('somebody');
      expect(channelMention(text)).toBe('');
    }
  });

  it('calls nobody else, whatever a message names', () => {
    fc.assert(
      fc.property(fc.array(anything), (mentions) => {
        const { allowedMentions } = compose(['text'], { mentions });
        expect(allowedMentions?.parse).toEqual([]);
        expect(allowedMentions?.users).toEqual(mentions.filter(isUser));
      }),
    );
  });

  it('is written only in one place', () => {
    const makers: string[] = [];
    for (const folder of ['commands', 'src', 'render', 'db']) {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        // Code that plays Discord, or the people on it, reads mentions.
        if (!file.endsWith('.ts') || file.startsWith('tools/')) continue;
        if (/<(@|#)/.test(readFileSync(join(folder, file), 'utf8'))) makers.push(join(folder, file));
      }
    }
    expect(makers).toEqual(['commands/discord/mention.ts']);
  });
});

it('a name is shown as written and formats nothing, whatever it is', () => {
  fc.assert(
    fc.property(anything, (name) => {
      const shown = plain(name);
      const bare = shown.replaceAll(/\\[^A-Za-z0-9\s]/g, '');
      expect(bare).not.toMatch(/[<>[\]`*_~|]/);
      expect(bare).not.toContain('://');
      expect(unformatted(shown)).toBe(visible(name));
    }),
  );
});
