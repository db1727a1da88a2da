/** The words for an option, or for a branch of options, as a player reads them. */
export interface Label {
  readonly text: string;
  /** Its effect or its contents. */
  readonly detail?: string | undefined;
  /** The detail without what matters least, for a line that also has a reason. */
  readonly brief?: string | undefined;
  /** The key of its emoji (emojis.ts), or a Unicode emoji. */
  readonly icon?: string | undefined;
  readonly short?: Short | undefined;
  /** It gains nothing here, or nobody wants it, so it is less prominent than the others. */
  readonly quiet?: true;
}

/** An option in a few characters, for one of many buttons; leaves out what its icon and the question already say. */
interface Short {
  readonly text: string;
  /** The key of its own emoji, in place of the option's. */
  readonly icon?: string | undefined;
  /** The kind of option, as the title of a menu for that kind. */
  readonly sort: string;
}

/** Marks the reader's wishes. */
export const STAR = '★ ';

/** The same words after a star. */
export const withStar = (label: Label): Label => ({
  ...label,
  text: `${STAR}${label.text}`,
  ...(label.short && { short: { ...label.short, text: `${STAR}${label.short.text}` } }),
});
