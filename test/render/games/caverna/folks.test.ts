import { describe, expect, test } from 'vitest';
import { altText } from '../../../../render/games/caverna/alt.ts';
import { folkFace } from '../../../../render/games/caverna/folk-icons.ts';
import {
  actionBoard,
  folkSheet,
  homeBoard,
  type Shown,
  scoreSheet,
  supplySheets,
} from '../../../../render/games/caverna/index.ts';
import { layout } from '../../../../render/games/caverna/layout/index.ts';
import type { PictureRequest } from '../../../../render/games/caverna/scene.ts';
import { cavernaSprite } from '../../../../render/games/caverna/sprites.ts';
import { colours } from '../../../../render/games/caverna/theme.ts';
import { seatStyles } from '../../../../render/paint/theme.ts';
import { FOLK_IDS } from '../../../../src/games/caverna/forgotten-folk/options.ts';
import { TILES_OF } from '../../../../src/games/caverna/forgotten-folk/tiles/index.ts';
import { caverna } from '../../../../src/games/caverna/game.ts';
import { stateFrom } from '../../../../src/games/caverna/positions.ts';
import { spritesOf, wordsIn } from '../../legible.ts';
import { OWNERS, WORDS } from './pictures.ts';

const players = 4;
const owners = OWNERS.slice(0, players);

function shownWith(folks: readonly string[], seat: object = {}): Shown {
  const options = { folks: { seats: folks } };
  return { state: stateFrom({ players, round: 5, options, seats: [seat] }), owners, words: WORDS };
}

const spritesIn = (request: PictureRequest): string[] => spritesOf(layout(request).shapes);
const textIn = (request: PictureRequest): string => wordsIn(layout(request).shapes).join(' ');

describe.each(FOLK_IDS)('%s', (folk) => {
  const shown = shownWith([folk]);

  test('have their own faces in the colour of the seat, at home and on the action spaces', () => {
    expect(spritesIn({ kind: 'home', input: homeBoard(shown, 0) })).toContain(`person:${folk}:0`);
    expect(spritesIn({ kind: 'home', input: homeBoard(shown, 1) }).join()).not.toContain('person');
    expect(spritesIn({ kind: 'actions', input: actionBoard(shown) })).toEqual(
      expect.arrayContaining([`person:${folk}:0`, 'dwarf:1']),
    );
    const drawn = seatStyles.map((_, seat) => cavernaSprite(`person:${folk}:${seat}`, 64, 64));
    expect(new Set(drawn).size).toBe(seatStyles.length);
    for (const [seat, { colour }] of seatStyles.entries()) expect(drawn[seat]).toContain(colour);
  });

  test('have a sheet with every power and limit in pieces and words, and the four tiles', () => {
    const input = folkSheet(shown, folk);
    const request = { kind: 'folk', input } as const;
    const { begins, powers, limits, name } = WORDS.folk(folk);
    const face = folkFace(folk);
    expect([face.powers.length, face.limits.length]).toEqual([powers.length, limits.length]);
    expect(face.begins === undefined).toBe(begins === undefined);
    expect(input.lines.every(({ row }) => row !== '')).toBe(true);
    expect(input.tiles.map(({ tile }) => tile)).toEqual(TILES_OF[folk as keyof typeof TILES_OF]);
    const texts = textIn(request);
    for (const words of [name, ...powers, ...limits]) expect(texts).toContain(words);
    for (const tile of input.tiles) expect(texts).toContain(tile.note);
    for (const sprite of spritesIn(request)) expect(() => cavernaSprite(sprite, 64, 64), sprite).not.toThrow();
    const alt = altText(request, WORDS);
    expect(alt.length).toBeLessThan(1024);
    for (const words of [name, ...powers, ...limits, ...input.tiles.map((tile) => tile.name)])
      expect(alt).toContain(words);
  });
});

