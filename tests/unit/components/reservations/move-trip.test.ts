import { moveTrip } from "@/components/reservations/cancel/move-trip";

test("a moved trip keeps its hours, also past midnight", () => {
  const trip = {
    rent_type: "hourly" as const,
    start_date: "2026-12-01T10:00",
    end_date: "2026-12-01T14:00",
  };
  expect(moveTrip(trip, "2026-12-01T22:00")).toEqual({
    rent_type: "hourly",
    start_date: "2026-12-01T22:00",
    end_date: "2026-12-02T02:00",
  });
});

test("a moved daily trip keeps its nights", () => {
  const trip = { rent_type: "daily" as const, start_date: "2026-12-01", end_date: "2026-12-04" };
  expect(moveTrip(trip, "2026-12-30T12:00")).toEqual({
    rent_type: "daily",
    start_date: "2026-12-30",
    end_date: "2027-01-02",
  });
});
