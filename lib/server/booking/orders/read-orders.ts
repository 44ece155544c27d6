import { type SQL, sql } from "drizzle-orm";
import type { PolicyStep } from "@/lib/domain/reservations/plan-refund";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import type { ContractKind, Currency, OrderStatus } from "@/lib/domain/shared/vocabulary";
import type { Locale, LocalizedText } from "@/lib/i18n/locales";
import { inReviewSql } from "@/lib/server/booking/checkout/in-review-sql";
import { type Invoice, invoiceSql } from "@/lib/server/booking/checkout/invoice-columns";
import { type RefundRecord, refundsSql } from "@/lib/server/booking/checkout/refund-records";
import { isBlockedSql } from "@/lib/server/catalogue/occupancy/is-blocked-sql";
import { type StepRecord, stepsSql } from "@/lib/server/platform/db/history-records";
import { DEFAULT_LOCALE_SQL, localizedSql, slugSql } from "@/lib/server/platform/db/localized-sql";
import type { Db } from "@/lib/server/platform/db/pool";

/** An order with everything that screens, contracts and mails show of it. Instants are ISO texts. */
export interface OrderRecord {
  id: string;
  number: string;
  userId: string;
  locale: Locale;
  createdAt: string;
  status: OrderStatus;
  expiresAt: string | null;
  paidAt: string | null;
  paymentInReview: boolean;
  cancelReason: string | null;
  service: { id: number; slug: string; name: LocalizedText; mediaKey: string | null };
  package: { id: number; name: LocalizedText; description: string };
  serviceDay: TripDay;
  /** Where the customer wants it: city or port; null in old orders. */
  place: {
    id: number;
    name: string;
    latitude: number;
    longitude: number;
    meetingPoint: string | null;
  } | null;
  startsAt: string | null;
  endsAt: string | null;
  boat: {
    id: number;
    code: string;
    slug: string;
    name: string;
    port: string;
    meetingPoint: string | null;
    phone: string | null;
    captain: string | null;
    latitude: number;
    longitude: number;
    /** Whether the boat is blocked during the order: after a cancellation its time is not free again. */
    blocked: boolean;
  } | null;
  personCount: number | null;
  customerName: string;
  phone: string;
  email: string;
  note: string | null;
  invoice: Invoice | null;
  currency: Currency;
  totalMinor: number;
  /** What a cancellation gives back, as it was when the order was made. */
  policySteps: readonly PolicyStep[];
  history: StepRecord<OrderStatus>[];
  refunds: RefundRecord[];
  /** Messages of the other side that the customer has not opened. */
  unreadMessages: number;
  /** Accepted with the payment that counted. */
  contracts: { kind: ContractKind; title: string; text: string; locale: Locale }[];
}

/** Reads orders (alias `o` in the condition), newest first, names in the language or in Turkish. */
export async function readOrders(
  db: Db,
  condition: SQL,
  locale: Locale,
  limit = 200,
): Promise<OrderRecord[]> {
  const { rows } = await db.execute<{ record: OrderRecord }>(sql`
    select json_build_object(
      'id', o.id, 'number', o.number, 'userId', o.user_id, 'locale', o.locale, 'createdAt', o.created_at,
      'status', o.status, 'expiresAt', o.expires_at, 'paidAt', o.paid_at, 'cancelReason', o.cancel_reason,
      'paymentInReview', ${inReviewSql({ kind: "order", id: sql`o.id` })},
      'service', json_build_object('id', c.id, 'slug', ${slugSql("service", sql`c.id`, locale)},
        'name', o.service_name, 'mediaKey', c.media_key),
      'package', json_build_object('id', p.id, 'name', o.package_name,
        'description', ${localizedSql(sql`p.description`, locale)}),
      'place', case when place.id is not null then json_build_object('id', place.id,
        'name', ${localizedSql(sql`place.name`, locale)}, 'latitude', place.latitude, 'longitude', place.longitude,
        'meetingPoint', ${localizedSql(sql`place.meeting_point`, locale)}) end,
      'serviceDay', o.service_day, 'startsAt', o.starts_at, 'endsAt', o.ends_at,
      'boat', case when b.id is not null then json_build_object('id', b.id, 'code', b.code,
        'slug', ${slugSql("boat", sql`b.id`, locale)}, 'name', coalesce(t.name, d.name, b.code),
        'port', ${localizedSql(sql`port.name`, locale)},
        'meetingPoint', ${localizedSql(sql`port.meeting_point`, locale)},
        'phone', coalesce(b.captain_phone, b.owner_phone), 'captain', b.captain_name,
        'latitude', port.latitude, 'longitude', port.longitude,
        'blocked', ${isBlockedSql({ boatId: sql`o.boat_id`, startsAt: sql`o.starts_at`, endsAt: sql`o.ends_at` })}) end,
      'personCount', o.person_count, 'customerName', o.customer_name, 'phone', o.phone, 'email', o.email,
      'note', o.note, 'invoice', ${invoiceSql(sql`o`)}, 'currency', o.currency, 'totalMinor', o.total_minor,
      'policySteps', o.policy_steps,
      'history', ${stepsSql("order", sql`o.id`)}, 'refunds', ${refundsSql(sql`y.service_order_id = o.id`)},
      'unreadMessages', (select count(*)::int from messages m
        where m.service_order_id = o.id and m.author <> 'customer' and m.read_at is null),
      'contracts', (select coalesce(json_agg(json_build_object('kind', k.kind, 'title', k.title,
          'text', a.filled_text, 'locale', k.locale) order by k.kind desc), '[]')
        from contract_acceptances a join contracts k on k.id = a.contract_id
        join payments y on y.id = a.payment_id where y.service_order_id = o.id and y.state = 'paid')
    ) as record
    from service_orders o
    join service_packages p on p.id = o.package_id
    join contents c on c.id = p.content_id
    left join boats b on b.id = o.boat_id
    left join places port on port.id = b.port_id
    left join places place on place.id = o.place_id
    left join boat_texts t on t.boat_id = b.id and t.locale = ${locale}
    left join boat_texts d on d.boat_id = b.id and d.locale = ${DEFAULT_LOCALE_SQL}
    where ${condition}
    order by o.created_at desc, o.id
    limit ${limit}`);
  return rows.map(({ record }) => record);
}
