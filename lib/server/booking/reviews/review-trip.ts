import type { InferInput, InferOutput } from "valibot";
import type { reviewBody, reviewResponse } from "@/lib/contracts/reservations";
import { maskContacts } from "@/lib/domain/messages/mask-contacts";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { lockReservation } from "@/lib/server/booking/lifecycle/lock-reservation";
import { queueReservationMails } from "@/lib/server/booking/lifecycle/reservation-mails";
import { refreshBoatFacts } from "@/lib/server/catalogue/boats/facts/refresh-boat-facts";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";
import { reviews } from "@/lib/server/platform/db/schema/reservations";

export interface TripReview extends InferOutput<typeof reviewBody> {
  reservationId: string;
  userId: string;
  /** The language that it is written in. */
  locale: Locale;
}

/**
 * Publishes the customer's review of a completed trip at once, and brings the boat's rating and the pages that show
 * it up to date, and tells the owner, in one transaction. Numbers and addresses in it are hidden, since everybody
 * reads it. Another customer's trip is not found, one that is not over is refused, and so is a second review.
 */
export async function reviewTrip(
  review: TripReview,
  now: Date,
): Promise<
  Outcome<InferInput<typeof reviewResponse>, "not_found" | "trip_not_completed" | "already_reviewed">
> {
  const { reservationId, userId, locale, clean_rate, service_rate, comm_rate, pp_rate } = review;
  const [title, text] = [maskContacts(review.title).text, maskContacts(review.text).text];
  return inTransaction(async (tx, client) => {
    // Also the boat's lock: two reviews of one boat must both be counted.
    const reservation = await lockReservation(tx, reservationId);
    if (!reservation || reservation.userId !== userId) return refuse("not_found");
    if (reservation.status !== "reservation_completed" || reservation.noShowAt)
      return refuse("trip_not_completed");
    const [row] = await tx
      .insert(reviews)
      .values({
        reservationId,
        boatId: reservation.boatId,
        userId,
        locale,
        title,
        text,
        cleanRate: clean_rate,
        serviceRate: service_rate,
        commRate: comm_rate,
        ppRate: pp_rate,
        createdAt: now,
      })
      .onConflictDoNothing({ target: reviews.reservationId })
      .returning({ id: reviews.id });
    if (!row) return refuse("already_reviewed");
    await refreshBoatFacts(client, [reservation.boatId], tripDayOf(now));
    await queueReservationMails(tx, reservationId, ["reviewed_owner"]);
    await notifyTags(tx, ["boat-lists", `boat:${reservation.boatId}`, "home"]);
    const scores = { clean_rate, service_rate, comm_rate, pp_rate };
    return accept({ id: row.id, title, text, ...scores, created_at: now.toISOString() });
  });
}
