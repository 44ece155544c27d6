import type { ConsoleList } from "@/lib/domain/staff/console-lists";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

/** Where each list stands. */
const ROUTE_OF = {
  bookings: "consoleBookings",
  payments: "consolePayments",
  refunds: "consoleRefunds",
  contents: "consoleContents",
  audit: "consoleAudit",
} as const satisfies Record<ConsoleList, string>;

/** The address of a list that is asked for something. */
export function listPath(list: ConsoleList, locale: Locale, query?: Record<string, string>): string {
  return pathFor(ROUTE_OF[list], locale, null, query);
}
