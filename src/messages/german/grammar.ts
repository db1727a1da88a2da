/** The cases that texts need. */
export type Case = 'nominative' | 'accusative' | 'dative';

type Gender = 'masculine' | 'feminine' | 'neuter';

/**
 * A noun with everything that its forms depend on. `one` and `many` are the nominatives without an article: `tiefer
 * Gang`, `tiefe Gänge`.
 */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
  /** The stem of its adjective: `tief`. */
  readonly adjective?: string;
  /** Without the adjective: `Gang`; in the accusative and dative `Menschen`; in the plural `Gänge`, and its dative `Gängen`. */
  readonly forms: Readonly<Record<'one' | 'oblique' | 'many' | 'datives', string>>;
}

/** The special facts of a noun. */
interface Special {
  readonly adjective?: string;
  /** The accusative and dative, if they differ from the nominative. */
  readonly oblique?: string;
}

/** The words before an adjective: nothing, `ein` or `der`. */
type Behind = 'nothing' | 'ein' | 'der';

/** The ending of an adjective without an article before it. */
const STRONG: Readonly<Record<Case, Readonly<Record<Gender | 'plural', string>>>> = {
  nominative: { masculine: 'er', feminine: 'e', neuter: 'es', plural: 'e' },
  accusative: { masculine: 'en', feminine: 'e', neuter: 'es', plural: 'e' },
  dative: { masculine: 'em', feminine: 'er', neuter: 'em', plural: 'en' },
};

function ending(kase: Case, of: Gender | 'plural', behind: Behind): string {
  const strong = STRONG[kase][of];
  if (behind === 'nothing' || (behind === 'ein' && of !== 'plural' && kase === 'nominative')) return strong;
  if (kase === 'dative' || of === 'plural' || (of === 'masculine' && kase === 'accusative')) return 'en';
  return behind === 'ein' ? strong : 'e';
}

function inflected({ gender, adjective, forms }: Omit<Noun, 'one' | 'many'>, kase: Case, behind: Behind): string {
  const noun = kase === 'nominative' ? forms.one : forms.oblique;
  return adjective === undefined ? noun : `${adjective}${ending(kase, gender, behind)} ${noun}`.trim();
}

function inflectedPlural({ adjective, forms }: Omit<Noun, 'one' | 'many'>, kase: Case, behind: Behind): string {
  const noun = kase === 'dative' ? forms.datives : forms.many;
  return adjective === undefined ? noun : `${adjective}${ending(kase, 'plural', behind)} ${noun}`.trim();
}

function made(gender: Gender, forms: Noun['forms'], adjective?: string): Noun {
  const noun = { gender, forms, ...(adjective !== undefined && { adjective }) };
  // A noun that was an adjective has a capital letter.
  return {
    ...noun,
    one: inflected(noun, 'nominative', 'nothing'),
    many: inflectedPlural(noun, 'nominative', 'nothing'),
  };
}

type MakeNoun = (one: string, many: string, special?: Special) => Noun;

const nounsOf =
  (gender: Gender): MakeNoun =>
  (one, many, { adjective, oblique = one } = {}) => {
    const datives = many === '' || /[ns]$/.test(many) ? many : `${many}n`;
    return made(gender, { one, oblique, many, datives }, adjective);
  };

/** A noun from its singular and plural: `masculine('Hund', 'Hunde')`. */
export const masculine = nounsOf('masculine');
export const feminine = nounsOf('feminine');
export const neuter = nounsOf('neuter');

/** A counted noun without a plural: `2 Holz`, `mit 2 Holz`. */
export const stuff = (gender: Gender, name: string): Noun =>
  made(gender, { one: name, oblique: name, many: name, datives: name });

/** The noun without an article: `tiefen Gang`. */
export const bare = (of: Noun, kase: Case = 'nominative'): string => inflected(of, kase, 'nothing');

/** The plural without an article: `Hunden`. */
export const bares = (of: Noun, kase: Case = 'nominative'): string => inflectedPlural(of, kase, 'nothing');

/** The noun with a number before it: `1 Hund`, `2 Hunden`. */
export const count = (of: Noun, many: number, kase: Case = 'nominative'): string =>
  `${String(many).replace('-', '−')} ${Math.abs(many) === 1 ? bare(of, kase) : bares(of, kase)}`;

const EIN: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nominative: { masculine: 'ein', feminine: 'eine', neuter: 'ein' },
  accusative: { masculine: 'einen', feminine: 'eine', neuter: 'ein' },
  dative: { masculine: 'einem', feminine: 'einer', neuter: 'einem' },
};

const DER: Readonly<Record<Case, Readonly<Record<Gender | 'plural', string>>>> = {
  nominative: { masculine: 'der', feminine: 'die', neuter: 'das', plural: 'die' },
  accusative: { masculine: 'den', feminine: 'die', neuter: 'das', plural: 'die' },
  dative: { masculine: 'dem', feminine: 'der', neuter: 'dem', plural: 'den' },
};

type Inflect = (of: Noun, kase?: Case) => string;

const likeEin =
  (start: string): Inflect =>
  (of, kase = 'nominative') =>
    `${start}${EIN[kase][of.gender]} ${inflected(of, kase, 'ein')}`;

/** A noun with this word before it: `einen tiefen Gang`. */
export const ein: Inflect = likeEin('');
/** `keinen tiefen Gang`. */
export const kein: Inflect = likeEin('k');
/** `deinen tiefen Gang`. */
export const dein: Inflect = likeEin('d');

const manyLikeEin =
  (start: string): Inflect =>
  (of, kase = 'nominative') =>
    `${start}${kase === 'dative' ? 'einen' : 'eine'} ${inflectedPlural(of, kase, 'ein')}`;

/** The plural: `keine tiefen Gänge`. */
export const keine: Inflect = manyLikeEin('k');
/** The plural: `deinen Zwergen`. */
export const deine: Inflect = manyLikeEin('d');

/** `den tiefen Gang`. */
export const der: Inflect = (of, kase = 'nominative') => `${DER[kase][of.gender]} ${inflected(of, kase, 'der')}`;
/** The plural: `den tiefen Gängen`. */
export const die: Inflect = (of, kase = 'nominative') => `${DER[kase].plural} ${inflectedPlural(of, kase, 'der')}`;
/** `dieser Zwerg`, `diese Elfe`. */
export const dieser = (of: Noun): string => `dies${STRONG.nominative[of.gender]} ${inflected(of, 'nominative', 'der')}`;
