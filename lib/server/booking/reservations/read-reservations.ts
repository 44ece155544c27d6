import { type SQL, sql } from "drizzle-orm";
import type { PolicyStep } from "@/lib/domain/reservations/plan-refund";
import type {
  CancellationPolicy,
  Currency,
  PartnerPaymentType,
  RentType,
  ReservationStatus,
} from "@/lib/domain/shared/vocabulary";
import type { Locale, LocalizedText } from "@/lib/i18n/locales";
import { inReviewSql } from "@/lib/server/booking/checkout/in-review-sql";
import { type Invoice, invoiceSql } from "@/lib/server/booking/checkout/invoice-columns";
import { type RefundRecord, refundsSql } from "@/lib/server/booking/checkout/refund-records";
import { CHANGES_SQL, type ChangeRecord } from "@/lib/server/booking/reservations/change-records";
import type { StoredFine } from "@/lib/server/booking/reservations/insert-reservation";
import { type StepRecord, stepsSql } from "@/lib/server/platform/db/history-records";
import { DEFAULT_LOCALE_SQL, localizedSql, slugSql } from "@/lib/server/platform/db/localized-sql";
import type { Db } from "@/lib/server/platform/db/pool";

export interface LineRecord {
  code: string;
  serviceId: number | null;
  label: LocalizedText;
  unit: string;
  quantity: number;
  unitPriceMinor: number;
  amountMinor: number;
}

export interface ReviewRecord {
  title: string;
  text: string;
  cleanRate: number;
  serviceRate: number;
  commRate: number;
  ppRate: number;
  createdAt: string;
  /** The language that it was written in. */
  locale: Locale;
  /** The owner's public answer. */
  reply: string | null;
}

/** A reservation with everything that screens, contracts and mails show of it. Instants are ISO texts. */
export interface ReservationRecord {
  id: string;
  number: string;
  userId: string;
  locale: Locale;
  createdAt: string;
  status: ReservationStatus;
  /** When staff was told that nobody came. */
  noShowAt: string | null;
  expiresAt: string | null;
  paidAt: string | null;
  paymentInReview: boolean;
  boat: { id: number; code: string; slug: string; name: string; mediaKey: string | null };
  ownerName: string;
  /** The owner with address, tax number, telephone and mail address, as contracts name a provider; null if unknown. */
  ownerIdentity: string | null;
  captainName: string | null;
  /** The contact on the day: the captain, otherwise the owner. */
  boatPhone: string | null;
  departurePort: {
    id: number;
    name: string;
    meetingPoint: string | null;
    latitude: number;
    longitude: number;
  };
  arrivalPort: { id: number; name: string } | null;
  rentType: RentType;
  swimTour: boolean;
  startsAt: string;
  endsAt: string;
  personCount: number;
  note: string | null;
  invoice: Invoice | null;
  currency: Currency;
  totalMinor: number;
  prepaymentMinor: number;
  remainingMinor: number;
  acceptedOnBoard: PartnerPaymentType[];
  possible: StoredFine[];
  cancellationPolicy: CancellationPolicy;
  /** Its steps as they were when the trip was reserved. */
  policySteps: readonly PolicyStep[];
  /** From when its steps count where a change kept an earlier start; null = from the start of the trip. */
  policyStartsAt: string | null;
  lines: LineRecord[];
  history: StepRecord<ReservationStatus>[];
  refunds: RefundRecord[];
  /** Every requested change of the trip, the oldest first. */
  changes: ChangeRecord[];
  /** The change that this record shows as made already; see `changedRecord`. */
  change?: ChangeRecord;
  review: ReviewRecord | null;
  /** Messages of the other side that the customer has not opened. */
  unreadMessages: number;
}

const port = (alias: SQL, locale: Locale) =>
  sql`case when ${alias}.id is null then null else json_build_object('id', ${alias}.id,
    'name', ${localizedSql(sql`${alias}.name`, locale)},
    'meetingPoint', ${localizedSql(sql`${alias}.meeting_point`, locale)},
    'latitude', ${alias}.latitude, 'longitude', ${alias}.longitude) end`;

