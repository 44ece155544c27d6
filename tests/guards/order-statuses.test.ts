import { ORDER_TRANSITIONS } from "@/lib/domain/services/next-order-status";
import { OCCUPANCY_OF_ORDER } from "@/lib/domain/services/order-occupancy";
import { ORDER_STATUSES } from "@/lib/domain/shared/vocabulary";
import { CODE, filesOf, textOf } from "@/tests/support/source-files";

const LOCALES = ["tr", "en", "ar"] as const;

test("the trigger of the database and the table of occupancies agree on every status of an order", () => {
  const sql = textOf("lib/server/db/migrations/0004_order_occupancies.sql");
  const quoted = (pattern: RegExp) =>
    (pattern.exec(sql)?.[1] ?? "").split(",").map((word) => word.trim().replaceAll("'", ""));
  const wanted = (kind: "hold" | "service") =>
    ORDER_STATUSES.filter((status) => OCCUPANCY_OF_ORDER[status] === kind);
  expect(quoted(/current_status = ('[a-z_]+') then 'hold'/)).toEqual(wanted("hold"));
  expect(quoted(/current_status in \(([^)]+)\) then 'service'/)).toEqual(wanted("service"));
});

test("only one file writes the status of an order", () => {
  const writers = filesOf(...CODE).filter((file) => {
    if (file.includes("/seed/")) return false;
    const text = textOf(file);
    return (
      /update service_orders\b[^;`]*\bset\b[^;`]*\bstatus\s*=/i.test(text) ||
      /update\(serviceOrders\)\s*\.set\(\{[^}]*\bstatus\b/.test(text)
    );
  });
  expect(writers).toEqual(["lib/server/services/apply-order-event.ts"]);
});

test("every status of an order stands in the transition table, and has its name in three languages", () => {
  expect(Object.keys(ORDER_TRANSITIONS).sort()).toEqual([...ORDER_STATUSES].sort());
  for (const locale of LOCALES) {
    const { status, explain } = JSON.parse(textOf(`messages/${locale}.json`)).orders;
    expect(Object.keys(status).sort()).toEqual([...ORDER_STATUSES].sort());
    expect(Object.keys(explain).sort()).toEqual([...ORDER_STATUSES].sort());
  }
});
