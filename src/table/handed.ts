/** Functions without their first argument, which is bound. */
type Handed<C, F> = {
  readonly [K in keyof F]: F[K] extends (first: C, ...rest: infer P) => infer R ? (...rest: P) => R : never;
};

/** Hands functions what they want first, so that what a part of the table can do is the list of its functions. */
export function handed<C, F extends Readonly<Record<string, (first: C, ...rest: never[]) => unknown>>>(
  first: C,
  functions: F,
): Handed<C, F> {
  const bound = Object.entries(functions).map(([name, run]) => [name, (...rest: never[]) => run(first, ...rest)]);
  return Object.fromEntries(bound) as Handed<C, F>;
}
