import fc from "fast-check";
import { addBusinessDays, isBusinessDay, payoutDueOn } from "@/lib/domain/ledger/business-days";
import { FEASTS } from "@/lib/domain/ledger/holidays";
import { addDays, weekdayOf } from "@/lib/domain/shared/istanbul-time";

test("weekends, national days and both feasts of every year to 2030 are no business days; half days are", () => {
  for (const day of ["2026-11-28", "2026-11-29", "2026-10-29", "2027-01-01", "2028-07-15"])
    expect(isBusinessDay(day)).toBe(false);
  for (const { ramadan, sacrifice } of Object.values(FEASTS)) {
    for (const day of [ramadan, addDays(ramadan, 2), sacrifice, addDays(sacrifice, 3)])
      expect(isBusinessDay(day)).toBe(false);
  }
  for (const day of ["2026-11-27", "2026-10-28", "2026-05-26"]) expect(isBusinessDay(day)).toBe(true);
});

test("money of a trip before the Feast of Sacrifice is due after it, not within it", () => {
  expect(payoutDueOn("2026-11-20")).toBe("2026-11-27");
  // Monday the 25th: 26 works, 27–29 feast, 30–31 weekend, then 1 to 4 June.
  expect(payoutDueOn("2026-05-25")).toBe("2026-06-04");
  expect(payoutDueOn("2027-05-14")).toBe("2027-05-26");
});

test("counting n business days passes exactly n of them and ends on one", () => {
  const day = fc.integer({ min: 0, max: 1800 }).map((count) => addDays("2026-01-01", count));
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 30 }), (from, count) => {
      const until = addBusinessDays(from, count);
      let passed = 0;
      for (let on = addDays(from, 1); on <= until; on = addDays(on, 1)) if (isBusinessDay(on)) passed += 1;
      expect(passed).toBe(count);
      expect(isBusinessDay(until)).toBe(true);
      expect([0, 1, 2, 3, 4]).toContain(weekdayOf(until));
    }),
  );
});
