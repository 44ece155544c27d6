import { formatWait } from "@/lib/i18n/format-wait";

test.each([
  [0, "en", "1 second"],
  [40, "en", "40 seconds"],
  [61, "en", "2 minutes"],
  [34 * 60, "tr", "34 dakika"],
  [34 * 60, "ar", "34 دقيقة"],
  [90 * 60, "en", "2 hours"],
  [24 * 3600, "tr", "24 saat"],
] as const)("a wait of %d seconds in %s reads %s", (seconds, locale, text) =>
  expect(formatWait(seconds, locale)).toBe(text),
);
