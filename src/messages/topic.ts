import { find } from './text.ts';

/** Something to look up in the rules. */
export interface Topic {
  /** Its kind and key: `tile:cookingCave`, `rule:harvest`. */
  readonly id: string;
  /** A rule, or a kind of thing in the game. */
  readonly kind: string;
  /** The id of the thing, or the key of the rule's article. */
  readonly key: string;
  readonly title: string;
  /** The title with its kind, for menus, at most 100 characters: `Cooking cave · furnishing tile`. */
  readonly label: string;
  /** At most 1500 characters, in Discord's markdown. */
  readonly text: string;
  /** A summary of at most 100 characters; undefined if it depends on the number of players. */
  readonly gist: string | undefined;
  /** An example with figures, at most 90 characters. */
  readonly example: string;
  /** The ids of related topics. */
  readonly related: readonly string[];
  /** Other words that find it. */
  readonly keywords: string;
}

/** An article about a rule. */
export interface Article {
  readonly title: string;
  /** A summary of at most 70 characters. */
  readonly gist: string;
  readonly example: string;
  readonly text: string;
  readonly keywords: string;
}

/** A topic as a catalogue writes it. */
export interface Written extends Pick<Topic, 'key' | 'title' | 'text' | 'gist' | 'example'> {
  readonly keywords?: string;
}

/**
 * Makes the topics of a game, whose kinds have these names; `relatedTo` returns the ids of the topics that go with one.
 */
export function topicsOf<Kind extends string>(
  kinds: Readonly<Record<Kind, string>>,
  relatedTo: (kind: Kind, key: string) => readonly string[],
) {
  return {
    topic(kind: Kind, { keywords = '', ...written }: Written): Topic {
      const { key, title } = written;
      const label = kind === 'rule' ? title : `${title} · ${kinds[kind]}`;
      return {
        ...written,
        id: `${kind}:${key}`,
        kind,
        label,
        related: relatedTo(kind, key),
        keywords: `${kinds[kind]} ${keywords}`.trim(),
      };
    },
    /** The kind of a topic, for the line below its title. */
    topicKind: ({ kind }: Pick<Topic, 'kind'>): string => find<string>(kinds, kind) ?? kind,
  };
}
