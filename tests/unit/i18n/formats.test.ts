import fc from "fast-check";
import { formatDay, formatHourRange, formatInstant, formatTripTime } from "@/lib/i18n/format-date";
import { formatList } from "@/lib/i18n/format-list";
import { formatMoney } from "@/lib/i18n/format-money";
import { formatNumber } from "@/lib/i18n/format-number";
import { formatPhone } from "@/lib/i18n/format-phone";
import { LOCALES } from "@/lib/i18n/locales";

test.each([
  [1_234_550, "TRY", "₺12.345,50"],
  [1_234_550, "EUR", "€12.345,50"],
  [1_234_550, "USD", "$12.345,50"],
  [0, "TRY", "₺0,00"],
  [-0, "TRY", "₺0,00"],
  [5, "TRY", "₺0,05"],
  [-123_456, "TRY", "-₺1.234,56"],
  [Number.MAX_SAFE_INTEGER, "TRY", "₺90.071.992.547.409,91"],
] as const)("%i in %s is written %s", (minor, currency, text) => {
  expect(formatMoney(minor, currency)).toBe(text);
});

test("money read back is the same to the kuruş", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (minor) => {
      expect(Number(formatMoney(minor, "TRY").replace(/[₺.,]/g, ""))).toBe(minor + 0);
    }),
  );
});

test("a day keeps its date in every language, with Latin digits", () => {
  expect(formatDay("2026-12-01", "tr")).toBe("1 Aralık 2026");
  expect(formatDay("2026-12-01", "en")).toBe("1 December 2026");
  expect(formatDay("2026-12-01", "ar")).toBe("1 ديسمبر 2026");
  expect(formatDay("2026-12-01", "tr", "full")).toBe("1 Aralık 2026 Salı");
  expect(formatDay("2026-12-01", "en", "short")).toBe("1 December");
  expect(formatDay("2026-12-01", "tr", "month")).toBe("Aralık 2026");
});

test("trip times are shown as Istanbul's clock, instants are brought there first", () => {
  expect(formatTripTime("2026-12-01T10:00", "tr")).toBe("1 Aralık 2026, 10:00");
  expect(formatInstant(new Date("2026-11-30T21:30:00Z"), "en")).toBe("1 December 2026, 00:30");
  expect(formatInstant("2026-11-30T21:30:00Z", "ar")).toBe("1 ديسمبر 2026، 00:30");
});

test("no language ever shows other than Latin digits", () => {
  for (const locale of LOCALES) {
    expect(formatInstant(new Date("2026-11-30T21:30:00Z"), locale, "full")).not.toMatch(/[٠-٩۰-۹]/);
    expect(formatNumber(1234.56, locale)).not.toMatch(/[٠-٩۰-۹]/);
  }
});

test("hours keep their reading order, and midnight at the end of a day stays 24:00", () => {
  expect(formatHourRange(10, 18)).toBe("10:00–18:00");
  expect(formatHourRange(8, 24)).toBe("08:00–24:00");
  expect(formatHourRange(18, 26)).toBe("18:00–02:00");
});

test("lengths are written with the reader's decimal sign", () => {
  expect(formatNumber(12.4, "tr")).toBe("12,4");
  expect(formatNumber(12.4, "en")).toBe("12.4");
  expect(formatNumber(1_250, "tr")).toBe("1.250");
});

test.each([
  ["tr", "nakit, havale ve kart"],
  ["en", "nakit, havale and kart"],
  ["ar", "نقدًا وتحويل وبطاقة"],
] as const)("a list is joined as %s does", (locale, text) => {
  const words = locale === "ar" ? ["نقدًا", "تحويل", "بطاقة"] : ["nakit", "havale", "kart"];
  expect(formatList(words, locale)).toBe(text);
});

test("a stored phone number is shown in groups, and one that no country knows as it is", () => {
  expect(formatPhone("+905321112233")).toBe("+90 532 111 22 33");
  expect(formatPhone("+442079460000")).toBe("+44 20 7946 0000");
  expect(formatPhone("0000")).toBe("0000");
});
