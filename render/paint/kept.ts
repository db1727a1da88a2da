/** Things that took long to make, by name. */
interface Kept<T> {
  /** What is kept under a name, made where nothing is. */
  get(name: string, make: () => T): T;
}

/** How much is kept: at most `most` by weight, but in any case what was wanted last. */
interface Limit<T> {
  readonly most: number;
  weigh(thing: T): number;
  /** Called with what is kept no longer. */
  drop?(thing: T): void;
}

/** Keeps what is wanted again and again; what was wanted longest ago goes first. */
export function createKept<T>({ most, weigh, drop }: Limit<T>): Kept<T> {
  // The one that was wanted last stands at the end.
  const things = new Map<string, T>();
  let weight = 0;
  const lighten = () => {
    for (const [name, thing] of things) {
      if (weight <= most || things.size === 1) return;
      things.delete(name);
      weight -= weigh(thing);
      drop?.(thing);
    }
  };
  return {
    get(name, make) {
      const known = things.get(name);
      const thing = known ?? make();
      things.delete(name);
      things.set(name, thing);
      if (known === undefined) {
        weight += weigh(thing);
        lighten();
      }
      return thing;
    },
  };
}
