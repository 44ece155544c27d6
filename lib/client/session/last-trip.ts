import { readDraft, saveDraft } from "@/lib/client/drafts/draft-store";
import { DEFAULT_GUESTS } from "@/lib/domain/search/search-names";

const LAST = "last-trip";
/** What of a search is its trip; `boatQuery` writes the same names. */
const NAMES = ["rent_type", "date", "end_date", "start_hour", "end_hour", "persons"] as const;

/** The query of a trip in one order and with the guests that a search without them means; empty without a day. */
export function tripKey(query: URLSearchParams): string {
  if (!query.get("date")) return "";
  const trip = new URLSearchParams();
  for (const name of NAMES) {
    const value = query.get(name) ?? (name === "persons" ? String(DEFAULT_GUESTS) : "");
    if (value !== "") trip.set(name, value);
  }
  return trip.toString();
}

/** Remembers in this tab the trip, or part of one, for which boats were shown last. Ignores a search without a day. */
export function rememberTrip(query: URLSearchParams): void {
  const key = tripKey(query);
  if (key) saveDraft(LAST, key);
}

/** The trip that boats were looked at for last, as the query of an address; null without one. */
export function lastTrip(): URLSearchParams | null {
  const known = readDraft(LAST);
  const trip = typeof known === "string" ? new URLSearchParams(known) : null;
  return trip && tripKey(trip) !== "" ? trip : null;
}
