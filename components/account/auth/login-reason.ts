import { pendingFavourite } from "@/lib/client/session/pending-favourite";
import { pendingWaitingEntry } from "@/lib/client/waiting/pending-waiting-entry";
import { matchPath } from "@/lib/routes/match-path";
import { parseAddress } from "@/lib/routes/parse-address";
import type { RouteName } from "@/lib/routes/route-table";

type LoginReason = "booking" | "favourites" | "waiting" | "reservations" | "messages" | "account";

const REASONS: Partial<Record<RouteName, LoginReason>> = {
  checkout: "booking",
  favourites: "favourites",
  waitingList: "waiting",
  requests: "reservations",
  reservations: "reservations",
  reservation: "reservations",
  messages: "messages",
  ask: "messages",
};

/** Why the visitor is asked to log in: what was pressed, or the page that was opened. Null where they chose to. */
export function loginReason(next: string | undefined): LoginReason | null {
  if (next) {
    const { locale, path } = parseAddress(next.split(/[?#]/)[0] ?? "");
    const name = path === null ? undefined : matchPath(locale, path)[0]?.name;
    return (name && REASONS[name]) ?? "account";
  }
  if (pendingFavourite.read()) return "favourites";
  return pendingWaitingEntry.read() ? "waiting" : null;
}
