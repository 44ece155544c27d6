import { chooseRate } from "@/lib/domain/pricing/choose-rate";
import { listPriceSeasons } from "@/lib/domain/pricing/list-price-seasons";
import type { Rate } from "@/lib/domain/pricing/trip-terms";
import { addDays, weekdayOf } from "@/lib/domain/shared/istanbul-time";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";
import { rate } from "@/tests/fixtures/boats/sample-terms";

const FIRST = "2026-10-01";
const DAYS = 300;

/** A random generator that gives the same numbers in every run. */
function dice(): (sides: number) => number {
  let seed = 11;
  return (sides) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % sides;
  };
}

function someRates(roll: (sides: number) => number): Rate[] {
  return Array.from({ length: roll(9) }, (_, index) => {
    const from = roll(3) === 0 ? null : addDays(FIRST, roll(DAYS));
    const until = roll(3) === 0 ? null : addDays(from ?? FIRST, 1 + roll(60));
    return rate({
      id: index + 1,
      kind: RATE_KINDS[roll(3)] ?? "hourly",
      weekdays: roll(2) === 0 ? null : 1 + roll(127),
      validFrom: from,
      validUntil: until,
      createdAt: `2026-01-0${1 + roll(3)}T00:00:00Z`,
    });
  });
}

test("for each kind and day exactly the rate holds that a quote chooses, and none where it chooses none", () => {
  const roll = dice();
  const wrong: string[] = [];
  for (let tried = 0; tried < 40; tried += 1) {
    const rates = someRates(roll);
    const seasons = listPriceSeasons(rates);
    for (let ahead = -10; ahead < DAYS + 70; ahead += 1) {
      const day = addDays(FIRST, ahead);
      for (const kind of RATE_KINDS) {
        const holding = seasons.filter(
          (season) =>
            season.kind === kind &&
            (season.from === null || season.from <= day) &&
            (season.until === null || day < season.until) &&
            season.weekdays & (1 << weekdayOf(day)),
        );
        const chosen = chooseRate(rates, kind, day);
        if (holding.length > 1 || (holding[0]?.rate ?? null) !== chosen)
          wrong.push(`${tried} ${kind} ${day}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("a boat without rates has no season", () => {
  expect(listPriceSeasons([])).toEqual([]);
});
