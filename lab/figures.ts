export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

export const megabytes = (bytes: number): number => rounded(bytes / 1_048_576);

/** The mean of some figures, and its standard error. */
export function meanOf(figures: readonly number[]): { readonly mean: number; readonly se: number } {
  const middle = figures.reduce((sum, one) => sum + one, 0) / figures.length;
  const variance = figures.reduce((sum, one) => sum + (one - middle) ** 2, 0) / Math.max(1, figures.length - 1);
  return { mean: rounded(middle, 2), se: rounded(Math.sqrt(variance / figures.length), 2) };
}

/** The figure below which this share of all figures lies; 1 gives the largest. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
}

/** Undefined if there are no figures. */
export const mean = (figures: readonly number[], digits?: number): number | undefined =>
  figures.length === 0 ? undefined : rounded(figures.reduce((sum, one) => sum + one, 0) / figures.length, digits);
