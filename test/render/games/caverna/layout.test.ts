import { describe, expect, test } from 'vitest';
import { altText } from '../../../../render/games/caverna/alt.ts';
import { actionBoard, homeBoard, scoreSheet, supplySheets } from '../../../../render/games/caverna/index.ts';
import { spaceCard } from '../../../../render/games/caverna/layout/card.ts';
import { layout } from '../../../../render/games/caverna/layout/index.ts';
import { row } from '../../../../render/games/caverna/layout/pieces.ts';
import { effectStrip, roomFrame } from '../../../../render/games/caverna/layout/room.ts';
import { lootRow, PICTURED_LOOT } from '../../../../render/games/caverna/loot-icons.ts';
import type { ActionBoardInput, SupplyTile } from '../../../../render/games/caverna/scene.ts';
import { PICTURED_SPACES, spaceGroup, spaceRow } from '../../../../render/games/caverna/space-icons.ts';
import { cavernaSprite } from '../../../../render/games/caverna/sprites.ts';
import { printedPoints } from '../../../../render/games/caverna/supply.ts';
import { boards, colours, home } from '../../../../render/games/caverna/theme.ts';
import { PICTURED_TILES, tileFace } from '../../../../render/games/caverna/tile-icons.ts';
import { type Box, type Picture, textBox } from '../../../../render/paint/shape.ts';
import { LOOT } from '../../../../src/games/caverna/actions/loot.ts';
import { rulesFor } from '../../../../src/games/caverna/catalogue.ts';
import { folkRulings } from '../../../../src/games/caverna/folk-rulings.ts';
import { folkRules } from '../../../../src/games/caverna/forgotten-folk/index.ts';
import { caverna } from '../../../../src/games/caverna/game.ts';
import { stateFrom } from '../../../../src/games/caverna/positions.ts';
import type { SpaceId } from '../../../../src/games/caverna/state.ts';
import { TILES } from '../../../../src/games/caverna/tiles/index.ts';
import { drawingsOf, inside, isSign, overlap, spritesOf, testLegible, textsOf, wordsIn } from '../../legible.ts';
import { at, GOLDEN_PICTURES, OWNERS, WORDS } from './pictures.ts';

const [, TOM = { mark: 1, letter: 'T', name: 'Tom' }] = OWNERS;

describe.each(GOLDEN_PICTURES)('$name', ({ request }) => {
  const picture = layout(request);
  // In a picture of several boards, people read one board at a time, once they have opened it.
  const across = request.kind === 'boards' ? (picture.width === boards.widths.few ? 2 : 3) : 1;
  testLegible(picture, cavernaSprite, picture.width / across);
});

describe('a taken space', () => {
  /** Their names need two lines, which on such a short card leave no room for their effects. */
  const LONG = ['oreMineConstruction', 'rubyMineConstruction'];
  /** Beside a weapon there is less room. */
  const LONGER = ['urgentWishForChildren'];
  const SPACES = PICTURED_SPACES.filter((id) => spaceRow(id, 7) !== '' && !LONG.includes(id));
  const boxOf = (id: (typeof SPACES)[number]): Box =>
    spaceGroup(id) === 'rounds' ? { x: 0, y: 0, w: 248, h: 122 } : { x: 0, y: 0, w: 300, h: 122 };
  const drawnOn = (id: (typeof SPACES)[number], weapon: number): string[] => {
    const taken = [{ ...TOM, weapon, newborn: false }];
    const card = { id, name: WORDS.space(id), goods: {}, taken, latest: false };
    return spritesOf(spaceCard(card, boxOf(id), { players: 7 }));
  };

  test.each(SPACES.map((id) => [id] as const))('%s still shows what it does, because it can be imitated', (id) => {
    for (const weapon of LONGER.includes(id) ? [0] : [0, 12]) {
      const signs = [...spritesOf(row(spaceRow(id, 7), 40).shapes), `dwarf:${TOM.mark}`];
      expect(drawnOn(id, weapon), `${weapon}`).toEqual(expect.arrayContaining(signs));
    }
  });

  test.each(LONG)('%s shows whose dwarf is there', (id) => {
    for (const weapon of [0, 12]) expect(drawnOn(id as SpaceId, weapon)).toContain(`dwarf:${TOM.mark}`);
  });
});