/** Reads reservations (alias `r` in the condition), newest first, names in the language or in Turkish. */
export async function readReservations(
  db: Db,
  condition: SQL,
  locale: Locale,
  limit = 200,
): Promise<ReservationRecord[]> {
  const { rows } = await db.execute<{ record: ReservationRecord }>(sql`
    select json_build_object(
      'id', r.id, 'number', r.number, 'userId', r.user_id, 'locale', r.locale, 'createdAt', r.created_at,
      'status', r.status, 'expiresAt', r.expires_at, 'paidAt', r.paid_at, 'noShowAt', r.no_show_at,
      'paymentInReview', ${inReviewSql({ kind: "reservation", id: sql`r.id` })},
      'boat', json_build_object('id', b.id, 'code', b.code, 'slug', ${slugSql("boat", sql`b.id`, locale)},
        'name', coalesce(t.name, d.name, b.code), 'mediaKey', b.media_key),
      'ownerName', b.owner_name, 'captainName', b.captain_name, 'ownerIdentity', (
        select concat_ws(', ', o.legal_name, o.address, nullif(concat_ws(' ', o.tax_office, o.tax_number), ''),
          'MERSIS ' || o.mersis, o.phone, o.email, 'KEP ' || o.kep)
        from owners o where o.id = b.owner_id and o.legal_name is not null and o.address is not null),
      'boatPhone', coalesce(b.captain_phone, b.owner_phone),
      'departurePort', ${port(sql`dep`, locale)}, 'arrivalPort', ${port(sql`arr`, locale)},
      'rentType', r.rent_type, 'swimTour', r.swim_tour, 'startsAt', r.starts_at, 'endsAt', r.ends_at,
      'personCount', r.person_count, 'note', r.note, 'invoice', ${invoiceSql(sql`r`)}, 'currency', r.currency,
      'totalMinor', r.total_minor, 'prepaymentMinor', r.prepayment_minor, 'remainingMinor', r.remaining_minor,
      'acceptedOnBoard', r.accepted_on_board, 'possible', r.possible,
      'cancellationPolicy', r.cancellation_policy, 'policySteps', r.policy_steps,
      'policyStartsAt', r.policy_starts_at,
      'lines', (select coalesce(json_agg(json_build_object('code', l.code, 'serviceId', l.service_id, 'label', l.label,
          'unit', l.unit, 'quantity', l.quantity, 'unitPriceMinor', l.unit_price_minor,
          'amountMinor', l.amount_minor) order by l.position), '[]')
        from reservation_lines l where l.reservation_id = r.id),
      'history', ${stepsSql("reservation", sql`r.id`)}, 'refunds', ${refundsSql(sql`y.reservation_id = r.id`)},
      'changes', ${CHANGES_SQL},
      'review', (select json_build_object('title', v.title, 'text', v.text, 'cleanRate', v.clean_rate,
          'serviceRate', v.service_rate, 'commRate', v.comm_rate, 'ppRate', v.pp_rate, 'createdAt', v.created_at,
          'reply', v.reply, 'locale', v.locale)
        from reviews v where v.reservation_id = r.id),
      'unreadMessages', (select count(*)::int from messages m
        where m.reservation_id = r.id and m.author <> 'customer' and m.read_at is null)
    ) as record
    from reservations r
    join boats b on b.id = r.boat_id
    join places dep on dep.id = r.departure_port_id
    left join places arr on arr.id = r.arrival_port_id
    left join boat_texts t on t.boat_id = b.id and t.locale = ${locale}
    left join boat_texts d on d.boat_id = b.id and d.locale = ${DEFAULT_LOCALE_SQL}
    where ${condition}
    order by r.created_at desc, r.id
    limit ${limit}`);
  return rows.map(({ record }) => record);
}
