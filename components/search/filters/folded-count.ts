/** Number of filter options shown without unfolding. */
export const SHOWN_OPTIONS = 6;

/** How many options of a filter are folded away. */
export function foldedCount(options: readonly unknown[]): number {
  return Math.max(0, options.length - SHOWN_OPTIONS);
}
