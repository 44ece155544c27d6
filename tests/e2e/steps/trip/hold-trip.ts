import type { BrowserContext } from "playwright/test";
import type { QuoteBody, QuoteResponse } from "@/lib/contracts/boats/quote";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import { proveEmail } from "@/tests/e2e/steps/session/prove-email";
import { callSite } from "@/tests/e2e/steps/site/call-site";

/** An instant boat of the demo data, by its Turkish slug. */
export const INSTANT_BOAT = "mavi-ruya-motor-yat";

export interface HeldTrip {
  reservationId: string;
  number: string;
  boat: VehicleResponse;
  choice: Omit<QuoteBody, "vehicle_id">;
}

/** Of the demo data: its owner is asked first. */
export const REQUEST_BOAT = "bogaz-yildizi-motor-yat";

/** The signed-in customer of the browser holds or requests the boat on that day, without a single click. */
export async function holdTrip(
  context: BrowserContext,
  day: string,
  slug: string = INSTANT_BOAT,
): Promise<HeldTrip> {
  await proveEmail(context);
  const boat = await callSite<VehicleResponse>(context, `vehicles/${slug}`);
  const choice = {
    rent_type: "hourly" as const,
    start_date: `${day}T10:00`,
    end_date: `${day}T14:00`,
    person_count: 4,
  };
  const trip = { vehicle_id: boat.id, ...choice };
  const quote = await callSite<QuoteResponse>(context, "vehicles/calculate-price", trip);
  const { id, number } = await callSite<{ id: string; number: string }>(context, "reservations", {
    ...trip,
    departure_port: boat.port.id,
    expected_total: quote.total_price,
  });
  return { reservationId: id, number, boat, choice };
}