test('spaces of others are bright for people who may join them, and dark for all others', () => {
  const boardFor = (folk: string, cells = {}) => {
    const seats = [{ cells }, { dwarfs: [{ at: 'excavation' }, {}] }, { dwarfs: [{ at: 'logging' }, {}] }];
    const state = stateFrom({
      players,
      round: 5,
      options: { folks: { seats: [folk] } },
      seats,
      spaces: { excavation: {} },
    });
    return { kind: 'actions', input: actionBoard({ ...shownWith([]), state }) } as const;
  };
  const darkTitles = (folk: string, cells = {}) => {
    const { shapes } = layout(boardFor(folk, cells));
    const titles = [WORDS.space('excavation'), WORDS.space('logging')];
    return titles.filter((title) =>
      shapes.some((shape) => shape.is === 'text' && shape.text === title && shape.fill === colours.takenTitle),
    );
  };
  expect(darkTitles('paleOnes')).toEqual([WORDS.space('logging')]);
  expect(darkTitles('humans')).toEqual([WORDS.space('excavation'), WORDS.space('logging')]);
  // Without goods there, or room in the mountain, even they can do nothing.
  const full = ['d1', 'd2', 'e1', 'e2', 'e3', 'e4', 'f1', 'f2', 'f3', 'f4'].map((cell) => [cell, 'tunnel']);
  expect(darkTitles('paleOnes', Object.fromEntries(full))).toContain(WORDS.space('excavation'));
  const free = (folk: string) => /Free: [^.]*/.exec(altText(boardFor(folk), WORDS))?.[0];
  expect(free('paleOnes')).toContain('Excavation');
  expect(free('humans')).not.toContain('Excavation');
});

test('while folks are chosen no round is shown, not even an empty one', () => {
  const state = caverna.start(caverna.options.parse({ folks: { seats: ['deal'] } }), players, 'chosen');
  const { shapes } = layout({ kind: 'actions', input: actionBoard({ state, owners, words: WORDS }) });
  expect(shapes.filter((shape) => shape.is === 'text' && shape.text === '')).toEqual([]);
});

test('a sheet is in the colour of the player who may choose the folk', () => {
  const shown = shownWith([]);
  const [owner] = owners;
  expect(spritesIn({ kind: 'folk', input: folkSheet(shown, 'trolls', owner) })).toContain('person:trolls:0');
  expect(spritesIn({ kind: 'folk', input: folkSheet(shown, 'trolls') })).toContain('icon:trolls');
});

test('tiles of folks are marked, with the tile that they replace', () => {
  const tiles = supplySheets(shownWith(['trolls']), { title: '' }).flatMap((sheet) => sheet.tiles);
  const brought = tiles.flatMap(({ tile, instead }) => (instead === undefined ? [] : [[tile, instead.of, instead.by]]));
  expect(brought).toContainEqual(['boneCrusher', 'Slaughtering cave', 'trolls']);
  expect(brought).toHaveLength(4);
  const [sheet] = supplySheets(shownWith(['trolls']), { title: '', tiles: ['boneCrusher'] });
  if (sheet === undefined) throw new Error('There is no sheet.');
  const request = { kind: 'supply', input: sheet } as const;
  expect(spritesIn(request)).toContain('icon:trolls');
  expect(altText(request, WORDS)).toContain('Bone crusher for Slaughtering cave');
});

test('tiles that lie on land show it, in the supply and at home', () => {
  const shown = shownWith(['humans'], { furnishings: { c4: 'scarecrow' } });
  const cards = supplySheets(shown, { title: '', tiles: ['scarecrow', 'silageBin', 'meadParlor'] });
  const [input] = cards;
  if (input === undefined) throw new Error('There is no sheet.');
  const grounds = spritesIn({ kind: 'supply', input }).filter((name) => /^room:.*:(field|meadow)$/.test(name));
  expect(grounds).toHaveLength(2);
  const home = spritesIn({ kind: 'home', input: homeBoard(shown, 0) });
  expect(home).toContainEqual(expect.stringMatching(/^room:.*:field$/));
});

test('crops grow on fields, in caverns and in forests, and are on the shelf of a player who has or had any', () => {
  const shown = shownWith(['elves'], {
    goods: { gemfruit: 3, mushroom: 1 },
    cells: { c4: 'field', c3: 'forest gemfruit 2', d2: 'cavern mushroom 1' },
  });
  const own = homeBoard(shown, 0);
  const request = { kind: 'home', input: own } as const;
  expect(own.supply).toMatchObject({ gemfruit: 3, mushroom: 1 });
  const crops = ['tile:clearing', 'tile:bed', 'icon:gemfruit', 'icon:mushroom'];
  expect(spritesIn(request)).toEqual(expect.arrayContaining(crops));
  expect(altText(request, WORDS)).toContain('C3 (2 gemfruits)');
  expect(altText(request, WORDS)).toContain('D2 (1 mushroom)');
  expect(homeBoard(shown, 1).supply).not.toHaveProperty('gemfruit');
  const eaten = homeBoard(shownWith(['elves'], { goods: { gemfruit: 0 } }), 0, { before: shown.state });
  expect(eaten.supply).toMatchObject({ gemfruit: 0 });
  expect(eaten.delta).toMatchObject({ gemfruit: -3 });
});

