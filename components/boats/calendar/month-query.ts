import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import { addMonths } from "@/components/ui/calendar/month-days";
import { availabilityQuery } from "@/lib/client/api/vehicles";

/** The days of a month from today on, and the first one after it, into which trips may last. */
export function monthQuery(boat: BookingBoat, month: string, today: string | null) {
  return availabilityQuery(boat.id, today && month < today ? today : month, addMonths(month, 1));
}
