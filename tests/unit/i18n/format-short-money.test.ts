import { formatShortMoney } from "@/lib/i18n/format-short-money";

const plain = (text: string) => text.replace(/\u00a0/g, " ");

test.each([
  ["tr", 660_000, "6,6 B ₺"],
  ["tr", 1_234_000, "12 B ₺"],
  ["tr", 95_000, "950 ₺"],
  ["tr", 123_400_000, "1,2 Mn ₺"],
  ["en", 660_000, "₺6.6k"],
  ["en", 95_000, "₺950"],
  ["ar", 660_000, "6.6 ألف ₺"],
] as const)("in %s %i minor units are %s", (locale, minor, text) => {
  expect(plain(formatShortMoney(minor, "TRY", locale))).toBe(text);
});

test("other currencies keep their symbol", () => {
  expect(plain(formatShortMoney(25_000, "EUR", "tr"))).toBe("250 €");
  expect(formatShortMoney(125_000, "USD", "en")).toBe("$1.3k");
});
