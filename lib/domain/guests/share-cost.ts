/** One answer: people who come together and share their part of the cost. */
interface Party {
  id: string;
  persons: number;
}

/**
 * What each party's part of the cost is: per head, in whole minor units. The parts add up to the total exactly: what does
 * not divide is spread one unit each over the first heads. Empty while nobody comes.
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
