import type { QuoteBody } from "@/lib/contracts/boats/quote";
import type { RouteQuery } from "@/lib/routes/route-params";

/** What was chosen on the boat page: ids and choices, never a price. */
export type TripChoice = Omit<QuoteBody, "vehicle_id">;

/** The choice as the query of the checkout address; `parseCheckoutQuery` reads it back. */
export function checkoutQuery(choice: TripChoice): RouteQuery {
  return {
    rent_type: choice.rent_type,
    swim_tour: choice.swim_tour ? 1 : null,
    start_date: choice.start_date,
    end_date: choice.end_date,
    person_count: choice.person_count,
    extras: (choice.extras ?? []).map(({ service_id, quantity }) => `${service_id}:${quantity}`),
  };
}

/** The address of the checkout at this path, with the choice in its query. */
export function checkoutAddress(path: string, choice: TripChoice): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(checkoutQuery(choice))) {
    for (const one of [value].flat()) {
      if (one !== null && one !== undefined && one !== "") query.append(name, String(one));
    }
  }
  return `${path}?${query}`;
}
