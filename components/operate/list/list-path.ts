import type { ConsoleList } from "@/lib/domain/staff/console-lists";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

/** Where each list stands. */
export const LIST_ROUTES = {
  bookings: "consoleBookings",
  payments: "consolePayments",
  refunds: "consoleRefunds",
  boats: "consoleBoats",
  owners: "consoleOwners",
  reviews: "consoleReviews",
  waiting: "consoleWaiting",
  shortlists: "consoleShortlists",
  contents: "consoleContents",
  audit: "consoleAudit",
} as const satisfies Record<ConsoleList, string>;

/** The address of a list that is asked for something. */
export function listPath(list: ConsoleList, locale: Locale, query?: Record<string, string>): string {
  return pathFor(LIST_ROUTES[list], locale, null, query);
}
