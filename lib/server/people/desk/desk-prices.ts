import { comparePrices, type PriceEffect, raisePrices } from "@/lib/domain/pricing/change-prices";
import type { BoatTerms } from "@/lib/domain/pricing/trip-terms";
import type { Actor } from "@/lib/domain/shared/actor";
import { addDays, type TripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import {
  readObject,
  type SavedPart,
  saveBoatPart,
  versionOfPart,
} from "@/lib/server/catalogue/boats/edit/save-boat-part";
import { writeBoat } from "@/lib/server/catalogue/boats/files/read-stored-boats";
import { findBoatTerms } from "@/lib/server/catalogue/boats/find-boat-terms";
import { findOwnBoat, type OwnBoat } from "@/lib/server/people/desk/own-boat";
import { getDb } from "@/lib/server/platform/db/pool";

/**
 * Some percent more or less on these days, both counted; or all rules of the prices anew, as a boats' file has them.
 */
export type PriceChange =
  | { kind: "raise"; from: TripDay; last: TripDay; percent: number }
  | { kind: "rates"; version: string; document: string };

type PriceRefusal =
  | "not_found"
  | "boat_changed"
  | "boat_invalid"
  | "end_before_start"
  | "no_day_changes"
  | "price_far";

/**
 * Changes the prices of an owner's boat and says what that does to the coming year. Refuses another owner's boat as one
 * that does not exist, what changes no day, and, unless the owner is `sure`, prices that are far from what they were.
 */
export async function changeOwnPrices(
  ownerId: string,
  code: string,
  { change, sure }: { change: PriceChange; sure: boolean },
  by: Actor<"owner">,
  now: Date,
): Promise<Outcome<PriceEffect & { currency: Currency }, PriceRefusal>> {
  const own = await findOwnBoat(ownerId, code);
  if (!own) return refuse("not_found");
  if (change.kind === "raise" && change.last < change.from) return refuse("end_before_start");
  const before = await termsOf(own.id);
  const saved = await saveBoatPart(own.code, savedPart(own, before, change), by, now);
  if (!saved.ok) return saved;
  const after = await termsOf(own.id);
  const effect = { ...comparePrices(before, after, tripDayOf(now)), currency: after.currency };
  if (effect.days === 0) return refuse("no_day_changes");
  return effect.farDays > 0 && !sure ? refuse("price_far") : accept(effect);
}

/** Within the running transaction. */
async function termsOf(boatId: number): Promise<BoatTerms> {
  const found = await findBoatTerms(getDb(), boatId);
  if (!found) throw new Error(`No boat ${boatId}`);
  return found.terms;
}

function savedPart({ stored, boat }: OwnBoat, { rates }: BoatTerms, change: PriceChange): SavedPart {
  if (change.kind === "rates") {
    // The currency is agreed with the operator.
    const document = JSON.stringify({ currency: boat.currency, rates: readObject(change.document)?.rates });
    return { part: "prices", version: change.version, document };
  }
  const { from, last, percent } = change;
  const raised = raisePrices(rates, { from, until: addDays(last, 1), percent }).map((rate) => ({
    kind: rate.kind,
    min_hours: rate.minHours,
    weekdays: rate.weekdays,
    from: rate.validFrom,
    until: rate.validUntil,
    price_minor: rate.priceMinor,
  }));
  const written = writeBoat({ ...stored, rates: raised as unknown as typeof stored.rates });
  const document = JSON.stringify({ currency: boat.currency, rates: written.rates });
  return { part: "prices", version: versionOfPart("prices", boat), document };
}
