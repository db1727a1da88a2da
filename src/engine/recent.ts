/** Things under their names, of which those that were wanted last are held. */
export interface Recent<T> {
  /** What is held under a name. */
  get(name: string): T | undefined;
  /** What is held under a name, made where nothing is. */
  getOr(name: string, make: () => T): T;
  set(name: string, thing: T): void;
  delete(name: string): void;
  clear(): void;
}

/** How much is held: at most `most` by weight, but in any case what was wanted last. */
interface Limit<T> {
  readonly most: number;
  /** 1 for each thing where left out. */
  weigh?(thing: T): number;
  /** Called with what is held no longer because there is too much. */
  drop?(thing: T): void;
}

/** Holds what is wanted again and again; what was wanted longest ago goes first. */
export function createRecent<T>({ most, weigh = () => 1, drop }: Limit<T>): Recent<T> {
  // The one that was wanted last stands at the end.
  const things = new Map<string, T>();
  let weight = 0;
  const remove = (name: string): void => {
    const thing = things.get(name);
    if (thing !== undefined && things.delete(name)) weight -= weigh(thing);
  };
  const set = (name: string, thing: T): void => {
    remove(name);
    things.set(name, thing);
    weight += weigh(thing);
    for (const [oldest, old] of things) {
      if (weight <= most || things.size === 1) return;
      remove(oldest);
      drop?.(old);
    }
  };
  const get = (name: string): T | undefined => {
    const thing = things.get(name);
    if (thing === undefined) return undefined;
    things.delete(name);
    things.set(name, thing);
    return thing;
  };
  return {
    get,
    getOr(name, make) {
      const known = get(name);
      if (known !== undefined) return known;
      const made = make();
      set(name, made);
      return made;
    },
    set,
    delete: remove,
    clear() {
      things.clear();
      weight = 0;
    },
  };
}