test.each([4, 7])('the table of %i players distinguishes names that begin the same way', (players) => {
  const names = ['Computer 1', 'Computer 2', 'Bartholomew', 'Bartholomäus', 'Ida', 'Tom', 'Computer 3'];
  const input = piled(players, 11);
  const table = input.table.map((seat, at) => ({ ...seat, owner: { ...seat.owner, name: names[at] ?? '' } }));
  const texts = wordsIn(layout({ kind: 'actions', input: { ...input, table, turn: undefined } }).shapes);
  const shown = texts.filter((text) => /^(?:C.*[.…]|C.*) \d$|^B[a…]/u.test(text));
  expect(shown.filter((text) => text.endsWith('1') || text.endsWith('2'))).toHaveLength(2);
  expect(new Set(shown).size).toBe(players === 7 ? 5 : 4);
  expect(shown.filter((text) => text.endsWith('…'))).toEqual([]);
});

test.each([1, 2, 3, 7])(
  'the unlimited dwelling is available after %i have built it, and shows its builders',
  (builders) => {
    const seats = Array.from({ length: builders }, () => ({ furnishings: { d3: 'dwelling' } }));
    const shown = { state: stateFrom({ players: 7, seats }), owners: OWNERS, words: WORDS };
    const input = supplySheets(shown, { title: 'Tiles' })[0] ?? expect.fail('There is no sheet.');
    const { shapes } = layout({ kind: 'supply', input: { ...input, tiles: input.tiles.slice(0, 1) } });
    expect(wordsIn(shapes)).toEqual(expect.arrayContaining(['4', '3', 'Dwelling']));
    expect(shapes.filter((shape) => shape.is === 'rect' && shape.fill === colours.night)).toEqual([]);
    for (const { letter } of OWNERS.slice(0, builders))
      expect(textsOf(shapes).filter(({ text }) => text === letter)).toHaveLength(1);
    const told = altText({ kind: 'supply', input }, WORDS);
    expect(told).toMatch(/Built: Dwelling \(/u);
    expect(told).toMatch(/Available: [^.]*Dwelling\b/u);
  },
);

test('a tile on the wish list has a star that covers nothing, as long as it is available', () => {
  const owners = OWNERS.slice(0, 2);
  const state = stateFrom({ players: 2, seats: [{ furnishings: { d3: 'carpenter' } }] });
  const wished = ['carpenter', 'trader', 'additionalDwelling', 'treasureChamber'];
  const sheets = supplySheets({ state, owners, words: WORDS }, { title: 'Tiles', wished });
  const shapes = sheets.map((input) => layout({ kind: 'supply', input }).shapes);
  const stars = shapes.map((each) => drawingsOf(each, /^icon:wish$/));
  expect(stars.map(({ length }) => length)).toEqual([2, 1]);
  for (const [at, sheet] of shapes.entries())
    for (const star of stars[at] ?? [])
      for (const text of textsOf(sheet)) expect(overlap(star, textBox(text)), text.text).toBe(false);
  expect(sheets.map((input) => altText({ kind: 'supply', input }, WORDS).match(/Your wishes: [^.]*/)?.[0])).toEqual([
    'Your wishes: Additional dwelling, Trader',
    'Your wishes: Treasure chamber',
  ]);
});

/** A board with every space free and eleven of each good that may lie there. */
function piled(players: number, round: number): ActionBoardInput {
  const state = stateFrom({ players, round });
  const { spaces } = rulesFor(state);
  for (const space of state.spaces) {
    const { refill } = spaces[space.id] ?? {};
    space.goods = Object.fromEntries(Object.keys({ ...refill?.empty, ...refill?.more }).map((good) => [good, 11]));
  }
  return actionBoard({ state, owners: OWNERS.slice(0, players), words: WORDS });
}

/** The cards of a board: title, lettering and drawings of each, and the lettering that goes beyond it. */
function cardsOf({ shapes }: Picture) {
  const boxes = shapes.filter(
    (shape) => shape.is === 'rect' && (shape.fill === colours.parchment || shape.fill === colours.taken),
  );
  return boxes
    .flatMap((box) => {
      if (box.is !== 'rect' || box.line !== 4) return [];
      const own = shapes.filter((shape) => {
        const at = shape.is === 'text' ? textBox(shape) : shape;
        return shape !== box && inside({ x: at.x + at.w / 2, y: at.y + at.h / 2, w: 0, h: 0 }, box);
      });
      const texts = textsOf(own);
      const title = texts.filter(({ face, size, text }) => /[a-z]/.test(text) && face !== 'heavy' && size > 0);
      return [
        {
          box,
          title: title.map(({ text }) => text).join(' '),
          texts: texts.map(({ text }) => text),
          sprites: spritesOf(own),
          outside: texts.filter((text) => !inside(textBox(text), box)).map(({ text }) => text),
        },
      ];
    })
    .filter(({ title }) => title !== '');
}

describe('the action board', () => {
  const rounds = [1, 7, 12];
  const counts = [1, 2, 3, 4, 5, 6, 7];

  // They have so many spaces that, in landscape, the icons would be too small on a phone.
  const isLarge = (players: number): boolean => players > 4;

  test.each(counts)(
    'of %i players is in landscape, near 11 : 7 or 5 : 4, with icons of 39 pixels or more, and every space keeps its place',
    (players) => {
      const boards = rounds.map((round) => piled(players, round));
      const pictures = boards.map((input) => layout({ kind: 'actions', input }));
      for (const { width, height } of pictures) {
        expect(width / height).toBeGreaterThan(isLarge(players) ? 1.25 : 1.52);
        expect(width / height).toBeLessThan(isLarge(players) ? 1.3 : 1.65);
      }
      const places = pictures.map((picture) => new Map(cardsOf(picture).map(({ title, box }) => [title, box])));
      const [first, second, third] = places;
      for (const [title, { x, y, w, h }] of first ?? []) {
        for (const later of [second, third]) {
          const box = later?.get(title);
          // The wish for children is turned over.
          if (box !== undefined) expect([box.x, box.y, box.w, box.h]).toEqual([x, y, w, h]);
        }
      }
      const shapes = pictures[2]?.shapes ?? [];
      const table = shapes.findIndex((shape) => shape.is === 'rect' && shape.fill === colours.table);
      const sizes = shapes.slice(0, table).flatMap((shape) => (shape.is === 'sprite' && shape.h < 90 ? [shape.h] : []));
      // Half of the icons are at least this high.
      expect(sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)]).toBeGreaterThanOrEqual(39);
    },
  );

  test('shows how much comes in the next round, and nothing in the last', () => {
    const texts = (round: number): string[] =>
      cardsOf(layout({ kind: 'actions', input: piled(4, round) })).flatMap((card) => card.texts);
    expect(texts(11).filter((text) => text === '+2').length).toBeGreaterThan(3);
    expect(spritesOf(layout({ kind: 'actions', input: piled(4, 12) }).shapes)).not.toContain('icon:round');
  });

  test('says that a round is not played', () => {
    const texts = wordsIn(layout({ kind: 'actions', input: piled(1, 8) }).shapes);
    expect(texts).toEqual(expect.arrayContaining(['Round 9', 'Not played']));
    expect(wordsIn(layout({ kind: 'actions', input: piled(3, 8) }).shapes)).not.toContain('Not played');
  });
});

