import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { topicFinder } from '../../src/messages/search.ts';
import { FOLK_TILES, FOLKS, LOOT, SPACES, TILES } from './ids.ts';

const { topics, stem, tileFacts, topicKind } = gameWords(catalogue('en'), 'caverna');

const { find } = topicFinder({ topics, stem });
const findTopics = (query: string, most = 25) => find(query, most);

describe('the rules to look up', () => {
  it('cover every space, tile and loot item, and the rules around them', () => {
    const keys = (kind: string) => topics.filter((topic) => topic.kind === kind).map(({ key }) => key);
    expect(keys('space').sort()).toEqual([...SPACES].sort());
    expect(keys('tile').sort()).toEqual([...TILES, ...FOLK_TILES].sort());
    expect(keys('folk').sort()).toEqual([...FOLKS].sort());
    expect(keys('loot').sort()).toEqual([...Object.keys(LOOT), 'goblin'].sort());
    expect(keys('rule').length).toBeGreaterThanOrEqual(30);
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
    expect(new Set(topics.map(({ label }) => label)).size).toBe(topics.length);
  });

  it('point only to existing topics', () => {
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

  it('finds exactly the topic with a given id', () => {
    for (const { id } of topics) expect(findTopics(id)[0]?.id).toBe(id);
  });

  it('finds every topic by its title', () => {
    for (const { id, title } of topics) expect(findTopics(title).map((topic) => topic.id)).toContain(id);
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
