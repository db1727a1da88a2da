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
import { type Box, type Picture, type Shape, textBox } from '../../../../render/paint/shape.ts';
import { LOOT } from '../../../../src/games/caverna/actions/loot.ts';
import { rulesFor } from '../../../../src/games/caverna/catalogue.ts';
import { folkRulings } from '../../../../src/games/caverna/folk-rulings.ts';
import { folkRules } from '../../../../src/games/caverna/forgotten-folk/index.ts';
import { FOLK_TILES } from '../../../../src/games/caverna/forgotten-folk/tiles/index.ts';
import { caverna } from '../../../../src/games/caverna/game.ts';
import { stateFrom } from '../../../../src/games/caverna/positions.ts';
import type { SpaceId } from '../../../../src/games/caverna/state.ts';
import { TILES } from '../../../../src/games/caverna/tiles/index.ts';
import { drawingsOf, inside, isSign, overlap, spritesOf, testLegible, textsOf } from '../../legible.ts';
import { at, board, by, mara, OWNERS, place, seven, space, TOM } from './examples.ts';
import { GOLDEN_PICTURES, PICTURES, WORDS } from './pictures.ts';

const GOLDEN = GOLDEN_PICTURES.map(({ name, request }) => [name, request] as const);

describe.each([...Object.entries(PICTURES), ...GOLDEN])('%s', (_, request) => {
  const picture = layout(request);
  // In a picture of several boards, people read one board at a time, once they have opened it.
  const across = request.kind === 'boards' ? (picture.width === boards.widths.few ? 2 : 3) : 1;
  testLegible(picture, cavernaSprite, picture.width / across);
});

/** The eyes and the nose of each dwarf. */
const faces = (shapes: readonly Shape[]): Box[] =>
  drawingsOf(shapes, /^dwarf:/).map(({ x, y, w, h }) => ({ x: x + w * 0.3, y: y + h * 0.5, w: w * 0.4, h: h * 0.2 }));
const weapons = (shapes: readonly Shape[]): Box[] =>
  shapes.flatMap((shape) => (shape.is === 'rect' && shape.fill === colours.steel ? [shape] : []));

describe('a weapon', () => {
  /** Armed dwarfs in every kind of room: with animals below them, and in the narrow places beside what overhangs. */
  const position = {
    players: 2,
    round: 6,
    seats: [
      {
        goods: { sheep: 2 },
        cells: { c4: 'meadow', b4: 'field', x4: 'field', a4: 'meadow', f3: 'cavern', g3: 'tunnel' },
        furnishings: { d3: 'officeRoom', d2: 'simpleDwelling42', e2: 'coupleDwelling', e3: 'mixedDwelling' },
        dwarfs: [3, 14, 8, 10, 12].map((weapon) => ({ weapon })),
      },
      {
        goods: { sheep: 1 },
        cells: { c4: 'meadow', b4: 'field' },
        furnishings: { d3: 'dwelling', d2: 'simpleDwelling33' },
        dwarfs: [3, 14, 8, 6].map((weapon) => ({ weapon })),
      },
    ],
  };

  test.each([0, 1])('leaves the face of its dwarf free on the home board of seat %i', (seat) => {
    const shown = { state: stateFrom(position), owners: OWNERS.slice(0, 2), words: WORDS };
    const { shapes } = layout({ kind: 'home', input: homeBoard(shown, seat) });
    expect(weapons(shapes)).toHaveLength(seat === 0 ? 5 : 4);
    for (const weapon of weapons(shapes)) for (const face of faces(shapes)) expect(overlap(weapon, face)).toBe(false);
  });

  test('leaves room for the goods that come next', () => {
    const taken = [{ ...TOM, weapon: 8, newborn: false }];
    const logging = { ...space('logging', {}, { taken }), coming: { wood: 3 } };
    const shapes = spaceCard(logging, { x: 0, y: 0, w: 300, h: 196 }, { players: 4 });
    expect(textsOf(shapes).map(({ text }) => text)).toContain('+3');
  });

  test.each([1, 9, 14])('of %i leaves it free on an action space', (weapon) => {
    for (const h of [97, 107, 114, 150]) {
      const taken = [{ ...TOM, weapon, newborn: false }];
      const shapes = spaceCard({ ...space('logging'), taken }, { x: 0, y: 0, w: 250, h }, { players: 4 });
      expect(weapons(shapes)).toHaveLength(1);
      for (const tag of weapons(shapes)) {
        for (const face of faces(shapes)) expect(overlap(tag, face), `${h}`).toBe(false);
        expect(inside(tag, { x: 0, y: 0, w: 250, h })).toBe(true);
      }
    }
  });
});

