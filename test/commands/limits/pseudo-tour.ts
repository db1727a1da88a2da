import { afterEach, beforeEach, expect } from 'vitest';
import { facesWith } from '../../../commands/games/index.ts';
import { looks } from '../../../render/games/index.ts';
import { type GamePicture, lookOf } from '../../../render/paint/look.ts';
import type { Painter } from '../../../render/paint/painter.ts';
import { type Shape, textBox } from '../../../render/paint/shape.ts';
import { DWARVES, FOLK_IDS } from '../../../src/games/caverna/forgotten-folk/options.ts';
import { catalogue, LANGUAGES } from '../../../src/messages/index.ts';
import { leftover, PSEUDO } from '../../messages/pseudo.ts';
import { watchers } from './checks.ts';
import { openLongTable } from './longest.ts';
import { tour } from './tour.ts';

/** The parts of a message that people read. */
const READ = ['content', 'label', 'placeholder', 'description', 'title', 'name', 'value'];
/** Those parts that are ids in a menu. */
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

/** Expects no English in what each test of a file shows to people, in the language that nobody speaks. */
export function expectNoEnglish(): void {
  beforeEach(() => {
    seen.clear();
    pictures.length = 0;
    watchers.add(note);
  });
  afterEach(() => {
    watchers.clear();
    expect([...seen].filter((text) => leftover(text) !== undefined)).toEqual([]);
  });
}

export const SPOKEN = [
  ...LANGUAGES.map((language) => ({ language, words: catalogue(language) })),
  { language: 'pseudo', words: PSEUDO },
];

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

/** The lettering of pictures that is still in English, was cut, or goes over the edge. */
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

export const GAMES = [
  { name: 'Caverna', game: 'caverna', players: 3, options: {}, every: 36 },
  { name: 'Forgotten Folk', game: 'caverna', players: 3, options: { folks: { seats: SEATS } }, every: 60 },
  { name: 'Cave vs Cave', game: 'cave-vs-cave', players: 2, options: {}, every: 20 },
] as const;

/**
 * Plays a game in the language that nobody speaks, and checks everything each time this many turns have been played.
 */
export async function playInPseudo({ game: rules, players, options }: (typeof GAMES)[number], every: number) {
  const faces = facesWith(painter);
  const users = USERS.slice(0, players);
  const seed = `pseudo ${rules}`;
  const table = await openLongTable({ seed, words: PSEUDO, users, game: rules, options, faces });
  await tour(table, every);
  expect(seen.size).toBeGreaterThan(200);
  expect(pictures.length).toBeGreaterThan(10);
  expect(wrongIn(pictures)).toEqual([]);
}
