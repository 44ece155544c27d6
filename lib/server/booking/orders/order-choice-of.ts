import type { InferOutput } from "valibot";
import type { createOrderBody, orderPriceBody } from "@/lib/contracts/orders";

type Body = InferOutput<typeof orderPriceBody> | InferOutput<typeof createOrderBody>;

/** The choice of a call, with the field names of the domain. */
export function orderChoiceOf<B extends Body>(slug: string, body: B) {
  return {
    slug,
    packageId: body.package_id,
    day: body.date,
    personCount: body.person_count,
    placeId: body.place as B["place"],
    boatId: body.vehicle_id,
    startHour: body.start_hour as B["start_hour"],
  };
}