describe('sheets', () => {
  const shapeOf = (request: Parameters<typeof layout>[0]): number => {
    const { width, height } = layout(request);
    return width / height;
  };
  const begun = (players: number) => ({
    state: stateFrom({ players, round: 1 }),
    owners: OWNERS.slice(0, players),
    words: WORDS,
  });

  test.each([1, 2, 3, 4, 5, 6, 7])('of the score are near 11 : 7 for %i players', (players) => {
    const shape = shapeOf({ kind: 'score', input: scoreSheet(begun(players), 'Score') });
    expect(shape).toBeGreaterThan(1.5);
    expect(shape).toBeLessThan(1.7);
  });

  test('of the tiles come in two halves near 11 : 7, which say their number and the round', () => {
    const sheets = supplySheets(begun(4), { title: 'Tiles' });
    expect(sheets.map(({ title, tiles }) => [title, tiles.length])).toEqual([
      ['Tiles · 1 of 2 · round 1', 24],
      ['Tiles · 2 of 2 · round 1', 24],
    ]);
    for (const input of sheets) expect(shapeOf({ kind: 'supply', input })).toBeCloseTo(11 / 7, 1);
  });

  test.each([1, 2, 4, 7, 9, 12, 16, 20, 24])('of %i tiles are landscape, whole, larger if there are few', (count) => {
    const [input, ...others] = supplySheets(begun(2), { title: 'Choose', tiles: PICTURED_TILES.slice(1, count + 1) });
    expect(others).toEqual([]);
    const { shapes, width, height } = layout({ kind: 'supply', input: input ?? expect.fail('There is no sheet.') });
    expect(width / height).toBeGreaterThan(1.4);
    const rooms = drawingsOf(shapes, /^room:/).map((room) => ({ ...room, rim: (room.h * 5) / 214 }));
    expect(rooms).toHaveLength(count);
    const icons = drawingsOf(shapes, /^(?:icon|mini):/);
    // Nothing extends beyond the line around a tile.
    const cut = icons.filter((shape) => {
      const room = rooms.find(
        (each) => shape.y > each.y && shape.y < each.y + each.h && shape.x > each.x && shape.x < each.x + each.w,
      );
      return room !== undefined && shape.y + shape.h > room.y + room.h - room.rim + 0.5;
    });
    expect(cut.map(({ sprite }) => sprite)).toEqual([]);
    const effects = icons.filter(({ y }) => rooms.some((room) => y > room.y + room.h * 0.7 && y < room.y + room.h));
    const least = Math.min(...effects.map(({ h }) => h));
    expect(least).toBeGreaterThan(count > 12 ? 30 : 38);
  });
});

