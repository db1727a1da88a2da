import { describe, expect, it } from 'vitest';
import { fitsMenu } from '../../commands/discord/phone.ts';
import { compareWithEnglish, reportLanguages } from '../../lab/language-report.ts';
import { catalogue, LANGUAGES } from '../../src/messages/index.ts';
import { PHONE } from '../../src/messages/text.ts';

describe('the languages', () => {
  it('lack nothing, are never too long, and differ from English except where marked', async () => {
    const reports = await reportLanguages();
    expect(Object.keys(reports)).toHaveLength(LANGUAGES.length - 1);
    expect(reports).toHaveProperty('german');
    for (const [name, { texts, ...lacks }] of Object.entries(reports)) {
      expect(texts, name).toBeGreaterThan(2_000);
      expect(lacks, name).toEqual({ missing: [], over: [], unmarked: [] });
    }
  });

  it.each(LANGUAGES)('have headings of action spaces that fit into a closed menu of a phone: %s', (language) => {
    const { blocks, pictures } = catalogue(language).games.caverna;
    const { fields, caves, clan, goods } = pictures.groups;
    for (const groups of [[fields, caves], [clan, goods], [pictures.cards]])
      expect(blocks.title(groups, 9, 9).length).toBeLessThanOrEqual(PHONE.menu);
  });

  it.each(LANGUAGES)('name menus of Cave vs Cave so briefly that a phone shows the whole name: %s', (language) => {
    const { activate, menuTitle, roomMenu } = catalogue(language).games['cave-vs-cave'];
    const verbs = ['use', 'activate', 'excavate', 'furnish', 'wall', 'breach', 'draft', 'cover', 'trade', 'take'];
    const titles = [...verbs, 'raise', 'give', 'before', 'eat', 'leave', 'done'].map(menuTitle);
    for (const [most, allowed] of [
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 3],
      [3, 4],
    ] as const)
      titles.push(activate(most, allowed));
    for (const colour of ['orange', 'blue'] as const) titles.push(roomMenu('furnish', colour));
    expect(titles.filter((title) => !fitsMenu(title))).toEqual([]);
  });

  it.each(LANGUAGES)('leave room for a tip after the effects of an action tile in a menu: %s', (language) => {
    const { actionTile, tips } = catalogue(language).games['cave-vs-cave'];
    for (const [tile, use] of [
      ['furnishing', 'furnish'],
      ['expansion', 'furnish'],
      ['renovation', 'furnish'],
      ['excavation', 'excavate'],
      ['undermining', 'excavate'],
    ] as const)
      expect(`${actionTile(tile).effect} 💡 ${tips.uses[use]}`.length, tile).toBeLessThanOrEqual(100);
  });

  it('are reported where they fall short', () => {
    const english = catalogue('en');
    const { join: _, ...lobby } = english.lobby;
    const german = catalogue('de');
    const lacking = { ...german, lobby: { ...german.lobby, ...lobby, start: 'x'.repeat(81) } } as typeof english;
    const { missing, over, unmarked } = compareWithEnglish({ ...lacking, lobby: { ...lacking.lobby } }, []);
    expect(missing).toEqual([]);
    expect(over).toEqual(['lobby.start']);
    expect(unmarked).toContain('lobby.leave');
    expect(unmarked).toContain('lobby.kept');
    const without = { ...english, lobby } as unknown as typeof english;
    expect(compareWithEnglish(without, []).missing).toEqual(['lobby.join']);
  });
});
