import { sql } from "drizzle-orm";
import type { GuestAnswerResponse } from "@/lib/contracts/guests";
import { listPacking, type PackingItem } from "@/lib/domain/guests/list-packing";
import { type InvitationState, invitationState, mayCallCaptain } from "@/lib/domain/guests/plan-guests";
import { includesSunset } from "@/lib/domain/light/day-light";
import { type TripTime, toTripTime } from "@/lib/domain/shared/istanbul-time";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { findInvitedTrip } from "@/lib/server/booking/guests/answer-invitation";
import { readAnswers } from "@/lib/server/booking/guests/read-guests";
import {
  type ReservationRecord,
  readReservations,
} from "@/lib/server/booking/reservations/read-reservations";
import { dayLightOf } from "@/lib/server/catalogue/boats/day-light-of";
import { type PictureResponse, pictureResponse } from "@/lib/server/catalogue/media/picture-response";
import { getDb } from "@/lib/server/platform/db/pool";

/** The facts of a trip that everybody with the invitation's link may see. */
export interface GuestPage {
  state: Exclude<InvitationState, "closed">;
  /** The customer's first name; the page shows nothing else of the customer. */
  host: string;
  boat: { name: string; code: string; slug: string; picture: PictureResponse | null };
  startsAt: TripTime;
  endsAt: TripTime;
  port: ReservationRecord["departurePort"];
  /** The port where the trip ends; null when it is the port of departure. */
  arrival: string | null;
  /** Sunset of the first evening; `within` = during the trip. */
  sunset: { at: TripTime; within: boolean };
  packing: PackingItem[];
  /** Shown from 72 hours before the start until the end of the trip; otherwise null. */
  captain: { name: string | null; phone: string | null } | null;
  /** The total of the trip; null unless the customer shows it. */
  cost: { totalMinor: number; currency: Currency } | null;
  answers: GuestAnswerResponse;
  /** Number of steps in the trip's history; the calendar file uses it as its sequence. */
  changes: number;
}

/**
 * The page of an invitation, read from the reservation at each visit, so that it shows a moved or cancelled trip at
 * once. Null for a token that opens nothing.
 */
export async function getGuestPage(
  token: string,
  locale: Locale,
  browserHash: string | null,
  now: Date,
): Promise<GuestPage | null> {
  const db = getDb();
  const trip = await findInvitedTrip(db, token);
  const state = trip && invitationState(trip.status, trip.startsAt, now);
  if (!trip || !state || state === "closed") return null;
  const [[record], answers] = await Promise.all([
    readReservations(db, sql`r.id = ${trip.reservationId}::uuid`, locale, 1),
    readAnswers(db, trip.reservationId, trip, browserHash),
  ]);
  if (!record) return null;
  const { boat, departurePort, captainName, boatPhone, totalMinor, currency } = record;
  const [starts, ends] = [new Date(record.startsAt), new Date(record.endsAt)];
  const times = { startsAt: toTripTime(starts), endsAt: toTripTime(ends) };
  const light = dayLightOf(departurePort, times.startsAt.slice(0, 10));
  const callable = state !== "cancelled" && mayCallCaptain({ startsAt: starts, endsAt: ends }, now);
  return {
    state,
    host: trip.host,
    boat: {
      name: boat.name,
      code: boat.code,
      slug: boat.slug,
      picture: pictureResponse(boat.mediaKey, boat.name),
    },
    ...times,
    port: departurePort,
    arrival: record.arrivalPort?.name ?? null,
    sunset: { at: light.sunset, within: includesSunset(times, light) },
    packing: listPacking(times),
    captain: callable ? { name: captainName, phone: boatPhone } : null,
    cost: trip.showsCost ? { totalMinor, currency } : null,
    answers,
    changes: record.history.length,
  };
}