describe('space cards', () => {
  const counts = [1, 2, 3, 4, 5, 6, 7];

  test('exist for every space at every number of players', () => {
    const ids = counts.flatMap((players) =>
      Object.keys(rulesFor(caverna.start(caverna.options.parse({}), players, 'layout')).spaces),
    );
    expect(new Set(PICTURED_SPACES)).toEqual(new Set(ids));
  });

  test.each(counts.flatMap((players) => [11, 12].map((round) => [players, round] as const)))(
    'show the whole action beside piles of two digits and what comes, for %i players in round %i',
    (players, round) => {
      const input = piled(players, round);
      const cards = cardsOf(layout({ kind: 'actions', input }));
      expect(cards).toHaveLength(input.spaces.length);
      for (const { id, name, goods, coming, cleared } of input.spaces) {
        const card = cards.find(({ title }) => title === name);
        expect(card, name).toBeDefined();
        const added = Object.values(coming ?? {})[0];
        const numbers = Object.values(goods).map(String);
        if (added !== undefined) numbers.push(`${cleared ? '=' : '+'}${added}`);
        expect(card?.texts, name).toEqual(expect.arrayContaining(numbers));
        expect(card?.sprites, name).toEqual(expect.arrayContaining(spritesOf(row(spaceRow(id, players), 40).shapes)));
        expect(card?.outside, name).toEqual([]);
      }
    },
  );
});

describe('furnishing tiles', () => {
  const nameOf = (id: string): string => WORDS.tile(id).replace(/ \(.*\)$/, '');

  test('may be described with typed signs, and anything that is not a piece is reported', () => {
    const written = (words: string) => wordsIn(row(words, 42).shapes);
    expect(written('>=3 sheep >= <= -2')).toEqual(['≥3', '≥', '≤', '−2']);
    const [odd] = spritesOf(row('=> sheep', 42).shapes);
    expect(() => cavernaSprite(odd ?? '', 42, 42)).toThrow('"=>" is neither a sign nor the name of an icon');
  });

  test('show what is printed on them, with a star if more depends on their owner', () => {
    const shield = (points: SupplyTile['points']) => {
      const tile = { tile: 'weavingParlor', name: 'Parlor', tag: 'yellow', cost: {}, points } as const;
      const tiles = [{ ...tile, owners: [], possible: undefined }];
      return wordsIn(layout({ kind: 'supply', input: { title: '', tiles } }).shapes);
    };
    expect(shield(3)).toContain('3');
    expect(shield('2*')).toContain('2*');
    expect(shield(undefined)).toContain('*');
    const withMore = Object.values(TILES).filter(({ score }) => score?.bonus !== undefined);
    expect(withMore.map(printedPoints)).toEqual(
      withMore.map(({ points }) => (points === 0 ? undefined : `${points}*`)),
    );
    expect(printedPoints({ points: 2, score: { bonus: () => 1 } })).toBe('2*');
    expect(printedPoints({ points: 2 })).toBe(2);
  });

  test('have their own pictures', () => {
    const faces = PICTURED_TILES.filter((id) => id !== 'entryLevelDwelling').map((id) =>
      JSON.stringify([tileFace(id).emblem, tileFace(id).badge]),
    );
    expect(new Set(faces).size).toBe(faces.length);
  });

  test.each([home.cell.w, 185, 162])('write name and effect legibly in cells %i wide', (w) => {
    const smallest = home.width * 0.02;
    for (const id of PICTURED_TILES) {
      const outer = { x: 4, y: 4, w: w - 8, h: home.cell.h - 8 };
      const frame = roomFrame(outer, { name: nameOf(id), tag: 'green' }, { strip: 46, low: 40 });
      const side = w < 168 ? 2 : 10;
      const foot = { ...frame.foot, x: outer.x + side, w: outer.w - 2 * side };
      const strip = effectStrip(id, foot, { told: WORDS.strip(id) });
      expect(strip.length, id).toBeGreaterThan(0);
      const shown = textsOf([...frame.shapes, ...strip]);
      expect(wordsIn(shown.filter((text) => !inside(textBox(text), outer))), id).toEqual([]);
      const small = shown.filter(({ text, size }) => size < (isSign(text) ? 0.8 : 1) * smallest);
      expect(wordsIn(small), id).toEqual([]);
      expect(wordsIn(frame.shapes).join(' '), id).toBe(nameOf(id));
    }
  });
});

