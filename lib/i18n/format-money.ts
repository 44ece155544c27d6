const SYMBOLS = { TRY: "₺", EUR: "€", USD: "$" } as const;
// The symbol is put by hand: runtimes disagree on its place, and prices must not change on hydration.
const decimals = new Intl.NumberFormat("tr-TR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What `formatMoney` wrote, before and from the decimal sign on: `₺12.345` and `,50`. */
export function splitMoney(formatted: string): [whole: string, cents: string] {
  return [formatted.slice(0, -3), formatted.slice(-3)];
}

/** Minor units as `₺12.345,50`: Turkish format in all three languages; `-₺0,50` below zero. */
export function formatMoney(minor: number, currency: keyof typeof SYMBOLS): string {
  const amount = Math.abs(minor);
  // As text, since a large amount divided by 100 would lose its last digit.
  const exact = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}` as `${number}`;
  return `${minor < 0 ? "-" : ""}${SYMBOLS[currency]}${decimals.format(exact)}`;
}
