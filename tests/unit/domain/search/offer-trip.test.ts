import { quoteTrip } from "@/lib/domain/pricing/quote-trip";
import { offerTrip, spanAround } from "@/lib/domain/search/offer-trip";
import { addDays, toInstant } from "@/lib/domain/shared/istanbul-time";
import { NOW, terms, trip } from "@/tests/fixtures/boats/sample-terms";

const span = (from: string, until: string) => ({ startsAt: toInstant(from), endsAt: toInstant(until) });

test("offers the quote of the boat's own page while the boat is free", () => {
  const quote = quoteTrip(terms(), trip(), NOW);
  expect(quote.ok && offerTrip(terms(), trip(), [], NOW)).toEqual({
    state: "free",
    quote: quote.ok && quote.value,
  });
});

test("says that a boat is taken, also by the turnaround before and after another trip", () => {
  const { startsAt, endsAt } = trip();
  const day = startsAt.slice(0, 10);
  expect(offerTrip(terms(), trip(), [span(startsAt, endsAt)], NOW).state).toBe("taken");
  expect(offerTrip(terms(), trip(), [span(endsAt, `${day}T23:00`)], NOW).state).toBe("taken");
});

test("says why a trip cannot be had at all", () => {
  const at = { startsAt: "2020-06-01T10:00", endsAt: "2020-06-01T14:00" };
  expect(offerTrip(terms(), trip(at), [], NOW)).toEqual({ state: "past", quote: null });
  expect(offerTrip(terms(), trip({ personCount: 400 }), [], NOW).state).toBe("over_capacity");
  expect(offerTrip(terms({ rates: [] }), trip(), [], NOW).state).toBe("not_offered");
});

test("looks for occupancies beyond hand-over and turnaround", () => {
  const { startsAt, endsAt } = trip();
  const around = spanAround(trip());
  expect(around.startsAt <= toInstant(`${addDays(startsAt.slice(0, 10), -1)}T00:00`)).toBe(true);
  expect(around.endsAt >= toInstant(`${addDays(endsAt.slice(0, 10), 1)}T23:00`)).toBe(true);
});
