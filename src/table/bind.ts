/** Fixes the first argument of functions: `binding(context)(run)(...rest)` is `run(context, ...rest)`. */
export const binding =
  <First>(first: First) =>
  <Rest extends readonly unknown[], Result>(run: (first: First, ...rest: Rest) => Result) =>
  (...rest: Rest): Result =>
    run(first, ...rest);