describe('a taken space', () => {
  /** Their names need two lines of a low card, which leave no room for their effects. */
  const LONG = ['oreMineConstruction', 'rubyMineConstruction'];
  /** Beside a weapon there is less room. */
  const LONGER = ['urgentWishForChildren'];
  const SPACES = PICTURED_SPACES.filter((id) => spaceRow(id, 7) !== '' && !LONG.includes(id));
  const boxOf = (id: (typeof SPACES)[number]): Box =>
    spaceGroup(id) === 'rounds' ? { x: 0, y: 0, w: 248, h: 122 } : { x: 0, y: 0, w: 300, h: 122 };
  const shown = (id: (typeof SPACES)[number], weapon: number): readonly Shape[] =>
    spaceCard({ ...space(id), name: WORDS.space(id), taken: [by(TOM, weapon)] }, boxOf(id), { players: 7 });

  test.each(SPACES.map((id) => [id] as const))('%s still shows what it does, because it can be imitated', (id) => {
    for (const weapon of LONGER.includes(id) ? [0] : [0, 12]) {
      const signs = spritesOf(row(spaceRow(id, 7), 40).shapes);
      expect(spritesOf(shown(id, weapon)), `${weapon}`).toEqual(expect.arrayContaining(signs));
      expect(spritesOf(shown(id, weapon))).toContain(`dwarf:${TOM.mark}`);
    }
  });

  test.each(LONG)('%s shows whose dwarf is there', (id) => {
    for (const weapon of [0, 12]) expect(spritesOf(shown(id as SpaceId, weapon))).toContain(`dwarf:${TOM.mark}`);
  });
});

