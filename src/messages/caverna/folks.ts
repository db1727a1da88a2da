import type { Move } from '../../games/caverna/moves/move.ts';
import type { People } from '../context.ts';
import type { questions } from '../english/caverna/decisions.ts';
import { find, wordsOf } from '../text.ts';
import type { TileText } from './tiles.ts';

/** How hard a folk is to play: 1 is for everybody, 3 for players who know the game well. */
export type Hardness = 1 | 2 | 3;

/** The words for decisions in which some people differ from dwarfs. */
export interface Peculiar {
  /** The help for a question in place of the usual one, by its task. */
  readonly helps?: Readonly<Partial<Record<keyof typeof questions, string>>>;
  /** What to remember about moves of a kind, in sentences of at most 100 characters. */
  readonly reminds?: Readonly<Partial<Record<Move['verb'], string>>>;
  /** The same for tiles in a half of the board. */
  readonly lays?: Readonly<Partial<Record<'forest' | 'mountain', string>>>;
  /** The same for tiles that may overhang. */
  readonly overhang?: string;
}

/** A folk; `effect` is the folk in one line. */
export interface FolkText extends TileText, Peculiar {
  readonly effect: string;
  /** Its main advantages and drawbacks, in at most 100 characters. */
  readonly balance: string;
  /** What only it has at the start. */
  readonly begins?: string;
  /** Its powers, in sentences of at most 100 characters. */
  readonly powers: readonly string[];
  /** Its limits, in sentences of the same length. */
  readonly limits: readonly string[];
  /** What else players may look up. */
  readonly notes?: readonly string[];
  readonly hard: Hardness;
  readonly people: People;
}

/** Makes the words of folks: fills in what players can look up, which is a folk's start, powers, limits and notes. */
export const folksIn =
  (begins: (things: string) => string) =>
  (text: Omit<FolkText, 'rules'>): FolkText => {
    const start = text.begins === undefined ? [] : [begins(text.begins)];
    return { ...text, rules: [...start, ...text.powers, ...text.limits, ...(text.notes ?? [])].join(' ') };
  };

/** The words of a folk; an unknown id becomes its own name, and its people are called `people`. */
export const folkIn = (folks: Readonly<Record<string, FolkText>>, id: string, people: People): FolkText =>
  find(folks, id) ?? {
    name: wordsOf(id),
    people,
    effect: '',
    balance: '',
    rules: '',
    powers: [],
    limits: [],
    hard: 1,
    example: '',
  };

/** The folk of a family, and its members. */
interface Family {
  readonly folk?: string;
  readonly dwarfs: readonly { readonly goblin?: true }[];
}

/** The people without a folk, those of several kinds, and goblins. */
interface OtherPeople {
  readonly dwarfs: People;
  readonly mixed: People;
  readonly goblins: People;
}

/** The ways to look up what people are called, in one language. */
export function peopleIn(folks: Readonly<Record<string, FolkText>>, { dwarfs, mixed, goblins }: OtherPeople) {
  /** The people of a folk, or their goblin; dwarfs without a folk. */
  const people = (id?: string, goblin = false): People => {
    const family = (id === undefined ? undefined : find(folks, id)?.people) ?? dwarfs;
    return goblin ? { ...goblins, ways: { ...family.ways, ...goblins.ways } } : family;
  };
  return {
    people,
    /** One word for the members of some families. */
    peopleOf(families: readonly Family[]): People {
      const kinds = families.flatMap(({ folk, dwarfs: all }) => all.map(({ goblin }) => people(folk, goblin)));
      const [first = dwarfs] = kinds;
      return kinds.every(({ many }) => many === first.many) ? first : mixed;
    },
  };
}