test('every loot item has a picture', () => {
  const more = Object.values(folkRules(folkRulings.parse({})).byId).flatMap(({ adjust }) =>
    Object.keys(adjust?.loot ?? {}),
  );
  expect(more.length).toBeGreaterThan(0);
  expect(new Set(PICTURED_LOOT)).toEqual(new Set([...Object.keys(LOOT), ...more]));
  for (const id of PICTURED_LOOT) expect(row(lootRow(id), 60).shapes.length).toBeGreaterThan(0);
});

test('the name of a narrow tile stays as far from its frame as possible', () => {
  const gap = (name: string): number => {
    const { shapes } = roomFrame({ x: 0, y: 0, w: 150, h: 150 }, { name, tag: 'green' }, { strip: 0 });
    return Math.min(...textsOf(shapes).map((text) => textBox(text).x));
  };
  expect(gap('Office room')).toBeGreaterThan(8);
  expect(gap('Training room')).toBeGreaterThan(8);
});

test('a choice marks nothing that changed outside the visible half of the board', () => {
  const shown = { state: stateFrom({ players: 2, round: 7 }), owners: OWNERS, words: WORDS };
  const board = { ...homeBoard(shown, 0), changed: [at('c4')] };
  const gold = (cell: string) =>
    layout({
      kind: 'choice',
      input: { board, candidates: [{ label: 'here', cells: [at(cell)] }], preview: [] },
    }).shapes.filter((shape) => shape.is === 'rect' && shape.stroke === colours.highlight);
  expect(gold('c3')).toHaveLength(1);
  expect(gold('e2')).toEqual([]);
});

describe('several home boards', () => {
  const all = (count: number): Picture => {
    const shown = { state: stateFrom({ players: 2, round: 7 }), owners: OWNERS, words: WORDS };
    const boards = OWNERS.slice(0, count).map((owner) => ({ ...homeBoard(shown, 0), owner }));
    return layout({ kind: 'boards', input: { title: 'The other Home boards', stage: 'Round 7', boards } });
  };

  test.each([
    [3, 320, 0],
    [4, 330, 0],
    [5, 225, 1.5],
    [6, 225, 1.5],
    [7, 320, 1.2],
  ])('of %i players are at most %i pixels high on a phone, and landscape if there are many', (count, most, least) => {
    const { width, height } = all(count);
    expect((390 / width) * height).toBeLessThan(most);
    expect(width / height).toBeGreaterThan(least);
  });
});

test.each([1, 2, 3, 4, 5, 6, 7])('the table of %i shows how much each player has for the next feeding', (count) => {
  const input = piled(count, 11);
  const table = input.table.map((seat, at) => ({ ...seat, feeding: { need: 8, food: at } }));
  const texts = wordsIn(layout({ kind: 'actions', input: { ...input, table } }).shapes);
  expect(texts.filter((text) => /^\d+\/8$/u.test(text))).toEqual(table.map((_, at) => `${at}/8`));
});

test('a lantern marks only the starting player, and appears on no home board or tile', () => {
  const boards = GOLDEN_PICTURES.flatMap(({ request }) => (request.kind === 'home' ? [request] : []));
  expect(boards).not.toEqual([]);
  for (const { kind, input } of boards) {
    const lanterns = spritesOf(layout({ kind, input }).shapes).filter((name) => name === 'icon:lantern');
    expect(lanterns).toHaveLength(input.lantern ? 1 : 0);
  }
  for (const tile of PICTURED_TILES) {
    const { emblem, badge, effect } = tileFace(tile);
    expect([emblem, badge, ...effect.split(' ')]).not.toContain('lantern');
  }
});
