/** Every currency of the site has two decimals. */
export const MINOR_PER_UNIT = 100;

function assertMinor(minor: number): number {
  // A float or an overflow here is a bug: an amount would silently be wrong.
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not a whole amount of minor units: ${minor}`);
  return minor;
}

/** `percent` (whole) of an amount in minor units, rounded half-up. */
export function percentOf(minor: number, percent: number): number {
  return Math.floor((assertMinor(assertMinor(minor) * percent) + 50) / 100);
}

/** The sum of amounts in minor units. */
export function sumMinor(amounts: readonly number[]): number {
  return amounts.reduce((sum, minor) => assertMinor(sum + minor), 0);
}

/** A unit price times a whole quantity, in minor units. */
export function timesMinor(unitPriceMinor: number, quantity: number): number {
  return assertMinor(assertMinor(unitPriceMinor) * quantity);
}