test('elves are promised nothing for covering what is printed on their board, and explorers are promised more', () => {
  const bonuses = (shown: Shown): number[] =>
    homeBoard(shown, 0).cells.flatMap(({ bonus }) => (bonus === undefined ? [] : [bonus.amount]));
  expect(bonuses(shownWith(['elves']))).toEqual([]);
  expect(bonuses(shownWith(['trolls'], { furnishings: { d3: 'explorersCave' } }))).toEqual([2, 6, 2, 3, 3]);
});

test('dwellings show 0 points to folks for whom they score nothing', () => {
  const room = homeBoard(shownWith(['caveGoblins']), 0).cells.find(({ room }) => room?.name === 'Dwelling')?.room;
  expect(room?.points).toBe(0);
});

test('goblins are goblins in every family, and a new one does not act yet', () => {
  const shown = shownWith(['trolls'], {
    furnishings: { d3: 'goblinDwelling' },
    memory: { goblinDwelling: [1] },
    dwarfs: [{}, {}, { goblin: true, newborn: true }],
  });
  const input = homeBoard(shown, 0);
  const home = input.cells.find(({ room }) => room?.name === 'Goblin dwelling');
  expect(home?.dwarfs).toMatchObject([{ goblin: true, newborn: true }]);
  expect(spritesIn({ kind: 'home', input })).toEqual(expect.arrayContaining(['person:goblin:0', 'icon:moon']));
  expect(altText({ kind: 'home', input }, WORDS)).toContain('goblin from next round');
  expect(altText({ kind: 'home', input }, WORDS)).toContain('Trolls: ');
});

test('crops of folks have their own lines on the score sheet, if anybody had them', () => {
  const keys = (shown: Shown): string[] => scoreSheet(shown, '').lines.map(({ key }) => key);
  const sheet = scoreSheet(shownWith(['elves']), '');
  expect(sheet.lines.find(({ key }) => key === 'gemfruit')).toMatchObject({ name: 'Gemfruits', points: [2, 0, 0, 0] });
  expect(spritesIn({ kind: 'score', input: sheet })).toContain('icon:gemfruit');
  expect(keys(shownWith(['elves']))).toEqual(expect.arrayContaining(['vegetable', 'gemfruit']));
  expect(keys(shownWith(['elves']))).not.toContain('mushroom');
  expect(sheet.lines.find(({ key }) => key === 'dwarfs')?.name).toBe('Family');
  const plain = { state: stateFrom({ players }), owners, words: WORDS };
  expect(keys(plain)).not.toContain('gemfruit');
  expect(scoreSheet(plain, '').lines.find(({ key }) => key === 'dwarfs')?.name).toBe('Dwarfs');
});

test('stone eaters see what the next feeding costs them in stone', () => {
  const seats = actionBoard(shownWith(['silicoids'], { goods: { stone: 1 } })).table;
  expect(seats[0]?.feeding).toMatchObject({ need: 0, stone: { need: 2, stone: 1 } });
  expect(seats[1]?.feeding).not.toHaveProperty('stone');
});

test('words call the people of each folk by their own name', () => {
  const shown = shownWith(['elves']);
  const alt = (request: PictureRequest) => altText(request, WORDS);
  expect(alt({ kind: 'home', input: homeBoard(shown, 0) })).toContain('Elves: unarmed, unarmed.');
  expect(alt({ kind: 'home', input: homeBoard(shown, 1) })).toContain('Dwarfs: unarmed, unarmed.');
  const boards = [0, 1].map((seat) => homeBoard(shown, seat));
  const told = alt({ kind: 'boards', input: { title: 'All', stage: 'Round 5', boards } });
  expect(told).toContain('2 elves, 2 at home');
  expect(told).toContain('2 dwarfs, 2 at home');
  expect(alt({ kind: 'actions', input: actionBoard(shown) })).toContain('with people at home');
  expect(alt({ kind: 'actions', input: actionBoard(shownWith([])) })).toContain('with dwarfs at home');
});
