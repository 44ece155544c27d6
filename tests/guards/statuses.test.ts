import { holdsSlot } from "@/lib/domain/reservations/holds-slot";
import { TRANSITIONS } from "@/lib/domain/reservations/next-status";
import { RESERVATION_STATUSES, type ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { CODE, filesOf, textOf } from "@/tests/support/source-files";

/** The statuses that the database's trigger wants an occupancy for, read from its migration. */
function statusesOfTrigger(kind: "hold" | "reservation" | "none"): string[] {
  const sql = textOf("lib/server/db/migrations/0001_constraints.sql");
  const condition = {
    hold: /current_status = ('[a-z_]+') and occupancy_kind is distinct from 'hold'/,
    reservation: /current_status in \(([^)]+)\) and occupancy_kind is distinct from 'reservation'/,
    none: /current_status in \(([^)]+)\) and occupancy_kind is not null/,
  }[kind].exec(sql)?.[1];
  return (condition ?? "").split(",").map((word) => word.trim().replaceAll("'", ""));
}

test("the trigger of the database and holdsSlot agree on every status", () => {
  const kept: ReservationStatus[] = ["reservation_completed"]; // over, its row stays
  const holding = [...statusesOfTrigger("hold"), ...statusesOfTrigger("reservation")];
  expect(holding.sort()).toEqual(
    RESERVATION_STATUSES.filter((status) => holdsSlot(status) || kept.includes(status)).sort(),
  );
  expect(statusesOfTrigger("none").sort()).toEqual(
    RESERVATION_STATUSES.filter((status) => !holding.includes(status)).sort(),
  );
});

test("every status stands in the transition table", () => {
  expect(Object.keys(TRANSITIONS).sort()).toEqual([...RESERVATION_STATUSES].sort());
});

test("only one file writes the status of a reservation", () => {
  const writers = filesOf(...CODE).filter((file) => {
    if (file.includes("/seed/")) return false;
    const text = textOf(file);
    return (
      /update reservations\b[^;`]*\bset\b[^;`]*\bstatus\s*=/i.test(text) ||
      /update\(reservations\)\s*\.set\(\{[^}]*\bstatus\b/.test(text)
    );
  });
  expect(writers).toEqual(["lib/server/reservations/apply-reservation-event.ts"]);
});

test("every status and every payment state has its name in the messages", () => {
  const tr = JSON.parse(textOf("messages/tr.json"));
  expect(Object.keys(tr.reservations.status).sort()).toEqual([...RESERVATION_STATUSES].sort());
});
