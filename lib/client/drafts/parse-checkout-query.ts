import * as v from "valibot";
import type { TripChoice } from "@/lib/client/drafts/checkout-query";
import { quoteBody } from "@/lib/contracts/boats/quote";
import type { QueryParams } from "@/lib/routes/query-params";

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
const number = (text: string | undefined) => (text && /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN);

/** The choice in a checkout address; null when a part is missing or malformed, since nothing may be guessed. */
export function parseCheckoutQuery(params: QueryParams): TripChoice | null {
  const extras = [params.extras ?? []].flat().map((pair) => {
    const [serviceId, quantity] = pair.split(":");
    return { service_id: number(serviceId), quantity: number(quantity) };
  });
  const parsed = v.safeParse(quoteBody, {
    vehicle_id: 1,
    rent_type: one(params.rent_type),
    swim_tour: one(params.swim_tour) === "1",
    start_date: one(params.start_date),
    end_date: one(params.end_date),
    person_count: number(one(params.person_count)),
    extras,
  });
  if (!parsed.success) return null;
  const { vehicle_id: _, ...choice } = parsed.output;
  return choice;
}
