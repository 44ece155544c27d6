import type { BoatTerms, TripRequest } from "@/lib/domain/pricing/trip-terms";
import { hoursUntil } from "@/lib/domain/shared/instant";
import {
  addDays,
  atHour,
  hoursBetween,
  minutesIntoDay,
  nightsBetween,
  type TripDay,
  type TripTime,
  toInstant,
  tripDayOf,
} from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { noticeHoursOf } from "./notice-hours-of";
import { SWIM_TOUR_HOURS } from "./swim-tour-hours";
import { withinServiceHours } from "./within-service-hours";

/** A season is open for booking this far ahead. */
export const MAX_DAYS_AHEAD = 540;

export interface TripTimes {
  startsAt: TripTime;
  endsAt: TripTime;
  startDay: TripDay;
  startInstant: Date;
  hours: number;
  /** 0 for hourly rent. */
  nights: number;
}

export type TripTimesRefusal =
  | "end_before_start"
  | "swim_tour_hours"
  | "not_whole_hours"
  | "in_the_past"
  | "too_soon"
  | "too_far_ahead"
  | "outside_service_hours";

/** The last Istanbul day on which a trip may end. */
export function lastTripDay(now: Date): TripDay {
  return addDays(tripDayOf(now), MAX_DAYS_AHEAD);
}

function requestedTimes(terms: BoatTerms, request: TripRequest): TripTimes {
  const daily = request.rentType === "daily";
  const startDay = request.startsAt.slice(0, 10);
  const endDay = request.endsAt.slice(0, 10);
  const startsAt = daily ? atHour(startDay, terms.handoverStartHour) : request.startsAt;
  const endsAt = daily ? atHour(endDay, terms.handoverEndHour) : request.endsAt;
  return {
    startsAt,
    endsAt,
    startDay,
    startInstant: toInstant(startsAt),
    hours: hoursBetween(startsAt, endsAt),
    nights: daily ? nightsBetween(startDay, endDay) : 0,
  };
}

function withinSwimTourHours({ startsAt, endsAt, startDay }: TripTimes): boolean {
  return (
    minutesIntoDay(startsAt, startDay) >= SWIM_TOUR_HOURS.from * 60 &&
    minutesIntoDay(endsAt, startDay) <= SWIM_TOUR_HOURS.until * 60
  );
}

/**
 * When the trip would begin and end, in Istanbul's time, with the boat's hand-over hours for daily rent.
 * Refuses times that no boat or not this boat sails at; a trip may start exactly at the end of its notice.
 */
export function checkTripTimes(
  terms: BoatTerms,
  request: TripRequest,
  now: Date,
): Outcome<TripTimes, TripTimesRefusal> {
  const times = requestedTimes(terms, request);
  const hourly = request.rentType === "hourly";
  if (times.hours <= 0 || (!hourly && times.nights < 1)) return refuse("end_before_start");
  if (request.swimTour && (!hourly || !withinSwimTourHours(times))) {
    return refuse("swim_tour_hours", SWIM_TOUR_HOURS);
  }
  const wholeHours = times.startsAt.endsWith(":00") && Number.isInteger(times.hours);
  if (hourly && !wholeHours) return refuse("not_whole_hours");

  const noticeHours = noticeHoursOf(terms);
  const hoursAhead = hoursUntil(times.startInstant, now);
  if (hoursAhead < 0) return refuse("in_the_past");
  if (hoursAhead < noticeHours) return refuse("too_soon", { noticeHours });
  const lastDay = lastTripDay(now);
  if (times.endsAt.slice(0, 10) > lastDay) return refuse("too_far_ahead", { lastDay });

  if (hourly && !withinServiceHours(terms, times.startsAt, times.endsAt)) {
    return refuse("outside_service_hours", {
      opensHour: terms.serviceOpensHour,
      closesHour: terms.serviceClosesHour,
    });
  }
  return accept(times);
}
