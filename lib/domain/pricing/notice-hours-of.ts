import type { BoatTerms } from "@/lib/domain/pricing/trip-terms";

/** A request needs this long before the trip: the owner answers until 2 h, the customer pays until 1 h before. */
export const REQUEST_NOTICE_HOURS = 3;

/**
 * Hours that the boat needs between the request and the start, at least those of a request when an owner must answer.
 */
export function noticeHoursOf(terms: Pick<BoatTerms, "noticeHours" | "fastApp">): number {
  return terms.fastApp ? terms.noticeHours : Math.max(terms.noticeHours, REQUEST_NOTICE_HOURS);
}
