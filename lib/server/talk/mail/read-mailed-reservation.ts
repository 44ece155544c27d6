import { and, eq, sql } from "drizzle-orm";
import { serverEnv } from "@/lib/config/env.server";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { CHANGE_REASON } from "@/lib/server/booking/checkout/find-paid-money";
import {
  type ReservationRecord,
  readReservations,
} from "@/lib/server/booking/reservations/read-reservations";
import { isBlockedSql } from "@/lib/server/catalogue/occupancy/is-blocked-sql";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { boats, boatTexts } from "@/lib/server/platform/db/schema/boats";
import { reservationChanges } from "@/lib/server/platform/db/schema/changes";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";

/** What mails need about a reservation beyond its record. */
export interface MailedReservation extends ReservationRecord {
  customer: { name: string; firstName: string; email: string | null; phone: string | null };
  owner: { name: string; email: string };
  operator: { name: string; email: string };
  /** Refunded or on its way, in minor units; without the differences of changes, which have mails of their own. */
  refundMinor: number;
  cancelReason: string | null;
  /** Whether the boat is blocked during the trip: after a cancellation its time is not free again. */
  blocked: boolean;
  /** Why the latest refund was decided; null without one. */
  refundReason: string | null;
  /** What was accepted with the first payment (`changeId` null) and with each change. */
  contracts: { title: string; text: string; locale: Locale; changeId: string | null }[];
}

type Extras = Omit<MailedReservation, keyof ReservationRecord | "operator">;

/** The languages of the mails about a reservation; null when it does not exist. */
export async function findMailLocales(
  reservationId: string,
  db: Db = getDb(),
): Promise<{ customer: Locale; owner: Locale; operator: Locale } | null> {
  const [found] = await db
    .select({ customer: reservations.locale, owner: boats.ownerLocale })
    .from(reservations)
    .innerJoin(boats, eq(boats.id, reservations.boatId))
    .where(eq(reservations.id, reservationId));
  return found ? { ...found, operator: DEFAULT_LOCALE } : null;
}

/** The boat that a change took a trip away from, with her owner; null when it stayed on its boat. */
export async function findFormerBoat(
  changeId: string | null,
  db: Db = getDb(),
): Promise<{ name: string; owner: { name: string; email: string }; locale: Locale } | null> {
  if (!changeId) return null;
  const { code, ownerName, ownerEmail, ownerLocale } = boats;
  const isNamed = and(eq(boatTexts.boatId, boats.id), eq(boatTexts.locale, ownerLocale));
  const [found] = await db
    .select({ code, ownerName, ownerEmail, ownerLocale, name: boatTexts.name })
    .from(reservationChanges)
    .innerJoin(boats, eq(boats.id, reservationChanges.oldBoatId))
    .leftJoin(boatTexts, isNamed)
    .where(eq(reservationChanges.id, changeId));
  if (!found) return null;
  const owner = { name: found.ownerName, email: found.ownerEmail };
  return { name: found.name ?? found.code, owner, locale: found.ownerLocale };
}

/** A reservation as the mail in this language describes it. Throws when it does not exist. */
export async function readMailedReservation(
  reservationId: string,
  locale: Locale,
  db: Db = getDb(),
): Promise<MailedReservation> {
  const [records, { rows }] = await Promise.all([
    readReservations(db, sql`r.id = ${reservationId}`, locale, 1),
    db.execute<{ extras: Extras }>(sql`
      select json_build_object(
        'customer', json_build_object('name', u.name || ' ' || u.surname, 'firstName', u.name,
          'email', u.email, 'phone', u.phone),
        'owner', json_build_object('name', b.owner_name, 'email', b.owner_email),
        'cancelReason', r.cancel_reason,
        'blocked', ${isBlockedSql({ boatId: sql`r.boat_id`, startsAt: sql`r.starts_at`, endsAt: sql`r.ends_at` })},
        'refundMinor', (select coalesce(sum(f.amount_minor), 0) from refunds f join payments p on p.id = f.payment_id
          where p.reservation_id = r.id and f.reason <> ${CHANGE_REASON} and (p.change_id is null or p.state = 'paid')),
        'refundReason', (select f.reason from refunds f join payments p on p.id = f.payment_id
          where p.reservation_id = r.id and f.reason <> ${CHANGE_REASON}
          order by f.created_at desc, f.id desc limit 1),
        'contracts', (select coalesce(json_agg(json_build_object('title', c.title, 'text', a.filled_text, 'locale', c.locale,
            'changeId', coalesce(a.change_id, p.change_id)) order by c.kind desc), '[]')
          from contract_acceptances a join contracts c on c.id = a.contract_id
          left join payments p on p.id = a.payment_id
          left join reservation_changes x on x.id = a.change_id
          where (p.reservation_id = r.id and p.state = 'paid') or (x.reservation_id = r.id and x.status = 'made'))
      ) as extras
      from reservations r join users u on u.id = r.user_id join boats b on b.id = r.boat_id
      where r.id = ${reservationId}`),
  ]);
  const [record] = records;
  const extras = rows[0]?.extras;
  if (!record || !extras) throw new Error(`No reservation ${reservationId}`);
  const { brand } = await readSiteSettings(db);
  const operator = { name: brand[DEFAULT_LOCALE], email: serverEnv().OPERATOR_EMAIL };
  return { ...record, ...extras, operator };
}
