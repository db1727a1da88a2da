import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { topicFinder } from '../../src/messages/search.ts';
import { FOLK_TILES, FOLKS, LOOT, SPACES, TILES } from './ids.ts';

const { topics, stem, tileFacts, topicKind } = gameWords(catalogue('en'), 'caverna');

const { find } = topicFinder({ topics, stem });
const findTopics = (query: string, most = 25) => find(query, most);

describe('the searchable rulebook', () => {
  it('covers every space, tile and loot item, and the rules around them', () => {
    const keys = (kind: string) => topics.filter((topic) => topic.kind === kind).map(({ key }) => key);
    expect(keys('space').sort()).toEqual([...SPACES].sort());
    expect(keys('tile').sort()).toEqual([...TILES, ...FOLK_TILES].sort());
    expect(keys('folk').sort()).toEqual([...FOLKS].sort());
    expect(keys('loot').sort()).toEqual([...Object.keys(LOOT), 'goblin'].sort());
    expect(keys('rule').length).toBeGreaterThanOrEqual(30);
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
    expect(new Set(topics.map(({ label }) => label)).size).toBe(topics.length);
  });

  it('points only to existing topics', () => {
    for (const { id, text } of topics) {
      for (const [, name = ''] of text.matchAll(/look up “([^”]+)”/g)) {
        expect(findTopics(name)[0]?.title, id).toBe(name);
      }
    }
  });

  it.each([
    ['harvest', 'rule:harvest'],
    ['dog', 'rule:dogs'],
    ['begg', 'rule:begging'],
    ['feedng', 'rule:feeding'],
    ['solo', 'rule:solo'],
    ['starting player', 'space:startingPlayer'],
    ['cooking', 'tile:cookingCave'],
    ['urgent wish', 'space:urgentWishForChildren'],
    ['all weapons +1', 'loot:weapons'],
    ['trolls', 'folk:trolls'],
    ['silicoid', 'folk:silicoids'],
    ['forgotten folk', 'rule:folks'],
    ['goblin', 'rule:goblins'],
    ['mushroom', 'rule:newCrops'],
    ['bone crusher', 'tile:boneCrusher'],
  ])('“%s” finds %s first', (query, id) => {
    expect(findTopics(query)[0]?.id).toBe(id);
  });

  it('finds exactly the topic with a given id, and every topic by its title', () => {
    for (const { id, title } of topics) {
      expect(findTopics(id)[0]?.id).toBe(id);
      expect(findTopics(title).map((topic) => topic.id)).toContain(id);
    }
  });

  it('never treats a known word as a typing mistake', () => {
    const about = (query: string) =>
      findTopics(query).map(({ id, title, keywords, text }) => [id, `${title} ${keywords} ${text}`]);
    for (const [id, text] of about('stable')) expect(text, id).toMatch(/\bstables?\b/i);
    for (const [id, text] of about('table')) expect(text, id).toMatch(/\btables?\b/i);
  });

  it('gives articles for an empty query and nothing for nonsense', () => {
    expect(findTopics('  ').length).toBe(25);
    expect(findTopics('', 3).map(({ kind }) => kind)).toEqual(['rule', 'rule', 'rule']);
    expect(findTopics('xqzzyk')).toEqual([]);
  });

  it('answers whatever is typed with at most 25 topics', () => {
    fc.assert(fc.property(fc.string(), (query) => void expect(findTopics(query).length).toBeLessThanOrEqual(25)));
  });

  it('shows the facts about a tile', () => {
    expect(tileFacts({ cost: { wood: 4, stone: 3 }, points: 3 })).toBe('Costs 4 wood and 3 stone · 3 points');
    expect(tileFacts({ cost: {}, points: 0 })).toBe('Costs nothing · 0 points');
    const [carpenter] = findTopics('tile:carpenter');
    expect(carpenter && topicKind(carpenter)).toBe('furnishing tile');
  });
});

describe.each(['caverna', 'cave-vs-cave'] as const)('the text of a topic of %s', (game) => {
  const { topics } = gameWords(catalogue('en'), game);

  it('is one sentence or two with an example on its card, short enough to be read at a glance', () => {
    for (const { id, gist, example } of topics) {
      expect(gist?.length ?? 1, id).toBeGreaterThan(0);
      expect(gist?.length ?? 0, id).toBeLessThanOrEqual(100);
      expect(example, id).toMatch(/^\S.{8,88}\.$/);
    }
  });

  it('fits in a message, and its id and its label in a menu', () => {
    for (const { id, label, text } of topics) {
      expect(id.length, id).toBeLessThanOrEqual(100);
      expect(label.length, id).toBeLessThanOrEqual(100);
      expect(text.length, id).toBeGreaterThan(game === 'caverna' ? 30 : 5);
      expect(text.length, id).toBeLessThanOrEqual(1500);
    }
  });

  it('leads to one to three other existing topics', () => {
    const ids = new Set(topics.map(({ id }) => id));
    for (const { id, related } of topics) {
      expect(related.length, id).toBeGreaterThanOrEqual(1);
      expect(related.length, id).toBeLessThanOrEqual(3);
      expect(related, id).not.toContain(id);
      expect(new Set(related).size, id).toBe(related.length);
      for (const other of related) expect(ids, `${id} leads to ${other}`).toContain(other);
    }
  });
});