describe('the table of players', () => {
  const board = (players: number, change: (seat: ActionBoardInput['table'][number], at: number) => object) => {
    const input = piled(players, 11);
    const table = input.table.map((seat, at) => ({ ...seat, ...change(seat, at) }));
    return layout({ kind: 'actions', input: { ...input, table, turn: undefined } }).shapes;
  };

  test.each([4, 7])('of %i distinguishes names that begin the same way', (players) => {
    const names = ['Computer 1', 'Computer 2', 'Bartholomew', 'Bartholomäus', 'Ida', 'Tom', 'Computer 3'];
    const named = (owner: object, at: number) => ({ owner: { ...owner, name: names[at] ?? '' } });
    const texts = textsOf(board(players, ({ owner }, at) => named(owner, at))).map(({ text }) => text);
    const shown = texts.filter((text) => /^(?:C.*[.…]|C.*) \d$|^B[a…]/u.test(text));
    expect(shown.filter((text) => text.endsWith('1') || text.endsWith('2'))).toHaveLength(2);
    expect(new Set(shown).size).toBe(players === 7 ? 5 : 4);
    expect(shown.filter((text) => text.endsWith('…'))).toEqual([]);
  });

  test('of four shows everybody’s weapons separately', () => {
    const strengths = [
      [0, 0, 4, 7],
      [8, 10, 4, 5],
      [0, 0],
      [0, 0],
    ];
    const shapes = board(4, ({ owner, feeding }, at) => ({
      owner: { ...owner, name: 'Mara' },
      ...(feeding && { feeding: { ...feeding, food: 3, need: 6 } }),
      dwarfs: (strengths[at] ?? []).map((weapon) => ({ weapon, away: false, newborn: false })),
    }));
    const discs = weapons(shapes).filter(({ w, h }) => w === h);
    expect(discs).toHaveLength(6);
    const centres = discs.map(({ x, w }) => x + w / 2).sort((one, other) => one - other);
    const closest = Math.min(...centres.slice(1).map((x, at) => x - (centres[at] ?? 0)));
    expect(closest).toBeGreaterThan(0.76 * (discs[0]?.w ?? 0));
  });

  test('of seven hangs each weapon on its own dwarf, apart from the next', () => {
    const shapes = board(7, () => ({
      dwarfs: [0, 6, 0].map((weapon) => ({ weapon, away: false, newborn: false })),
    }));
    for (const disc of weapons(shapes).filter(({ w, h }) => w === h)) {
      const row = drawingsOf(shapes, /^dwarf:/).filter(
        ({ x, y }) => Math.abs(y - disc.y) < 20 && x > disc.x - 120 && x < disc.x + 120,
      );
      const [before, own, next] = row.toSorted((one, other) => one.x - other.x);
      if (before === undefined || own === undefined || next === undefined)
        throw new Error('There should be three dwarfs.');
      expect(disc.x).toBeGreaterThan(before.x + before.w * 0.8);
      expect(overlap(disc, own)).toBe(true);
      expect(disc.x).toBeGreaterThan(own.x + own.w * 0.3);
      expect(next.x).toBeGreaterThan(disc.x + disc.w);
    }
  });

  test('of four hangs weapons below the eyes', () => {
    const dwarfs = [8, 10, 4, 5].map((weapon) => ({ weapon, away: false, newborn: false }));
    const shapes = board(4, () => ({ dwarfs }));
    const discs = weapons(shapes).filter(({ w, h }) => w === h);
    expect(discs).toHaveLength(16);
    const top = discs[0]?.y ?? 0;
    const figures = drawingsOf(shapes, /^dwarf:/).filter(({ y, h }) => y > top - h);
    for (const { y, h } of figures) expect(top - y).toBeGreaterThanOrEqual(0.45 * h);
  });
});

