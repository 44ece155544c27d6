/** The amount as iyzico writes it: 80050 → "800.50". */
export function toDecimal(amountMinor: number): string {
  return `${Math.trunc(amountMinor / 100)}.${String(amountMinor % 100).padStart(2, "0")}`;
}

/** The amount of a response in minor units, NaN when it has more than two decimals: no amount of ours has. */
export function toMinor(decimal: number | string): number {
  const [, whole = "", fraction = ""] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(String(decimal)) ?? [];
  return whole ? Number(whole) * 100 + Number(fraction.padEnd(2, "0")) : Number.NaN;
}
