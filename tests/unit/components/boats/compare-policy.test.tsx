import { createTranslator } from "next-intl";
import { compareRows } from "@/components/boats/compare/compare-rows";
import type { ComparedBoat } from "@/lib/domain/boats/compared-boat";
import type { Quote } from "@/lib/domain/pricing/trip-terms";
import type { CancellationPolicy } from "@/lib/domain/shared/vocabulary";
import ar from "@/messages/ar.json";
import en from "@/messages/en.json";
import tr from "@/messages/tr.json";

const MESSAGES = { tr, en, ar };
const NOW = new Date("2026-12-01T09:00:00Z");

/** What the row of the cancellation policy says of a boat. */
function policyOf(policy: CancellationPolicy, startsAt: string | null, locale: keyof typeof MESSAGES = "en") {
  const quote = startsAt ? ({ totalMinor: 1, personCount: 1, currency: "TRY", startsAt } as Quote) : null;
  const boat: ComparedBoat = {
    ...{ id: 1, currency: "TRY", from: null, capacity: 10, berths: 4, toilets: 1, shade: true },
    ...{ swimTour: false, rating: null, reviewCount: 0, instant: true, policy },
    offer: quote && { state: "free", quote },
  };
  const of = { locale, messages: MESSAGES[locale] };
  const t = createTranslator({ ...of, namespace: "compare" });
  const texts = { t, tBoats: createTranslator({ ...of, namespace: "boats" }), locale };
  return compareRows([boat], texts, NOW).find(({ fact }) => fact === "policy")?.cells[0]?.content;
}

test.each([
  ["tr", "2 Aralık, 10:00 saatine kadar ücretsiz"],
  ["en", "Free until 2 December, 10:00"],
  ["ar", /^مجاني حتى 2 ديسمبر. 10:00$/],
] as const)(
  "a compared trip says the last moment of free cancellation in Istanbul's time: %s",
  (locale, text) => {
    // Ten days before the trip.
    expect(policyOf("moderate", "2026-12-12T10:00", locale)).toEqual(
      typeof text === "string" ? text : expect.stringMatching(text),
    );
  },
);

test.each([
  ["moderate", "2026-12-10T10:00", "Free cancellation has ended"],
  ["flexible", "2026-12-10T10:00", "Free until 9 December, 10:00"],
  ["strict", "2027-06-10T10:00", "No free cancellation"],
  ["moderate", null, "Free until 10 days before"],
] as const)("a boat with the policy %s and a trip at %s: %s", (policy, startsAt, text) => {
  expect(policyOf(policy, startsAt)).toBe(text);
});
