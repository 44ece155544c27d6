import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import type { SuggestionResponse } from "@/lib/contracts/messages";
import { offerBoats } from "@/lib/server/catalogue/search/offers/offer-boats";
import type { Db } from "@/lib/server/platform/db/pool";

/** A suggested trip as it stands now: with its quote while the boat is free, otherwise with the reason why not. */
export async function suggestTrip(
  db: Db,
  boatId: number,
  trip: ChosenTrip,
  now: Date,
): Promise<SuggestionResponse> {
  const offer = (await offerBoats(db, [boatId], trip, now)).get(boatId);
  return {
    trip,
    state: offer?.state ?? "not_offered",
    currency: offer?.quote?.currency ?? null,
    total_price: offer?.quote?.totalMinor ?? null,
  };
}