describe('the unlimited dwelling', () => {
  const sheet = (players: number, builders: number) => {
    const seats = Array.from({ length: builders }, () => ({ furnishings: { d3: 'dwelling' } }));
    const state = stateFrom({ players, seats });
    const owners = OWNERS.slice(0, players);
    const [input] = supplySheets({ state, owners, words: WORDS }, { title: 'Tiles' });
    if (input === undefined) throw new Error('There is no sheet.');
    return input;
  };

  test.each([1, 2, 3, 7])(
    'is available after %i have built it, with its price, its points and its builders',
    (builders) => {
      const input = sheet(7, builders);
      const { shapes } = layout({ kind: 'supply', input: { ...input, tiles: input.tiles.slice(0, 1) } });
      expect(textsOf(shapes).map(({ text }) => text)).toEqual(expect.arrayContaining(['4', '3', 'Dwelling']));
      expect(shapes.filter((shape) => shape.is === 'rect' && shape.fill === colours.night)).toEqual([]);
      for (const { letter } of OWNERS.slice(0, builders))
        expect(textsOf(shapes).filter(({ text }) => text === letter)).toHaveLength(1);
      const told = altText({ kind: 'supply', input }, WORDS);
      expect(told).toMatch(/Built: Dwelling \(/u);
      expect(told).toMatch(/Available: [^.]*Dwelling\b/u);
    },
  );
});

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
  expect(sheets.map((input) => altText({ kind: 'supply', input }, WORDS).match(/You wish for: [^.]*/)?.[0])).toEqual([
    'You wish for: Additional dwelling, Trader',
    'You wish for: Treasure chamber',
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

/** The cards of a board: title, lettering and drawings of each, and the lettering that leaves it. */
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
    'of %i players is in landscape, near 11 : 7 or 5 : 4, and every space keeps its place',
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
    },
  );

  test.each(counts)(
    'of %i players shows half of the contents of its spaces in icons of 39 pixels and more',
    (players) => {
      const { shapes } = layout({ kind: 'actions', input: piled(players, 12) });
      const spaces = shapes.slice(
        0,
        shapes.findIndex((shape) => shape.is === 'rect' && shape.fill === colours.table),
      );
      const sizes = spaces.flatMap((shape) => (shape.is === 'sprite' && shape.h < 90 ? [shape.h] : []));
      const middle = sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)];
      expect(middle).toBeGreaterThanOrEqual(39);
    },
  );

  test('shows how much comes in the next round, and nothing in the last', () => {
    const texts = (round: number): string[] =>
      cardsOf(layout({ kind: 'actions', input: piled(4, round) })).flatMap((card) => card.texts);
    expect(texts(11).filter((text) => text === '+2').length).toBeGreaterThan(3);
    expect(spritesOf(layout({ kind: 'actions', input: piled(4, 12) }).shapes)).not.toContain('icon:round');
  });

  test('says that a round is not played', () => {
    const texts = textsOf(layout({ kind: 'actions', input: piled(1, 8) }).shapes).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['Round 9', 'Not played']));
    expect(textsOf(layout({ kind: 'actions', input: piled(3, 8) }).shapes).map(({ text }) => text)).not.toContain(
      'Not played',
    );
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

  test.each([1, 3, 5, 8, 11, 13, 16, 20, 24])('of %i tiles to choose from are in landscape', (count) => {
    const tiles = PICTURED_TILES.slice(1, count + 1);
    const [input, ...others] = supplySheets(begun(2), { title: 'Choose', tiles });
    expect(others).toEqual([]);
    if (input !== undefined) expect(shapeOf({ kind: 'supply', input })).toBeGreaterThan(1.4);
  });

  test.each([1, 2, 4, 7, 9, 12, 18, 24])('of %i tiles show them whole, larger if they are few', (count) => {
    const [input] = supplySheets(begun(2), { title: 'Choose', tiles: PICTURED_TILES.slice(1, count + 1) });
    if (input === undefined) throw new Error('There is no sheet.');
    const { shapes } = layout({ kind: 'supply', input });
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
        const numbers = [
          ...Object.values(goods).map(String),
          ...(added === undefined ? [] : [`${cleared ? '=' : '+'}${added}`]),
        ];
        expect(card?.texts, name).toEqual(expect.arrayContaining(numbers));
        expect(card?.sprites, name).toEqual(expect.arrayContaining(spritesOf(row(spaceRow(id, players), 40).shapes)));
        expect(card?.outside, name).toEqual([]);
      }
    },
  );

  test('darken when taken, and show who is there with which weapon', () => {
    const box = { x: 0, y: 0, w: 298, h: 130 };
    const card = spaceCard(space('logging', { wood: 3 }, { taken: [by(TOM, 14)] }), box, { players: 4 });
    expect(spritesOf(card)).toEqual(expect.arrayContaining(['seat:1', 'dwarf:1', 'icon:axe']));
    expect(textsOf(card).map(({ text }) => text)).toEqual(expect.arrayContaining(['Logging', 'T', '14']));
    expect(card[0]).not.toEqual(spaceCard(space('logging'), box, { players: 4 })[0]);
  });
});

