import type { InferOutput } from "valibot";
import type { orderPriceBody } from "@/lib/contracts/services";
import type { OrderChoice } from "@/lib/server/orders/calculate-order-price";

/** The choice of a call, with the field names of the domain. */
export function orderChoiceOf(slug: string, body: InferOutput<typeof orderPriceBody>): OrderChoice {
  return {
    slug,
    packageId: body.package_id,
    day: body.date,
    personCount: body.person_count,
    boatId: body.vehicle_id,
    startHour: body.start_hour,
  };
}
