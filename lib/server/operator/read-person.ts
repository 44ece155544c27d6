import type { OwnPasskey } from "@/lib/contracts/accounts/passkeys";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { listPasskeys } from "@/lib/server/people/accounts/passkeys/own-passkeys";
import { getPool } from "@/lib/server/platform/db/pool";

/** A trip or special service that a person has booked. */
export interface PersonBooking {
  number: string;
  status: string;
  startsAt: Date | null;
  /** The day of a service without hours. */
  day: string;
  totalMinor: number;
  currency: Currency;
}

/** A customer with everything that the operator is asked about. */
export interface Person {
  id: string;
  name: string;
  email: string;
  emailProvenAt: Date | null;
  phone: string | null;
  phoneProvenAt: Date | null;
  locale: Locale;
  createdAt: Date;
  bookings: PersonBooking[];
  sharedLists: number;
  votes: number;
  passkeys: OwnPasskey[];
}

type Account = Omit<Person, "bookings" | "passkeys">;

/** The customer with this e-mail address, with bookings (the latest first) and passkeys; null when there is none. */
export async function readPerson(email: string): Promise<Person | null> {
  const { rows } = await getPool().query<Account>(
    `select u.id, u.name || ' ' || u.surname as name, u.email, u.email_verified_at as "emailProvenAt", u.phone,
       u.phone_verified_at as "phoneProvenAt", u.locale, u.created_at as "createdAt",
       (select count(*)::int from shortlists l where l.user_id = u.id) as "sharedLists",
       (select count(*)::int from shortlist_votes v join shortlists l on l.id = v.shortlist_id
         where l.user_id = u.id) as votes
     from users u where u.email = lower($1)`,
    [email],
  );
  const [account] = rows;
  if (!account) return null;
  const bookings = await getPool().query<PersonBooking>(
    `select number, status, starts_at as "startsAt", (starts_at at time zone 'Europe/Istanbul')::date::text as day,
       total_minor::float8 as "totalMinor", currency from reservations where user_id = $1
     union all select number, status, starts_at, service_day::text, total_minor::float8, currency
       from service_orders where user_id = $1
     order by day desc, number`,
    [account.id],
  );
  return { ...account, bookings: bookings.rows, passkeys: await listPasskeys(account.id) };
}
