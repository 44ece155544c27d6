import type { InferOutput } from "valibot";
import type { callerAction } from "@/lib/contracts/console/caller";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { tripRequestOf } from "@/lib/server/catalogue/boats/trip-request-of";
import type { CallerTrip } from "@/lib/server/people/accounts/care/book-for-caller";

/** What console and command line ask for, as the verb takes it. Refuses a customer that is both known and new. */
export function callerTripOf(
  body: Omit<InferOutput<typeof callerAction>, "fingerprint">,
): Outcome<CallerTrip, "invalid_input"> {
  const { customer, person, phone } = body;
  if ((customer === null) === (person === null)) return refuse("invalid_input", { field: "customer" });
  return accept({
    caller: person ? { customerId: null, ...person } : { customerId: customer ?? "", phone },
    boatId: body.vehicle_id,
    request: tripRequestOf(body),
    departurePortId: body.departure_port,
    arrivalPortId: null,
    note: body.note,
    expectedTotalMinor: body.expected_total,
    holdHours: body.hold_hours,
    link: body.link,
  });
}
