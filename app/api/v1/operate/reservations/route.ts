import { action } from "@/lib/server/operator/action";
import { bookForCaller } from "@/lib/server/people/accounts/care/book-for-caller";
import { callerTripOf } from "@/lib/server/people/accounts/care/caller-trip-of";

export const POST = action("POST /operate/reservations", async ({ body, by, now }) => {
  const trip = callerTripOf(body);
  return trip.ok ? bookForCaller(trip.value, by, now) : trip;
});
