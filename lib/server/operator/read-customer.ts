import type { ConsentsResponse } from "@/lib/contracts/accounts/account";
import type { OwnPasskey } from "@/lib/contracts/accounts/passkeys";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { Currency, OrderStatus, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { type ListedReview, reviewList } from "@/lib/server/operator/list/list-reviews";
import { type SharedList, sharedLists } from "@/lib/server/operator/list/list-shortlists";
import { type WaitingCustomer, waitingList } from "@/lib/server/operator/list/list-waiting";
import { listConsents } from "@/lib/server/people/accounts/keep-consents";
import { listPasskeys } from "@/lib/server/people/accounts/passkeys/own-passkeys";
import { livingSessions } from "@/lib/server/people/accounts/sessions/list-sessions";
import { getPool } from "@/lib/server/platform/db/pool";

/** A trip or special service that a customer has booked. */
export type CustomerBooking = {
  number: string;
  boatCode: string | null;
  startsAt: Date | null;
  /** The day of a service without hours. */
  day: string;
  totalMinor: number;
  currency: Currency;
} & ({ kind: "reservation"; status: ReservationStatus } | { kind: "order"; status: OrderStatus });

interface Account {
  id: string;
  name: string;
  /** Null once the account is anonymised. */
  email: string | null;
  emailProvenAt: Date | null;
  phone: string | null;
  phoneProvenAt: Date | null;
  locale: Locale;
  createdAt: Date;
  birthdate: string | null;
  address: string | null;
  identityNumber: string | null;
  hasPassword: boolean;
  hasGoogle: boolean;
  writingBlockedAt: Date | null;
  writingBlockedReason: string | null;
  anonymisedAt: Date | null;
  /** The address whose link was not used yet, and until when it can be. */
  newEmail: string | null;
  newEmailUntil: Date | null;
  messagesWritten: number;
  conversations: number;
}

export interface CustomerSession {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date;
}

/** A customer with everything that the operator is asked about. */
export interface CustomerSheet extends Account {
  /** The latest first. */
  bookings: CustomerBooking[];
  consents: ConsentsResponse["items"];
  sessions: CustomerSession[];
  passkeys: OwnPasskey[];
  reviews: ListedReview[];
  waiting: WaitingCustomer[];
  sharedLists: SharedList[];
}

/** Reviews, entries and lists of one customer. */
const MAX_LISTED = 200;

/** Everything about the customer of this id; null when there is none. */
export async function readCustomer(id: string, now: Date): Promise<CustomerSheet | null> {
  const { rows } = await getPool().query<Account>(
    `select u.id, u.name || ' ' || u.surname as name, u.email, u.email_verified_at as "emailProvenAt", u.phone,
       u.phone_verified_at as "phoneProvenAt", u.locale, u.created_at as "createdAt", u.birthdate::text as birthdate,
       nullif(concat_ws(', ', u.address, u.city, u.country), '') as address, u.identity_number as "identityNumber",
       u.password_hash is not null as "hasPassword", u.google_subject is not null as "hasGoogle",
       u.writing_blocked_at as "writingBlockedAt", u.writing_blocked_reason as "writingBlockedReason",
       u.anonymised_at as "anonymisedAt", c.target as "newEmail", c.expires_at as "newEmailUntil",
       w.written as "messagesWritten", w.conversations
     from users u
     left join codes c on c.user_id = u.id and c.purpose = 'correct_email' and c.used_at is null and c.expires_at > $2
     cross join lateral (
       select count(*) filter (where m.author = 'customer')::int as written,
         count(distinct coalesce(m.reservation_id, m.service_order_id, m.question_id))::int as conversations
       from messages m left join reservations r on r.id = m.reservation_id
       left join service_orders o on o.id = m.service_order_id left join questions q on q.id = m.question_id
       where u.id in (r.user_id, o.user_id, q.user_id)) w
     where u.id = $1`,
    [id, now],
  );
  const [account] = rows;
  if (!account) return null;
  const [bookings, consents, sessions, passkeys, reviews, waiting, shared] = await Promise.all([
    listBookings(id),
    listConsents(id),
    livingSessions(id, now),
    listPasskeys(id),
    reviewList.first({ userId: id }, "-created", MAX_LISTED),
    waitingList.first({ userId: id, today: tripDayOf(now) }, "day", MAX_LISTED),
    sharedLists.first({ userId: id }, "-created", MAX_LISTED),
  ]);
  return {
    ...account,
    bookings,
    consents: consents.items,
    sessions,
    passkeys,
    reviews,
    waiting,
    sharedLists: shared,
  };
}

async function listBookings(id: string): Promise<CustomerBooking[]> {
  const { rows } = await getPool().query<CustomerBooking>(
    `select 'reservation' as kind, r.number, r.status, b.code as "boatCode", r.starts_at as "startsAt",
       (r.starts_at at time zone 'Europe/Istanbul')::date::text as day, r.total_minor::float8 as "totalMinor", r.currency
     from reservations r join boats b on b.id = r.boat_id where r.user_id = $1
     union all select 'order', o.number, o.status, b.code, o.starts_at, o.service_day::text, o.total_minor::float8,
       o.currency
     from service_orders o left join boats b on b.id = o.boat_id where o.user_id = $1
     order by day desc, number`,
    [id],
  );
  return rows;
}
