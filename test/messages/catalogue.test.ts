import { describe, expect, it } from 'vitest';
import { LOOT as LOOT_ITEMS } from '../../src/games/caverna/actions/loot.ts';
import { rulesFor } from '../../src/games/caverna/catalogue.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { options } from '../../src/games/caverna/options.ts';
import { rulings } from '../../src/games/caverna/rulings.ts';
import { SCORE_KEYS } from '../../src/games/caverna/scoring.ts';
import { lootItem } from '../../src/messages/english/caverna/loot.ts';
import { toldTo } from '../../src/messages/english/caverna/people.ts';
import { catalogue, gameWords, languageOf } from '../../src/messages/index.ts';
import { tableError } from '../../src/messages/table-error.ts';
import { TABLE_ERRORS } from '../../src/table/errors.ts';
import { GOODS, LOOT, SPACES, TILES } from './ids.ts';

const words = gameWords(catalogue('en'), 'caverna');
const PLAYERS = [1, 2, 3, 4, 5, 6, 7];

/** Every text of a catalogue with its path; functions are left out. */
function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => texts(child, `${path}.${key}`));
}

describe('the English catalogue', () => {
  it('has every space, tile, loot item and good, and no others', () => {
    expect(Object.keys(words.spaces).sort()).toEqual([...SPACES].sort());
    expect(Object.keys(words.tiles).sort()).toEqual([...TILES].sort());
    expect(Object.keys(words.loot).sort()).toEqual(Object.keys(LOOT).sort());
    expect(Object.keys(words.goods).sort()).toEqual([...GOODS].sort());
  });

  it('has a text for everything that the rules name', () => {
    for (const players of PLAYERS) {
      const { spaces, tiles, loot } = rulesFor(caverna.start(options.parse({}), players, 'words'));
      expect(Object.keys(words.spaces)).toEqual(expect.arrayContaining(Object.keys(spaces)));
      expect(Object.keys(words.tiles).sort()).toEqual(Object.keys(tiles).sort());
      expect(Object.fromEntries(Object.entries(loot).map(([id, { strength }]) => [id, strength]))).toEqual(LOOT);
    }
    expect(Object.keys(words.scoreLines)).toEqual([...SCORE_KEYS, 'total']);
  });

  it('keeps names to 38 characters and effects to 100, at every number of players', () => {
    const effects = [
      ...SPACES.flatMap((id) =>
        PLAYERS.map((players) => [words.space(id).name, words.space(id).effect(players)] as const),
      ),
      ...[undefined, ...Object.keys(words.folks)].flatMap((folk) =>
        TILES.map((id) => [words.tile(id).name, toldTo(words.people(folk), words.tile(id).effect)] as const),
      ),
      ...Object.keys(LOOT).map((id) => [words.lootItem(id).name, words.lootItem(id).effect] as const),
    ];
    for (const [name, effect] of effects) {
      expect(name.length, name).toBeGreaterThan(0);
      expect(name.length, name).toBeLessThanOrEqual(38);
      expect(effect.length, effect).toBeGreaterThan(0);
      expect(effect.length, effect).toBeLessThanOrEqual(100);
    }
  });

  it('describes the powers and limits of every folk in sentences of at most 100 characters', () => {
    for (const [id, { name, effect, begins, powers, limits, rules }] of Object.entries(words.folks)) {
      expect(name.length, id).toBeLessThanOrEqual(38);
      expect(effect.length, id).toBeLessThanOrEqual(100);
      expect(Math.min(powers.length, limits.length), id).toBeGreaterThan(0);
      for (const sentence of [...powers, ...limits]) {
        expect(sentence, id).toMatch(/^[A-Z].{8,98}\.$/);
        expect(rules).toContain(sentence);
      }
      expect(begins === undefined || rules.includes(begins), id).toBe(true);
    }
  });

  it('calls a folk hard if beginners are warned about it, and names an unknown one', () => {
    const hard = Object.entries(words.folks).filter(([, { hard }]) => hard === 3);
    expect(hard.map(([id]) => id)).toEqual(['elves', 'silicoids']);
    expect(words.folk('mountainDwarves')).toBe(words.folks.mountainDwarves);
    expect(words.folk('seaFolk').name).toBe(words.tile('seaFolk').name);
  });

  it('gives different names to all tiles, and to all spaces', () => {
    for (const names of [SPACES.map((id) => words.space(id).name), TILES.map((id) => words.tile(id).name)]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('says what strength each loot item takes', () => {
    for (const [id, strength] of Object.entries(LOOT)) {
      expect(words.lootItem(id).rules, id).toMatch(new RegExp(`^Strength ${strength}\\.`));
      const line = words.topics.find(({ key }) => key === 'lootList')?.text.split('\n')[strength - 1] ?? '';
      expect(line, id).toMatch(new RegExp(`^${strength}: `));
    }
  });

  it('has no empty or unfinished texts', () => {
    for (const [path, text] of texts(catalogue('en'))) {
      expect(text.trim(), path).toBe(text);
      expect(text.length, path).toBeGreaterThan(0);
      expect(text, path).not.toMatch(/undefined|NaN|TODO|\[object/);
    }
  });

  it('writes ids without a text as their words', () => {
    expect(words.tile('bakersMarket')).toMatchObject({ name: 'Bakers market', effect: '', rules: '' });
    expect(words.space('toString').name).toBe('To string');
    expect(words.lootItem('gnome').name).toBe('Gnome');
    expect(words.thing('starfruit').many).toBe('starfruit');
    expect(words.question('newTask').title).toBe('New task');
  });

  it('falls back to English for a locale it does not speak', () => {
    expect(languageOf('en-GB')).toBe('en');
    expect(languageOf('pt-BR')).toBe('en');
    expect(languageOf('constructor')).toBe('en');
    expect(languageOf(undefined)).toBe('en');
  });
});

describe('amounts', () => {
  it('have singular and plural forms, and leave out goods that are not there', () => {
    expect(words.bundle({ wood: 3, food: 1, ruby: 0 })).toBe('3 wood and 1 food');
    expect(words.bundle({ ruby: 1, boar: 1, donkey: 2 })).toBe('1 ruby, 1 wild boar and 2 donkeys');
    expect(words.bundle({})).toBe('nothing');
    expect(words.change({ wood: 3 }, { stone: 2 })).toBe('+3 wood, −2 stone');
    expect(words.points(-3)).toBe('−3');
    expect(words.total(1)).toBe('1 point');
  });

  it('name cells as the pictures do, and those beyond the edge by their neighbours', () => {
    const names = ['C4', 'left of A3', 'right of F2', 'above C1', 'below E4'];
    expect(['c4', 'x3', 'g2', 'c0', 'e5'].map(words.cell)).toEqual(names);
  });
});

describe('the table', () => {
  it('explains every setting and every ruling within a menu', () => {
    const defaults = Object.entries(rulings.parse({}));
    expect(Object.keys(words.rulings).sort()).toEqual(defaults.map(([key]) => key).sort());
    for (const [key, value] of defaults) {
      const { choices } = words.rulings[key as keyof typeof words.rulings];
      const [chosen] = Object.entries(choices).filter(([choice]) => choice === String(value));
      expect(chosen?.[1].explanation, key).toContain('(recommended)');
    }
    const own = Object.values(words.rulings);
    for (const setting of [words.settings.liveScores, ...Object.values(words.variants), ...own]) {
      expect(setting.label.length).toBeLessThanOrEqual(45);
      expect(setting.explanation.length).toBeLessThanOrEqual(100);
      for (const choice of Object.values(setting.choices)) {
        expect(`${setting.label}: ${choice.label}`.length).toBeLessThanOrEqual(100);
        expect(choice.explanation.length).toBeLessThanOrEqual(100);
      }
    }
    for (const { choices, label } of own)
      expect(JSON.stringify(choices).match(/\(recommended\)/g), label).toHaveLength(1);
  });

  it('has a sentence for every mistake of a user, with everything that it mentions', () => {
    expect(Object.keys(words.tableErrors).sort()).toEqual(Object.keys(TABLE_ERRORS).sort());
    for (const [key, mentions] of Object.entries<readonly string[]>(TABLE_ERRORS)) {
      const params = Object.fromEntries(mentions.map((name) => [name, `«${name}»`]));
      const sentence = tableError(words, { key, params });
      expect(sentence, key).toMatch(/[.]$/);
      expect(sentence, key).not.toContain('undefined');
      // These two say what is wrong without repeating their parameters.
      if (!['channelBusy', 'unfitOptions'].includes(key))
        for (const name of mentions) expect(sentence, key).toContain(`«${name}»`);
    }
    expect(tableError(words, { key: 'channelBusy', params: { status: 'lobby' } })).toContain('lobby');
    expect(tableError(words, { key: 'channelBusy', params: { status: 'running' } })).toContain('running');
    const late = { player: 'Ann', until: 0, span: 3 * 24 * 3_600_000 };
    expect(tableError(words, { key: 'notLate', params: late })).toContain('not answered for 3 days');
    expect(tableError(words, { key: 'notLate', params: { ...late, until: 90_000 } })).toContain('<t:90:R>');
    expect(tableError(words, { key: 'notLate', params: { ...late, span: 600_000 } })).toContain('10 minutes');
    expect(tableError(words, { key: 'newMistake' })).toBe(words.errors.impossible);
    expect(tableError(words, { key: 'constructor' })).toBe(words.errors.impossible);
  });

  it('names what is missing, and counts what it names', () => {
    expect(words.errors.missingPermission(['AttachFiles'])).toContain('this permission: **Attach Files**');
    expect(words.errors.missingPermission(['ViewChannel', 'AttachFiles'])).toContain(
      'these permissions: **View Channel** and **Attach Files**',
    );
    expect(words.errors.internal('k3f9')).toContain('`k3f9`');
  });
});

it('says how many goods each loot item brings, as in the rules', () => {
  for (const [id, item] of Object.entries(LOOT_ITEMS)) {
    const flow = 'flow' in item ? item.flow : undefined;
    const goods = flow?.do === 'gain' && 'goods' in flow ? flow.goods : undefined;
    const { count, effect } = lootItem(id);
    expect(count === undefined ? undefined : { [id]: count }, id).toEqual(goods);
    if (count !== undefined) expect(effect.startsWith(`${count} `), id).toBe(true);
  }
});
