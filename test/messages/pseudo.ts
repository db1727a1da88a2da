import { type Catalogue, catalogue } from '../../src/messages/index.ts';

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'aàbƀcçdđeèfƒgğhħiìjĵkķlļmɱnñoòpƥqɋrŕsštŧuùvṽwŵxẋyŷzž',
    'AÀBƁCÇDĐEÈFƑGĞHĦIÌJĴKĶLĻMṀNÑOÒPƤQɊRŔSŠTŦUÙVṼWŴXẊYŶZŽ',
  ].flatMap((pairs) => Array.from(pairs.matchAll(/(.)(.)/gu), ([, plain = '', strange = '']) => [plain, strange])),
);

/** Icons, mentions, timestamps, emojis, code and links: they are the same in every language. */
const KEPT = /\ue000\w*\ue001|<[^<>\s]*>|`[^`]*`|https?:\/\/[^\s)]*/gu;

/** Names of Discord or the world, equal in every language: time zones and languages. */
const PROPER = /\b[A-Z]\w+\/[A-Z][\w /+-]*|\bEtc\/\S+|\bUTC\b|\bGMT\b|\bEnglish\b|\bDeutsch\b/g;

/** Changes everything but what is the same in every language. */
const around = (text: string, change: (part: string) => string): string => {
  let at = 0;
  let changed = '';
  for (const { 0: kept, index } of text.matchAll(KEPT)) {
    changed += change(text.slice(at, index)) + kept;
    at = index + kept.length;
  }
  return changed + change(text.slice(at));
};

const strange = (word: string): string => {
  const letters = [...word].map((letter) => LETTERS[letter] ?? letter).join('');
  return letters + (letters.at(-1) ?? '').repeat(Math.floor(word.length / 3));
};

/**
 * A text with every word in strange letters and a third longer. Text that is already in strange letters stays as it is.
 */
export const pseudo = (text: string): string => around(text, (part) => part.replaceAll(/[A-Za-z]+/g, strange));

/** Three plain letters in a row that are not equal in every language: English written outside the catalogue. */
export const leftover = (text: string): string | undefined => {
  const seen = around(text, (part) => part)
    .replaceAll(KEPT, ' ')
    .replaceAll(PROPER, ' ');
  return seen.match(/[A-Za-z]{3,}(?: [A-Za-z]+)*/)?.[0];
};

/** Fields that hold no text for people. */
const NO_TEXTS = ['id', 'kind', 'key', 'effects', 'hard', 'stem', 'option'];

function translated(value: unknown, done: Map<unknown, unknown>): unknown {
  if (typeof value === 'string') return pseudo(value);
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return value;
  const known = done.get(value);
  if (known !== undefined) return known;
  if (typeof value === 'function') {
    const wrapped = (...given: unknown[]) => translated(Reflect.apply(value, undefined, given), new Map());
    done.set(value, wrapped);
    return wrapped;
  }
  if (Array.isArray(value)) return value.map((one) => translated(one, done));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const made: Record<string, unknown> = {};
  done.set(value, made);
  for (const [key, one] of Object.entries(value))
    made[key] = NO_TEXTS.includes(key) || (key === 'related' && Array.isArray(one)) ? one : translated(one, done);
  return made;
}

/** An artificial language made from English: text that is not in it was written outside the catalogue. */
export const PSEUDO = { ...(translated(catalogue('en'), new Map()) as Catalogue), name: 'Pseudo' };
