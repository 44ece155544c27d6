// Facilities and usage rules are also stored as one `bigint` column (int8, signed) so that a list filter is
// a single comparison per row. Bit 63 would be the sign: 63 positions are usable.
export const MASK_BITS = 63;

/** The mask with these positions (0 … 62) set. */
export function maskOf(positions: Iterable<number>): bigint {
  let mask = 0n;
  for (const position of positions) {
    if (!Number.isInteger(position) || position < 0 || position >= MASK_BITS) {
      throw new RangeError(`No such mask position: ${position}`);
    }
    mask |= 1n << BigInt(position);
  }
  return mask;
}

/** The positions set in a mask, ascending. */
export function positionsOf(mask: bigint): number[] {
  const positions: number[] = [];
  for (let position = 0; position < MASK_BITS; position++) {
    if ((mask >> BigInt(position)) & 1n) positions.push(position);
  }
  return positions;
}