describe('furnishing tiles', () => {
  const nameOf = (id: string): string => WORDS.tile(id).replace(/ \(.*\)$/, '');

  test('all have a picture', () => {
    expect(new Set(PICTURED_TILES)).toEqual(new Set([...Object.keys(TILES), ...Object.keys(FOLK_TILES)]));
  });

  test('can be typed as signs, and anything that is not a piece is reported', () => {
    const written = (words: string) => textsOf(row(words, 42).shapes).map(({ text }) => text);
    expect(written('>=3 sheep >= <= -2')).toEqual(['≥3', '≥', '≤', '−2']);
    const [odd] = spritesOf(row('=> sheep', 42).shapes);
    expect(() => cavernaSprite(odd ?? '', 42, 42)).toThrow('"=>" is neither a sign nor the name of an icon');
  });

  test('show what is printed on them, with a star if more depends on their owner', () => {
    const shield = (points: SupplyTile['points']) => {
      const tile = { tile: 'weavingParlor', name: 'Parlor', tag: 'yellow', cost: {}, points } as const;
      const tiles = [{ ...tile, owners: [], possible: undefined }];
      return textsOf(layout({ kind: 'supply', input: { title: '', tiles } }).shapes).map(({ text }) => text);
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
      expect(
        shown.filter((text) => !inside(textBox(text), outer)).map(({ text }) => text),
        id,
      ).toEqual([]);
      expect(
        shown
          .filter(({ text, size }) => size < (isSign(text) ? 0.8 : 1) * smallest)
          .map(({ text, size }) => [text, size]),
        id,
      ).toEqual([]);
      expect(
        textsOf(frame.shapes)
          .map(({ text }) => text)
          .join(' '),
        id,
      ).toBe(nameOf(id));
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

describe('home board', () => {
  const shapes = (request = mara): readonly Shape[] => layout({ kind: 'home', input: request }).shapes;

  test('marks what changed in gold and nothing else', () => {
    const frames = shapes().filter((shape) => shape.is === 'rect' && shape.stroke === '#FFD93B');
    expect(frames).toHaveLength(mara.changed.length + Object.keys(mara.delta).length);
    expect(textsOf(shapes()).map(({ text }) => text)).toEqual(expect.arrayContaining(['+1', '−1']));
  });

  test('marks nothing outside the visible half of the board', () => {
    const board = { ...mara, changed: [at('c4')], delta: {} };
    const gold = (cells: readonly number[]): Shape[] =>
      layout({ kind: 'choice', input: { board, candidates: [{ label: 'E2', cells }], preview: [] } }).shapes.filter(
        (shape) => shape.is === 'rect' && shape.stroke === '#FFD93B',
      );
    expect(gold([at('c3')])).toHaveLength(1);
    expect(gold([at('e2')])).toEqual([]);
  });

  const goldIn = (request: typeof mara): Shape[] =>
    shapes(request).filter((shape) => shape.is === 'rect' && shape.stroke === '#FFD93B');

  test('frames the two halves of a twin tile as one', () => {
    const [left, right] = [at('a4'), at('b4')];
    const [frame] = goldIn({ ...mara, twins: [[left, right]], delta: {} });
    expect(goldIn({ ...mara, twins: [[left, right]], delta: {} })).toHaveLength(1);
    expect(frame).toMatchObject({ w: 2 * home.cell.w - 2, h: home.cell.h - 2 });
  });

  test('marks new animals, and kinds that are all gone', () => {
    const come = { ...mara, changed: [], delta: { sheep: 2 } };
    expect(goldIn(come)).toHaveLength(1);
    expect(textsOf(shapes(come)).map(({ text }) => text)).toContain('+2');
    const none = board(TOM, {}, { delta: { cattle: -3 } });
    expect(goldIn(none)).toHaveLength(1);
    expect(textsOf(shapes(none)).map(({ text }) => text)).toContain('−3');
    expect(spritesOf(shapes(none))).toContain('icon:cattle');
  });

  test('shows how much room a pasture has, and free beds', () => {
    const roomy = board(TOM, {
      c4: place({ ground: 'smallPasture', stable: true }, { herds: [{ animal: 'sheep', count: 2 }], holds: 4 }),
      c3: place({ ground: 'smallPasture' }, { holds: 2 }),
      d3: place(
        { ground: 'furnished', tile: 'coupleDwelling' },
        { room: { name: 'Couple dwelling', tag: 'dwelling', points: 5 }, dwarfs: [], beds: 2 },
      ),
    });
    expect(textsOf(shapes(roomy)).map(({ text }) => text)).toEqual(expect.arrayContaining(['2', '/4', '0', '/2']));
    expect(spritesOf(shapes(roomy)).filter((name) => name === 'icon:bed')).toHaveLength(2);
  });

  test('says whose it is and which round it is', () => {
    expect(textsOf(shapes({ ...mara, stage: 'Round 7' })).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Mara', 'Round 7']),
    );
  });

  test('draws a large pasture once, lying or upright', () => {
    const lying = spritesOf(shapes()).filter((name) => name === 'tile:pasture');
    expect(lying).toHaveLength(2);
    const upright = board(TOM, {
      b2: place({ ground: 'largePasture', other: at('b3') }, { herds: [{ animal: 'cattle', count: 12 }] }),
      b3: place({ ground: 'largePasture', other: at('b2'), stable: true }),
    });
    const drawn = drawingsOf(shapes(upright), /^tile:pasture$/);
    expect(drawn).toEqual([expect.objectContaining({ w: home.cell.w, h: 2 * home.cell.h })]);
  });

  test('makes room for tiles beyond the edge', () => {
    const plain = layout({ kind: 'home', input: mara });
    const below = layout({ kind: 'home', input: board(TOM, { d5: place({ ground: 'tunnel' }) }) });
    expect(plain.width).toBe(below.width);
    expect(below.height).toBeGreaterThanOrEqual(plain.height);
    // A desktop fits it into 550 x 350: as wide as a board without tiles beyond its edge.
    expect((350 * below.width) / below.height).toBeGreaterThan(0.99 * 550);
    // A tile beyond the edge shows its text as large as any other, and the picture is hardly narrower.
    const sown = place({ ground: 'field', crop: 'grain', left: 2 });
    const read = layout({ kind: 'home', input: board(TOM, { b0: sown }) });
    expect((350 * read.width) / read.height).toBeGreaterThan(0.92 * 550);
    const within = layout({ kind: 'home', input: board(TOM, { b1: sown, d5: place({ ground: 'tunnel' }) }) });
    const [ear, other] = [read, within].map((picture) => drawingsOf(picture.shapes, /^icon:grain$/)[0]?.w);
    expect(ear).toBeGreaterThan(0);
    expect(ear).toBe(other);
  });

  test('shows lost animals above the board, and animals without room away from bonuses', () => {
    const cells = { d4: place({ ground: 'furnished', tile: 'entryLevelDwelling' }) };
    const gone = layout({ kind: 'home', input: board(TOM, cells, { delta: { boar: -2 } }) });
    const sign = textsOf(gone.shapes).find(({ text }) => text === '−2');
    expect(sign && textBox(sign).y + textBox(sign).h).toBeLessThan(home.top);
    const waiting = layout({ kind: 'home', input: board(TOM, cells, { homeless: [{ animal: 'boar', count: 3 }] }) });
    const heads = drawingsOf(waiting.shapes, /^icon:boar$/);
    expect(heads.some(({ y }) => y >= home.top + home.cell.h && y < home.top + 2 * home.cell.h)).toBe(true);
    const together = layout({
      kind: 'boards',
      input: { title: 'All', stage: '1', boards: [board(TOM, cells, { delta: { boar: -2 } })] },
    });
    expect(textsOf(together.shapes).map(({ text }) => text)).toContain('−2');
  });

  test('shows six dwarfs, and animals without room', () => {
    const dwarfs = Array.from({ length: 6 }, (_, i) => ({ weapon: i === 0 ? 14 : 0, away: i > 3, newborn: i === 5 }));
    const input = board(
      TOM,
      { d4: place({ ground: 'furnished', tile: 'entryLevelDwelling' }, { dwarfs: dwarfs.slice(0, 2) }) },
      { homeless: [{ animal: 'boar', count: 3 }] },
    );
    expect(spritesOf(shapes(input)).filter((name) => name === 'icon:boar')).toHaveLength(3);
  });
});

test('a child born this round is easy to see, and marked as acting from the next round on', () => {
  const born = { weapon: 0, away: true, newborn: true };
  const input = board(TOM, { d3: place({ ground: 'furnished', tile: 'dwelling' }, { dwarfs: [born] }) });
  const { shapes } = layout({ kind: 'home', input });
  expect(drawingsOf(shapes, /^icon:baby$/).map(({ alpha = 1 }) => alpha)[0]).toBe(1);
  expect(spritesOf(shapes)).toContain('icon:moon');
  expect(altText({ kind: 'home', input }, WORDS)).toContain('Dwarfs: child from next round, ');
});

describe('several home boards', () => {
  const all = (count: number, input = mara): Picture =>
    layout({
      kind: 'boards',
      input: { title: 'The other Home boards', stage: 'Round 7', boards: Array.from({ length: count }, () => input) },
    });

  test.each([1, 2, 3, 4, 5, 6, 7])('show all of %i, and what the picture is', (count) => {
    const texts = textsOf(all(count).shapes).map(({ text }) => text);
    expect(texts.filter((text) => text === 'Mara')).toHaveLength(count);
    expect(texts).toEqual(expect.arrayContaining(['The other Home boards', 'Round 7']));
  });

  test.each([
    [3, 320],
    [4, 330],
    [5, 225],
    [6, 225],
    [7, 320],
  ])('of %i players are no more than %i pixels high on a phone', (count, most) => {
    const { width, height } = all(count);
    expect((390 / width) * height).toBeLessThan(most);
  });

  test.each([
    [5, 1.5],
    [6, 1.5],
    [7, 1.2],
  ])('of %i players are in landscape, for a desktop', (count, least) => {
    const { width, height } = all(count);
    expect(width / height).toBeGreaterThan(least);
  });

  test.each([3, 5, 7])(
    'show the goods of all %i in the same size beneath the land, even if a player has more kinds',
    (count) => {
      const few = { wood: 2, food: 1 };
      const kinds = ['wood', 'stone', 'ore', 'ruby', 'grain', 'vegetable', 'food', 'gold', 'dog', 'begging'] as const;
      const none = { ...mara.supply, ...Object.fromEntries(kinds.map((kind) => [kind, 0])) };
      const rich = { ...none, ...Object.fromEntries(kinds.map((kind) => [kind, 2])) };
      const inputs = Array.from({ length: count }, (_, at) => ({
        ...mara,
        supply: at === 0 ? rich : { ...none, ...few },
        delta: {},
        changed: [],
      }));
      const { shapes } = layout({ kind: 'boards', input: { title: 'All', stage: 'Round 7', boards: inputs } });
      const wood = drawingsOf(shapes, /^icon:wood$/);
      expect(wood).toHaveLength(count);
      expect(new Set(wood.map(({ w }) => Math.round(w))).size).toBe(1);
      const lands = drawingsOf(shapes, /^land:/);
      for (const [at, { x, y }] of wood.entries()) {
        const land = lands[at];
        expect(land !== undefined && x < land.x + land.w && y >= land.y + land.h).toBe(true);
      }
    },
  );

  test.each([3, 4, 5, 6, 7])('of %i players leave no place empty, and show their order if there is one', (count) => {
    const inputs = OWNERS.slice(0, count).map((owner) => ({ ...mara, owner }));
    const { shapes, width } = layout({ kind: 'boards', input: { title: 'All', stage: 'Round 7', boards: inputs } });
    const across = count > 4 ? 3 : 2;
    const plates = shapes.flatMap((shape) =>
      shape.is === 'rect' && shape.fill === colours.badge ? [Math.round((shape.w * across) / width)] : [],
    );
    const free = (across - (count % across)) % across;
    expect(plates).toEqual([free === 0 ? across : free]);
    const tokens = spritesOf(shapes).filter((name) => name.startsWith('seat:'));
    expect(tokens).toHaveLength(free === 0 ? count : 2 * count);
    if (free > 0) expect(tokens.slice(0, count)).toEqual(OWNERS.slice(0, count).map(({ mark }) => `seat:${mark}`));
  });

  test('of a finished game are in the order of the score sheet, with a crown for the winner', () => {
    const requests = GOLDEN_PICTURES.filter(({ name }) => /^ended\.(?:boards|score)$/.test(name));
    const [together, sheet] = requests.map(({ request }) => request);
    if (together?.kind !== 'boards' || sheet?.kind !== 'score') throw new Error('There should be both.');
    const { boards: shown } = together.input;
    expect(shown.map(({ owner }) => owner.name)).toEqual(sheet.input.players.map(({ owner }) => owner.name));
    expect(shown.map(({ winner = false }) => winner)).toEqual(sheet.input.players.map(({ winner }) => winner));
    // On the board, and in the order of play.
    expect(spritesOf(layout(together).shapes).filter((name) => name === 'icon:crown')).toHaveLength(2);
    expect(altText(together, WORDS)).toContain('Winner: Bartholomäus von Hohenstein-Eisen.');
  });

  test('write gains large enough to read on a phone', () => {
    const pills = (input: Picture): number[] =>
      input.shapes.flatMap((shape) =>
        shape.is === 'text' && /^[+−]\d+$/u.test(shape.text) && shape.fill === colours.white ? [shape.size] : [],
      );
    for (const count of [4, 7]) {
      const picture = all(count, { ...mara, supply: { ...mara.supply, dog: 0, gold: 0 }, delta: { wood: 1, food: 2 } });
      const sizes = pills(picture);
      expect(sizes.length).toBeGreaterThanOrEqual(count);
      expect(Math.min(...sizes) * (390 / picture.width)).toBeGreaterThan(5);
    }
  });

  test('frame those that have changed', () => {
    const still = { ...mara, changed: [], delta: {} };
    const frames = ({ shapes, width }: Picture): Shape[] =>
      shapes.filter((shape) => shape.is === 'rect' && shape.stroke === '#FFD93B' && shape.w > width / 4);
    expect(frames(all(4, still))).toEqual([]);
    expect(frames(all(4))).toHaveLength(4);
  });
});

test('the table of seven shows every dwarf and whose turn it is', () => {
  const picture = layout({ kind: 'actions', input: seven });
  const figures = spritesOf(picture.shapes).filter((name) => name.startsWith('dwarf:') || name === 'icon:baby');
  const seated = seven.table.reduce((sum, { dwarfs }) => sum + dwarfs.length, 0);
  expect(figures.length).toBeGreaterThanOrEqual(seated);
  expect(picture.shapes.filter((shape) => shape.is === 'rect' && shape.stroke === '#FFD93B')).toHaveLength(2);
});

describe.each([1, 2, 3, 4, 5, 6, 7])('the table of %i', (count) => {
  const table = seven.table
    .slice(0, count)
    .map((seat, at) => ({ ...seat, lantern: at === 0, feeding: { need: 8, food: at } }));
  const { shapes } = layout({ kind: 'actions', input: { ...seven, players: count, table } });

  test('shows for each player how much they have for the next feeding', () => {
    const bills = textsOf(shapes).flatMap(({ text }) => (/^\d+\/8$/u.test(text) ? [text] : []));
    expect(bills).toEqual(table.map((_, at) => `${at}/8`));
  });

  test('shows the lantern of the starting player beside the token, and dwarfs beside what they need', () => {
    const panel = shapes.slice(shapes.findIndex((shape) => shape.is === 'rect' && shape.fill === colours.table));
    const [lantern] = drawingsOf(panel, /^icon:lantern$/);
    const [letter] = textsOf(panel);
    if (lantern === undefined || letter === undefined) throw new Error('No lantern is shown.');
    const { w } = lantern;
    expect(overlap({ ...lantern, x: lantern.x + w * 0.2, w: w * 0.6 }, textBox(letter))).toBe(false);
    const bills = textsOf(panel).flatMap((text) => (text.text.endsWith('/8') ? [textBox(text)] : []));
    const covered = faces(panel).filter((face) => bills.some((bill) => overlap(face, bill)));
    expect(covered).toEqual([]);
  });
});

test('a lantern marks only the starting player, and appears on no home board or tile', () => {
  const boards = Object.values(PICTURES).flatMap((request) => (request.kind === 'home' ? [request] : []));
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
