import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import type { SuggestionResponse } from "@/lib/contracts/messages";
import type { Db } from "@/lib/server/db/pool";
import { offerBoats } from "@/lib/server/search/offers/offer-boats";

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
