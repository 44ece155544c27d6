import type { OrderEvent } from "@/lib/domain/orders/next-order-status";
import type { ReservationEvent } from "@/lib/domain/reservations/next-status";
import type {
  ActorKind,
  ChangeStatus,
  Currency,
  PaymentState,
  RefundState,
} from "@/lib/domain/shared/vocabulary";
import type { BookingRef } from "@/lib/server/booking/checkout/payment-subject";
import { getPool } from "@/lib/server/platform/db/pool";

/** The event, or the state of the payment, refund or change. */
type NamedStep =
  | { kind: "event"; name: "create" | ReservationEvent | OrderEvent }
  | { kind: "payment"; name: PaymentState }
  | { kind: "refund"; name: RefundState }
  | { kind: "noted"; name: "trip_no_show" | "trip_came" | "trip_moved" }
  | { kind: "change_asked" | "change_ended"; name: ChangeStatus };

/** One line of a booking's history. */
export type BookingStep = NamedStep & {
  at: Date;
  /** Who caused an event: the kind, and which of the staff. */
  actor: ActorKind | null;
  staff: string | null;
  staffName: string | null;
  /** Why: a text of a person, or a code. */
  reason: string | null;
  /** The words that the operator gave to a refund. */
  note: string | null;
  /** The amount of a payment or refund; what a change costs more. */
  amountMinor: number | null;
  /** What a change refunds. */
  backMinor: number | null;
  currency: Currency;
  /** The old and the new start of a changed trip. */
  oldStartsAt: Date | null;
  startsAt: Date | null;
};

const TABLES = {
  reservation: { table: "reservations", history: "reservation_history", key: "reservation_id" },
  order: { table: "service_orders", history: "service_order_history", key: "order_id" },
} as const;
const PAID_FOR = { reservation: "p.reservation_id", order: "p.service_order_id" } as const;

/** What happened to a reservation or order, with its payments, refunds and changes, in order. */
export async function listSteps({ kind, id }: BookingRef): Promise<BookingStep[]> {
  const { table, history, key } = TABLES[kind];
  const { rows } = await getPool().query<BookingStep>(
    `with booking as (select id, currency from ${table} where id = $1)
     select steps.*, w.name as "staffName", booking.currency from booking cross join (
       select at, 'event' as kind, event as name, actor,
         case actor when 'staff' then actor_id end as staff, reason, null as note, null::float8 as "amountMinor",
         null::float8 as "backMinor", null::timestamptz as "oldStartsAt", null::timestamptz as "startsAt"
       from ${history} where ${key} = $1
       union all select coalesce(p.settled_at, p.created_at), 'payment', p.state, null, null, p.failure_code, null, p.amount_minor::float8, null, null, null
       from payments p where ${PAID_FOR[kind]} = $1
       union all select f.created_at, 'refund', f.state, null, null, f.reason, f.note, f.amount_minor::float8, null, null, null
       from refunds f join payments p on p.id = f.payment_id where ${PAID_FOR[kind]} = $1
       union all select created_at, 'change_asked', status, null, null, null, null, payment_minor::float8, refund_minor::float8,
         old_starts_at, starts_at from reservation_changes where reservation_id = $1
       union all select ended_at, 'change_ended', status, null, null, reason, null, null, null, null, null
       from reservation_changes where reservation_id = $1 and ended_at is not null
       union all select at, 'noted', event, actor_kind, actor_id, reason, null, null, null, null, null
       from audit_events where subject_kind = '${kind}' and subject_id = $1::uuid::text
         and event in ('trip_no_show', 'trip_came', 'trip_moved')
     ) steps left join staff w on w.id::text = steps.staff
     -- What an event brings with it has its instant, and follows it.
     order by at, steps.kind <> 'event', steps.kind`,
    [id],
  );
  return rows;
}
