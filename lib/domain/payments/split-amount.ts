/**
 * Shares a whole amount out in proportion to the weights, to the minor unit: the shares add up to `totalMinor`,
 * none is more than one unit away from its exact share. Without any weight the first gets everything.
 */
export function splitAmount(totalMinor: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0) return weights.map((_, index) => (index === 0 ? totalMinor : 0));
  const exact = weights.map((weight) => (BigInt(totalMinor) * BigInt(weight)) / BigInt(sum));
  const rests = weights.map((weight) => (BigInt(totalMinor) * BigInt(weight)) % BigInt(sum));
  const shares = exact.map(Number);
  let missing = totalMinor - shares.reduce((all, share) => all + share, 0);
  const largestRest = [...weights.keys()].sort(
    (a, b) => Number((rests[b] ?? 0n) - (rests[a] ?? 0n)) || a - b,
  );
  for (const index of largestRest) {
    if (missing === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    missing -= 1;
  }
  return shares;
}
