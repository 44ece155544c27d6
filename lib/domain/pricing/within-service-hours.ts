import type { BoatTerms } from "@/lib/domain/pricing/trip-terms";
import { addDays, minutesIntoDay, type TripTime } from "@/lib/domain/shared/istanbul-time";

type ServiceHours = Pick<BoatTerms, "serviceOpensHour" | "serviceClosesHour">;

/**
 * Whether the whole trip is within one day of service. A boat that closes at or before its opening hour closes
 * on the next day; one that is open 24 hours never closes in between.
 */
export function withinServiceHours(hours: ServiceHours, startsAt: TripTime, endsAt: TripTime): boolean {
  const { serviceOpensHour: opens, serviceClosesHour } = hours;
  const closes = serviceClosesHour <= opens ? serviceClosesHour + 24 : serviceClosesHour;
  if (closes - opens >= 24) return true;
  const startDay = startsAt.slice(0, 10);
  // After midnight a trip may belong to the service of the evening before.
  return [startDay, addDays(startDay, -1)].some(
    (day) => minutesIntoDay(startsAt, day) >= opens * 60 && minutesIntoDay(endsAt, day) <= closes * 60,
  );
}
