import { createTranslator } from "next-intl";
import { NO_SEARCH } from "@/components/search/query/no-search";
import { searchSummary } from "@/components/search/query/search-summary";
import en from "@/messages/en.json";

const t = createTranslator({ locale: "en", messages: en, namespace: "search" });

test("the line on the phone says where, when, how long and for how many", () => {
  const summary = (values: Partial<typeof NO_SEARCH>) =>
    searchSummary({
      t,
      locale: "en",
      values: { ...NO_SEARCH, ...values },
      where: "city-2",
      places: [{ city: ["city-2", "Bodrum"], all: "All of Bodrum", within: [] }],
    }).replace(/[\u2066\u2069]/g, "");
  expect(summary({})).toBe("Bodrum · Choose a date");
  expect(summary({ date: "2026-12-12" })).toBe("Bodrum · 12 Dec · 2 guests");
  const trip = { date: "2026-12-12", persons: 12 };
  expect(summary({ ...trip, start_hour: 16, end_hour: 20 })).toBe("Bodrum · 12 Dec · 16–20 · 12 guests");
  expect(summary({ ...trip, duration: 4 })).toBe("Bodrum · 12 Dec · 4 hours · 12 guests");
  expect(summary({ ...trip, end_date: "2026-12-14" })).toBe("Bodrum · 12 Dec – 14 Dec · 12 guests");
  expect(summary({ ...trip, end_date: "2026-12-11" })).toBe("Bodrum · 12 Dec · 12 guests");
});
