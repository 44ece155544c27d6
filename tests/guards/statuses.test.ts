import { ORDER_TRANSITIONS } from "@/lib/domain/orders/next-order-status";
import { OCCUPANCY_OF_ORDER } from "@/lib/domain/orders/order-occupancy";
import { TRANSITIONS } from "@/lib/domain/reservations/next-status";
import { OCCUPANCY_OF_RESERVATION } from "@/lib/domain/reservations/reservation-occupancy";
import { ORDER_STATUSES, RESERVATION_STATUSES } from "@/lib/domain/shared/vocabulary";
import { LOCALES } from "@/lib/i18n/locales";
import { CODE, filesOf, textOf } from "@/tests/fixtures/files/source-files";

const wordsOf = (condition: string | undefined) =>
  (condition ?? "")
    .split(",")
    .map((word) => word.trim().replaceAll("'", ""))
    .sort();

/** The statuses for which a trigger of the database wants an occupancy of the kind. */
function statusesOfTrigger(conditions: Record<string, RegExp>) {
  const text = textOf("lib/server/platform/db/migrations/0001_objects.sql");
  return Object.entries(conditions).map(([kind, condition]) => [kind, wordsOf(condition.exec(text)?.[1])]);
}

const withOccupancy = (table: Record<string, string | null>, kind: string | null) =>
  Object.keys(table)
    .filter((status) => table[status] === kind)
    .sort();

test("the database trigger and the occupancy table agree for every reservation status", () => {
  const wanted = statusesOfTrigger({
    hold: /current_status = ('[a-z_]+') and occupancy_kind is distinct from 'hold'/,
    reservation: /current_status in \(([^)]+)\) and occupancy_kind is distinct from 'reservation'/,
    none: /current_status in \(([^)]+)\) and occupancy_kind is not null/,
  });
  expect(wanted).toEqual([
    ["hold", withOccupancy(OCCUPANCY_OF_RESERVATION, "hold")],
    ["reservation", withOccupancy(OCCUPANCY_OF_RESERVATION, "reservation")],
    ["none", withOccupancy(OCCUPANCY_OF_RESERVATION, null)],
  ]);
});

test("the database trigger and the occupancy table agree for every order status", () => {
  const wanted = statusesOfTrigger({
    hold: /current_status = ('[a-z_]+') then 'hold'/,
    service: /current_status in \(([^)]+)\) then 'service'/,
  });
  expect(wanted).toEqual([
    ["hold", withOccupancy(OCCUPANCY_OF_ORDER, "hold")],
    ["service", withOccupancy(OCCUPANCY_OF_ORDER, "service")],
  ]);
});

test.each([
  ["reservation", "reservations", "reservations", "lib/server/booking/lifecycle/apply-reservation-event.ts"],
  ["order", "service_orders", "serviceOrders", "lib/server/booking/lifecycle/apply-order-event.ts"],
])("only one file writes the status of %ss", (_, table, name, writer) => {
  const bySql = new RegExp(`update ${table}\\b[^;\`]*\\bset\\b[^;\`]*\\bstatus\\s*=`, "i");
  const byTable = new RegExp(`update\\(${name}\\)\\s*\\.set\\(\\{[^}]*\\bstatus\\b`);
  const writers = filesOf(...CODE).filter((file) => {
    if (file.includes("/seed/")) return false;
    const text = textOf(file);
    return bySql.test(text) || byTable.test(text);
  });
  expect(writers).toEqual([writer]);
});

test.each([
  ["reservations", RESERVATION_STATUSES, TRANSITIONS, ["status"]],
  ["orders", ORDER_STATUSES, ORDER_TRANSITIONS, ["status", "explain"]],
] as const)(
  "every status of %s is in the transition table and has labels in three languages",
  (noun, statuses, transitions, keys) => {
    expect(Object.keys(transitions).sort()).toEqual([...statuses].sort());
    for (const locale of LOCALES) {
      const words = JSON.parse(textOf(`messages/${locale}.json`))[noun];
      for (const key of keys) expect(Object.keys(words[key]).sort()).toEqual([...statuses].sort());
    }
  },
);
