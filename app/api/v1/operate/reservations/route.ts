import { action } from "@/lib/server/operator/action";
import { bookForCaller, callerTripOf } from "@/lib/server/people/accounts/care/book-for-caller";

export const POST = action("POST /operate/reservations", async ({ body, by, now }) => {
  const trip = callerTripOf(body);
  return trip.ok ? bookForCaller(trip.value, by, now) : trip;
});
