import type {
  BoatService,
  BoatTerms,
  CapacityReason,
  QuoteLine,
  TripRequest,
} from "@/lib/domain/pricing/trip-terms";
import { hoursUntil } from "@/lib/domain/shared/instant";
import { timesMinor } from "@/lib/domain/shared/money";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { TripTimes } from "./check-trip-times";
import { isCounted, type QuantityInputs, serviceQuantity } from "./service-quantity";

export type ServicesRefusal =
  | "unknown_service"
  | "quantity_out_of_range"
  | "service_lead_time"
  | "over_capacity";

function serviceLine(
  service: BoatService,
  inputs: QuantityInputs,
  foodCapacity: number,
  hoursAhead: number,
): Outcome<QuoteLine, ServicesRefusal> {
  const { serviceId, unit, maxQuantity, leadHours } = service;
  const counted = isCounted(unit);
  const isMeal = service.type === "meal";
  // A meal by the piece is limited by what the galley serves, any other by the persons that it serves.
  const max = Math.min(
    maxQuantity ?? Number.POSITIVE_INFINITY,
    isMeal ? foodCapacity : Number.POSITIVE_INFINITY,
  );
  if (!Number.isInteger(inputs.chosen) || inputs.chosen < 1 || (counted && inputs.chosen > max)) {
    return refuse("quantity_out_of_range", { serviceId, min: 1, max: Number.isFinite(max) ? max : null });
  }
  if (isMeal && !counted && inputs.persons > foodCapacity) {
    return refuse("over_capacity", {
      serviceId,
      capacity: foodCapacity,
      reason: "food_capacity" satisfies CapacityReason,
    });
  }
  if (hoursAhead < leadHours) return refuse("service_lead_time", { serviceId, leadHours });
  const quantity = serviceQuantity(unit, inputs);
  return accept({
    code: `service:${serviceId}`,
    rateKind: null,
    serviceId,
    unit,
    quantity,
    unitPriceMinor: service.priceMinor,
    amountMinor: timesMinor(service.priceMinor, quantity),
  });
}

/**
 * One line per chosen service, in the order of the first choice; the same service named twice counts as one
 * choice, so that a limit cannot be passed in slices. Refuses services that the boat does not offer, numbers
 * beyond their limit, meals for more persons than the galley serves, and orders after the lead time.
 */
export function priceServices(
  terms: Pick<BoatTerms, "services" | "foodCapacity">,
  request: Pick<TripRequest, "extras" | "personCount">,
  times: TripTimes,
  now: Date,
): Outcome<QuoteLine[], ServicesRefusal> {
  const chosen = new Map<number, number>();
  for (const { serviceId, quantity } of request.extras) {
    if (quantity < 1) return refuse("quantity_out_of_range", { serviceId, min: 1 });
    chosen.set(serviceId, (chosen.get(serviceId) ?? 0) + quantity);
  }
  const hoursAhead = hoursUntil(times.startInstant, now);
  const lines: QuoteLine[] = [];
  for (const [serviceId, quantity] of chosen) {
    const service = terms.services.find((offered) => offered.serviceId === serviceId);
    if (!service) return refuse("unknown_service", { serviceId });
    const inputs = { chosen: quantity, hours: times.hours, persons: request.personCount };
    const line = serviceLine(service, inputs, terms.foodCapacity, hoursAhead);
    if (!line.ok) return line;
    lines.push(line.value);
  }
  return accept(lines);
}
