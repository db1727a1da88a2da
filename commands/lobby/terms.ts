import { type Catalogue, languageOf } from '../../src/messages/index.ts';
import { mistake } from '../../src/table/errors.ts';
import {
  BOARDS,
  bankLimits,
  bankOf,
  COACHING,
  LATE_RULES,
  LEVELS,
  levelOf,
  PACES,
  type Pace,
  statedFor,
  type Terms,
  TIME_BANKS,
  type TimeBank,
} from '../../src/table/terms.ts';
import { languageChoices } from '../language.ts';

/** A term of the table that is not part of the rules: a menu in the lobby and an option of `/caverna new`. */
export interface TermOption {
  readonly field: keyof Terms;
  readonly title: string;
  /** At most 100 characters. */
  readonly explanation: string;
  readonly choices: readonly { readonly value: string; readonly text: string; readonly detail: string }[];
  /** A setting that most tables leave unchanged, so it is on a screen of its own. */
  readonly fine: boolean;
  /** Whether a lobby mentions it only if it was changed. */
  readonly quiet: boolean;
  /** Whether it matters at a table for at most this many players. */
  matters(most: number): boolean;
  chosen(terms: Terms): string;
}

/** With this many players or more, posts leave out boards. */
const LARGE_TABLE = 3;

/** What is known about the lobby whose terms are offered: the id of its game, and its current terms. */
interface Offered {
  readonly game?: string;
  readonly terms?: Pick<Terms, 'bank'>;
}

/** The terms of a table, with their words. */
export function termOptions(words: Catalogue, { game, terms }: Offered = {}): TermOption[] {
  const {
    terms: { late },
    settings: { liveScores, boards },
  } = words;
  return [
    paceOption(words, terms?.bank),
    { ...option('coach', words.terms.coach, COACHING), chosen: (terms) => terms.coach ?? COACHING[0], quiet: true },
    levelOption(words, game),
    { ...option('late', late, LATE_RULES), fine: true },
    {
      ...option('liveScores', liveScores, ['on', 'off']),
      chosen: (terms) => (terms.liveScores ? 'on' : 'off'),
      fine: true,
    },
    languageOption(words),
    {
      ...option('boards', boards, BOARDS),
      chosen: (terms) => terms.boards ?? BOARDS[0],
      fine: true,
      quiet: true,
      matters: (most) => most >= LARGE_TABLE,
    },
  ];
}

/** The fixed limits, and the time banks to choose from; with `bank`, also one that the host has typed. */
function paceOption({ terms: { pace } }: Catalogue, bank: TimeBank | undefined): TermOption {
  const fixed = PACES.filter((one): one is Exclude<Pace, 'bank'> => one !== 'bank');
  const plain = option('pace', pace, fixed);
  const offered = TIME_BANKS.map(bankValue);
  const typed = bank === undefined || offered.includes(bankValue(bank)) ? [] : [bank];
  const banks = [...TIME_BANKS, ...typed].map((one) => ({
    value: bankValue(one),
    text: pace.bank.label(one),
    detail: pace.bank.explanation(one),
  }));
  const chosen = (terms: Terms): string => {
    const one = bankOf(terms);
    return one === undefined ? terms.pace : bankValue(one);
  };
  return { ...plain, choices: [...plain.choices, ...banks], chosen };
}

/** A time bank as a choice of the pace; no such value is a prefix of another. */
const bankValue = ({ hours, plus }: TimeBank): string => `${hours}-${plus}h`;

/** A time bank that somebody typed, such as `48+8`, as a choice of the pace; throws TableError. */
export function typedBank(text: string): string {
  const [, hours, plus] = /^\s*(\d{1,6})\s*\p{L}*\.?\s*[-+/, ]\s*(\d{1,6})\s*\p{L}*\.?\s*$/u.exec(text) ?? [];
  if (hours === undefined || plus === undefined) throw mistake('badBank', bankLimits);
  return bankValue({ hours: Number(hours), plus: Number(plus) });
}

/** The terms for a choice of the pace. */
function paceOf(value: string): Partial<Terms> {
  const [, hours, plus] = /^(\d{1,6})-(\d{1,6})h$/.exec(value) ?? [];
  if (hours === undefined) return { pace: value as Pace };
  return { pace: 'bank', bank: { hours: Number(hours), plus: Number(plus) } };
}

/** How well computers play, and what they usually score in the game. */
function levelOption({ terms: { level } }: Catalogue, game: string | undefined): TermOption {
  const plain = option('level', level, LEVELS);
  const choices = plain.choices.map((choice, i) => {
    const stated = statedFor(game, LEVELS[i]);
    if (stated === undefined) return choice;
    return { ...choice, detail: `${choice.detail}: ${level.reaches(stated.points, stated.players)}` };
  });
  return { ...plain, choices, chosen: (terms) => levelOf(terms) };
}

/** The language of public posts; if none was chosen, that of the server when the lobby was opened. */
function languageOption({ languages: { table } }: Catalogue): TermOption {
  return {
    field: 'language',
    title: table.label,
    explanation: table.explanation,
    choices: languageChoices.map(({ value, name }) => ({ value, text: name, detail: table.choice })),
    chosen: (terms) => languageOf(terms.language),
    fine: true,
    // People who read the posts see their language anyway.
    quiet: true,
    matters: () => true,
  };
}

interface Texts<V extends string> {
  readonly label: string;
  readonly explanation: string;
  readonly choices: Readonly<Record<V, { readonly label: string; readonly explanation: string }>>;
}

function option<V extends string>(
  field: keyof Terms,
  { label, explanation, choices }: Texts<V>,
  values: readonly V[],
): TermOption {
  return {
    field,
    title: label,
    explanation,
    choices: values.map((value) => ({ value, text: choices[value].label, detail: choices[value].explanation })),
    chosen: (terms) => String(terms[field]),
    fine: false,
    quiet: false,
    matters: () => true,
  };
}

/** The chosen terms, by the names of their fields; the lobby rejects a forged value. */
export function termsOf(wishes: Readonly<Record<string, string>>): Partial<Terms> {
  const { pace, late, liveScores = wishes[LIVE_SCORES], boards, level, coach, language } = wishes;
  return {
    ...(pace !== undefined && paceOf(pace)),
    ...(late !== undefined && { late: late as Terms['late'] }),
    ...(liveScores !== undefined && { liveScores: liveScores === 'on' }),
    ...(boards !== undefined && { boards: boards as Terms['boards'] }),
    ...(level !== undefined && { level: level as Terms['level'] }),
    ...(coach !== undefined && { coach: coach as Terms['coach'] }),
    ...(language !== undefined && { language }),
  };
}

/** The name of an option in commands, in lowercase. */
const LIVE_SCORES = 'live-scores';

/** The name of a term as a command option. */
export const nameOfTerm = (field: string): string => (field === 'liveScores' ? LIVE_SCORES : field);
