import { refuse } from "@/lib/domain/shared/outcome";
import { tripRequestOf } from "@/lib/server/catalogue/boats/trip-request-of";
import { action } from "@/lib/server/operator/action";
import { bookForCaller } from "@/lib/server/people/accounts/care/book-for-caller";

export const POST = action("POST /operate/reservations", async ({ body, by, now }) => {
  const { customer, person, phone } = body;
  if ((customer === null) === (person === null)) return refuse("invalid_input", { field: "customer" });
  const caller = person ? { customerId: null, ...person } : { customerId: customer ?? "", phone };
  const trip = {
    caller,
    boatId: body.vehicle_id,
    request: tripRequestOf(body),
    departurePortId: body.departure_port,
    arrivalPortId: null,
    note: body.note,
    expectedTotalMinor: body.expected_total,
    holdHours: body.hold_hours,
    link: body.link,
  };
  return bookForCaller(trip, by, now);
});
