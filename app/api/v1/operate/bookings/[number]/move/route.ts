import { refuse } from "@/lib/domain/shared/outcome";
import { moveByOperator } from "@/lib/server/booking/changes/move-by-operator";
import { tripTimeOf } from "@/lib/server/catalogue/boats/trip-request-of";
import { action } from "@/lib/server/operator/action";
import { withBooking } from "@/lib/server/operator/with-booking";

export const POST = action("POST /operate/bookings/{number}/move", ({ params, body, by, now }) =>
  withBooking(params.number, async ({ kind, id }) => {
    if (kind === "order") return refuse("not_found");
    const newTrip = {
      startsAt: tripTimeOf(body.start_date),
      endsAt: tripTimeOf(body.end_date),
      personCount: body.person_count,
    };
    const move = { reservationId: id, boatCode: body.boat, newTrip, isWaived: body.difference === "keep" };
    return moveByOperator(move, by, now);
  }),
);
