import { checkBlock } from "@/lib/domain/availability/check-block";
import { type BOAT_PARTS, type BoatPart, partOfDocument } from "@/lib/domain/boats/boat-parts";
import type { Actor } from "@/lib/domain/shared/actor";
import { toTripTime } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Period } from "@/lib/domain/shared/period";
import { blockBoats } from "@/lib/server/booking/blocks/block-boats";
import { readObject, saveBoatPart, versionOfPart } from "@/lib/server/catalogue/boats/edit/save-boat-part";
import type { DeskSession } from "@/lib/server/people/desk/desk-session";
import { findOwnBoat } from "@/lib/server/people/desk/own-boat";
import { getPool } from "@/lib/server/platform/db/pool";
import { storeContactMessage } from "@/lib/server/reading/content/store-contact-message";

/** What owners change of a boat by themselves, each in a part of her document; all else is the operator's. */
export const OWN_PARTS = {
  terms: {
    part: "facts",
    fields: [
      "instant",
      "service_opens_hour",
      "service_closes_hour",
      "handover_start_hour",
      "handover_end_hour",
      "turnaround_minutes",
      "notice_hours",
    ],
  },
  extras: { part: "services", fields: ["services"] },
  rules: { part: "equipment", fields: ["usage_rules"] },
} as const satisfies Record<
  string,
  { part: BoatPart; fields: readonly (typeof BOAT_PARTS)[BoatPart][number][] }
>;
export type OwnPart = keyof typeof OWN_PARTS;

type SaveRefusal = "not_found" | "boat_changed" | "boat_invalid";

/**
 * Writes what an owner may change of an own boat; other fields of the document are passed over. Refuses another owner's
 * boat as one that does not exist, and what `saveBoatPart` refuses.
 */
export async function saveOwnPart(
  ownerId: string,
  code: string,
  { part: name, version, document }: { part: OwnPart; version: string; document: string },
  by: Actor<"owner">,
  now: Date,
): Promise<Outcome<null, SaveRefusal>> {
  const own = await findOwnBoat(ownerId, code);
  if (!own) return refuse("not_found");
  const { part, fields } = OWN_PARTS[name];
  const allowed: readonly string[] = fields;
  const given = Object.entries(readObject(document) ?? {}).filter(([field]) => allowed.includes(field));
  const whole = { ...partOfDocument(part, own.boat), ...Object.fromEntries(given) };
  return saveBoatPart(own.code, { part, version, document: JSON.stringify(whole) }, by, now);
}

/** Who paused a boat last; null when nobody did. Only what an owner paused may an owner put on sale again. */
async function lastPausedBy(boatId: number): Promise<string | null> {
  const { rows } = await getPool().query<{ kind: string }>(
    `select actor_kind as kind from audit_events where subject_kind = 'boat' and subject_id = $1
       and event = 'boat_saved' and data->'parts' ? 'status' order by id desc limit 1`,
    [String(boatId)],
  );
  return rows[0]?.kind ?? null;
}

/** Whether the boat is on sale, and whether her owner may change that. */
export async function readSaleState(own: { id: number; boat: { status?: string } }) {
  const onSale = own.boat.status === "published";
  const isPaused = own.boat.status === "archived" && (await lastPausedBy(own.id)) === "owner";
  return onSale ? "on_sale" : isPaused ? "paused" : "not_ours";
}

/**
 * Takes an own boat out of search and lists, or back into them; trips that are paid stay as they are. Refuses a boat
 * that the operator has not published or has put away.
 */
export async function pauseOwnBoat(
  ownerId: string,
  code: string,
  paused: boolean,
  by: Actor<"owner">,
  now: Date,
): Promise<Outcome<null, SaveRefusal | "boat_not_on_sale">> {
  const own = await findOwnBoat(ownerId, code);
  if (!own) return refuse("not_found");
  const state = await readSaleState(own);
  if (state === "not_ours") return refuse("boat_not_on_sale");
  const document = JSON.stringify({ status: paused ? "archived" : "published" });
  return saveBoatPart(
    own.code,
    { part: "status", version: versionOfPart("status", own.boat), document },
    by,
    now,
  );
}

/** A trip, event or request that cannot take place while a boat is out of service. */
export interface AffectedTrip {
  number: string;
  startsAt: Date;
}

export interface Outage extends Period {
  /** What is wrong with her. */
  reason: string;
}

/**
 * Takes an own boat out of service: keeps the time where nothing stands in it, otherwise asks the operator, who finds
 * other boats for the guests. Says which trips are affected.
 */
export async function takeOwnBoatOut(
  { ownerId, owner, member }: Pick<DeskSession, "ownerId" | "owner" | "member">,
  code: string,
  { reason, ...period }: Outage,
  by: Actor<"owner">,
  now: Date,
): Promise<
  Outcome<
    AffectedTrip[],
    "not_found" | "end_before_start" | "block_in_past" | "block_too_long" | "slot_taken" | "boats_taken"
  >
> {
  const own = await findOwnBoat(ownerId, code);
  if (!own) return refuse("not_found");
  const allowed = checkBlock(period, { now, evenLong: true });
  if (!allowed.ok) return allowed;
  const affected = await listAffected(own.id, period, now);
  if (affected.length === 0) {
    const blocked = await blockBoats({ boatIds: [own.id], ...period, note: reason, evenLong: true }, by, now);
    return blocked.ok ? accept([]) : blocked;
  }
  const span = `${toTripTime(period.startsAt)} – ${toTripTime(period.endsAt)}`;
  const numbers = affected.map(({ number }) => number).join(", ");
  const message = `${own.code}, ${span}\n${numbers}\n\n${reason}`;
  const { name, email, locale } = member;
  const from = { name: `${name} (${owner.name})`, email, phone: "", subject: "boat_owner" } as const;
  await storeContactMessage({ ...from, message }, locale);
  return accept(affected);
}

async function listAffected(
  boatId: number,
  { startsAt, endsAt }: Period,
  now: Date,
): Promise<AffectedTrip[]> {
  const { rows } = await getPool().query<AffectedTrip>(
    `select r.number, r.starts_at as "startsAt" from reservations r where r.boat_id = $1
       and (r.status in ('reservation_created', 'reservation_coming') or (r.status = 'request_created' and r.expires_at > $4))
       and r.starts_at < $3 and r.ends_at > $2
     union all
     select o.number, coalesce(o.starts_at, o.service_day::timestamp at time zone 'Europe/Istanbul')
     from service_orders o where o.boat_id = $1
       and (o.status = 'order_paid' or (o.status = 'order_requested' and o.expires_at > $4))
       and coalesce(o.starts_at, o.service_day::timestamp at time zone 'Europe/Istanbul') < $3
       and coalesce(o.ends_at, (o.service_day + 1)::timestamp at time zone 'Europe/Istanbul') > $2
     order by "startsAt"`,
    [boatId, startsAt, endsAt, now],
  );
  return rows;
}
