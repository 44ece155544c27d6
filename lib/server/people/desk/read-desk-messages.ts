import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { getPool } from "@/lib/server/platform/db/pool";
import { ownerToken } from "@/lib/server/talk/owner-links/owner-link";

/** A conversation of an owner: about a trip, an event or a question before booking. */
export interface DeskConversation {
  kind: "reservation" | "order" | "question";
  number: string;
  boat: string;
  /** The first name only, until something is paid. */
  customerName: string;
  /** The beginning of the last message. */
  text: string;
  /** Since when the oldest message waits for the owner's answer; null while none does. */
  waitsSince: Date | null;
  lastAt: Date;
  isClosed: boolean;
  /** Opens the page where it is answered. */
  token: string;
}

const MAX_LISTED = 100;
const SHOWN_LETTERS = 160;
const IS_PAID = `(r.status in ('reservation_created', 'reservation_coming', 'reservation_completed')
  or o.status in ('order_paid', 'order_completed'))`;

/** The conversations of this owner's bookings and questions: what waits first, then the newest. */
export async function listDeskConversations(ownerId: string, locale: Locale): Promise<DeskConversation[]> {
  const { rows } = await getPool().query<
    Omit<DeskConversation, "token"> & { id: string; ownerEmail: string }
  >(
    `select case when r.id is not null then 'reservation' when o.id is not null then 'order' else 'question' end as kind,
       coalesce(r.number, o.number, q.number) as number, coalesce(r.id, o.id, q.id) as id, b.owner_email as "ownerEmail",
       (select t.name from boat_texts t where t.boat_id = b.id and t.locale in ($2, '${DEFAULT_LOCALE}')
         order by t.locale = $2 desc limit 1) as boat,
       case when ${IS_PAID} then coalesce(o.customer_name, u.name || ' ' || u.surname)
         else split_part(coalesce(o.customer_name, u.name), ' ', 1) end as "customerName",
       left(coalesce(said.text, ''), ${SHOWN_LETTERS}) as text, q.closed_at is not null as "isClosed",
       case when q.closed_at is null then c.waits_since end as "waitsSince", c.last_at as "lastAt"
     from conversations c left join reservations r on r.id = c.reservation_id
     left join service_orders o on o.id = c.service_order_id left join questions q on q.id = c.question_id
     join boats b on b.id = coalesce(r.boat_id, o.boat_id, q.boat_id)
     left join users u on u.id = coalesce(r.user_id, o.user_id, q.user_id)
     left join lateral (select m.text from messages m where m.reservation_id = c.reservation_id
       or m.service_order_id = c.service_order_id or m.question_id = c.question_id order by m.id desc limit 1) said on true
     where b.owner_id = $1
     order by (case when q.closed_at is null then c.waits_since end) is null, c.last_at desc, c.id desc
     limit ${MAX_LISTED}`,
    [ownerId, locale],
  );
  return rows.map(({ id, ownerEmail, ...row }) => ({ ...row, token: ownerToken(id, ownerEmail) }));
}
