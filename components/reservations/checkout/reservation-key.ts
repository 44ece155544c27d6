import * as v from "valibot";
import { idempotencyKey } from "@/lib/client/api/idempotency-key";
import { dropDraft, readDraft, saveDraft } from "@/lib/client/drafts/draft-store";
import type { CreateReservationBody } from "@/lib/contracts/reservations";

const keyDraft = v.object({ body: v.string(), key: v.string(), expiresAt: v.nullable(v.string()) });

const draftOf = (boatId: number) => `reservation-key:${boatId}`;

function readKey(boatId: number) {
  const parsed = v.safeParse(keyDraft, readDraft(draftOf(boatId)));
  return parsed.success ? parsed.output : null;
}

/**
 * The key under which this very choice is sent: a double click, a reload or the back button repeats it and
 * books nothing twice. Another choice, or one whose hold has run out, is a new intention with a new key.
 */
export function reservationKey(body: CreateReservationBody, now: number): string {
  const text = JSON.stringify(body);
  const known = readKey(body.vehicle_id);
  const alive = known && (known.expiresAt === null || Date.parse(known.expiresAt) > now);
  if (known && alive && known.body === text) return known.key;
  const key = idempotencyKey();
  saveDraft(draftOf(body.vehicle_id), { body: text, key, expiresAt: null });
  return key;
}

/** Stores when the booked hold expires. */
export function rememberHold(boatId: number, expiresAt: string | null): void {
  const known = readKey(boatId);
  if (known) saveDraft(draftOf(boatId), { ...known, expiresAt });
}

/** After a clear refusal nothing was booked: the next attempt is a new one. */
export function forgetReservationKey(boatId: number): void {
  dropDraft(draftOf(boatId));
}
