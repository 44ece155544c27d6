/** The persons of one answer, who pay their share of the cost together. */
interface Party {
  id: string;
  persons: number;
}

/**
 * Each party's share of the cost by its id: per head, in whole minor units. The shares add up to the total exactly: the
 * first heads pay one unit more each until the remainder is used up. Empty when nobody comes.
 */
export function shareCost(totalMinor: number, parties: readonly Party[]): Map<string, number> {
  const heads = parties.reduce((sum, { persons }) => sum + persons, 0);
  const shares = new Map<string, number>();
  if (heads === 0) return shares;
  const each = Math.floor(totalMinor / heads);
  let rest = totalMinor - each * heads;
  for (const { id, persons } of parties) {
    const extra = Math.min(rest, persons);
    rest -= extra;
    shares.set(id, each * persons + extra);
  }
  return shares;
}
