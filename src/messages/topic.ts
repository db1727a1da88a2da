/** Something that can be looked up. */
export interface Topic {
  /** The kind and the key: `tile:cookingCave`, `rule:harvest`. */
  readonly id: string;
  /** What it is a topic about: a rule, or something that the game has. */
  readonly kind: string;
  /** The id of that thing; of a rule, the key of its article. */
  readonly key: string;
  readonly title: string;
  /** The title with its kind, for menus, at most 100 characters: `Cooking cave · furnishing tile`. */
  readonly label: string;
  /** At most 1500 characters, in Discord's markdown. */
  readonly text: string;
  /** What it comes to, in at most 100 characters; undefined where that depends on the number of players. */
  readonly gist: string | undefined;
  /** A case of it with its figures, in at most 90 characters. */
  readonly example: string;
  /** What goes with it: the ids of topics. */
  readonly related: readonly string[];
  /** Other words under which it is looked for. */
  readonly keywords: string;
}

/** An article about a rule. */
export interface Article {
  readonly title: string;
  /** What it comes to, in at most 70 characters. */
  readonly gist: string;
  readonly example: string;
  readonly related: readonly string[];
  readonly text: string;
  readonly keywords: string;
}
