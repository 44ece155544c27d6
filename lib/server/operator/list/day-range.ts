import { addDays, atHour, type TripDay, toInstant } from "@/lib/domain/shared/istanbul-time";
import type { Values } from "@/lib/server/operator/list/read-page";

/** The conditions that an instant lies on days of Istanbul, both included; null = without this end. */
export function onDays(
  values: Values,
  instant: string,
  from: TripDay | null,
  until: TripDay | null,
): string[] {
  return [
    ...(from ? [`${instant} >= ${values.add(toInstant(atHour(from, 0)))}`] : []),
    ...(until ? [`${instant} < ${values.add(toInstant(atHour(addDays(until, 1), 0)))}`] : []),
  ];
}
