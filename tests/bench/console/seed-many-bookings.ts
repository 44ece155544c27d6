import type { Client } from "pg";

/** Filled in bulk: triggers would look at each row, and nothing here takes hours of a boat. */
const TABLES = [
  "users",
  "reservations",
  "reservation_history",
  "service_orders",
  "payments",
  "refunds",
  "messages",
  "audit_events",
];

const FIRST_NAMES =
  "Ahmet Mehmet Mustafa Ali Hüseyin Hasan İbrahim Murat Ömer Emre Ayşe Fatma Emine Hatice Zeynep Elif Meryem Şerife Işıl Gülşen Deniz Çağla Özge Tuğçe Burak Can Kerem Efe Nil Defne Emma Olivia John Peter Anna Sofia Omar Layla Yusuf Nour";
const SURNAMES =
  "Yılmaz Kaya Demir Çelik Şahin Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan Şimşek Polat Korkmaz Işık Güneş Ünal Erdem Tekin Aksoy Sarı Bulut Smith Jones Müller Rossi Haddad Novak Brown Martin Silva Kowalski";

const word = (list: string, number: string) =>
  `(string_to_array('${list}', ' '))[1 + (${number}) % ${list.split(" ").length}]`;

/** Bookings of a customer. */
const PER_CUSTOMER = 4;

/** Over three years, one of them ahead; many trips of the past were sailed, some were cancelled, many never paid. */
const STATUS = `case
  when n % 10 < 3 then 'request_timeout' when n % 10 = 3 then 'request_rejected'
  when n % 10 = 4 then 'request_cancelled' when n % 10 = 5 then 'reservation_cancelled'
  when start < now() then 'reservation_completed' when start < now() + interval '2 days' then 'reservation_coming'
  else 'reservation_created' end`;

const statements = (bookings: number): string[] => [
  `insert into users (name, surname, email, email_verified_at, phone, locale, created_at)
   select ${word(FIRST_NAMES, "n::bigint * 7919")} || case when n % 3 = 0 then ' ' || ${word(FIRST_NAMES, "n::bigint * 31")} else '' end,
     ${word(SURNAMES, "n::bigint * 104729")}, 'person' || n || '@example.com', now(), '+905' || lpad((n::bigint * 7919 % 1000000000)::text, 9, '0'),
     'tr', now() - (n % 1000) * interval '1 day'
   from generate_series(1, ${Math.ceil(bookings / PER_CUSTOMER)}) n`,
  "create temp table customers as select row_number() over () - 1 as position, id from users where email like 'person%'",
  "create index on customers (position)",
  `create temp table fleet as
     select row_number() over (order by id) - 1 as position, id, port_id, currency from boats where status = 'published'`,
  "create index on fleet (position)",
  "analyze customers, fleet",
  `insert into reservations (number, user_id, boat_id, rent_type, starts_at, ends_at, person_count, turnaround_minutes,
     total_minor, prepayment_minor, remaining_minor, accepted_on_board, currency, departure_port_id, status,
     cancellation_policy, policy_steps, locale, paid_at, created_at)
   select 'PLM-' || upper(lpad(to_hex(n::bigint * 2654435761 % 4294967296), 8, '0')), c.id, f.id, 'hourly',
     start, start + interval '4 hours', 4, 60, price * 5, price, price * 4, '{cash}', f.currency, f.port_id, status,
     'moderate', '[]', 'tr', case when status like 'reservation%' then made end, made
   from generate_series(1, ${bookings}) n
     cross join lateral (select date_trunc('hour', now()) - interval '2 years' + (n::bigint * 48271 % 26280) * interval '1 hour' as start,
       10000 + (n::bigint * 16807 % 400000) as price) s
     cross join lateral (select least(start - (1 + n % 60) * interval '1 day', now() - n % 90 * interval '1 day')
         - (n % 86400) * interval '1 second' as made,
       ${STATUS} as status) t
     join customers c on c.position = n::bigint * 7 % (select count(*) from customers)
     join fleet f on f.position = n::bigint * 40503 % (select count(*) from fleet)`,
  `insert into reservation_history (reservation_id, from_status, to_status, event, actor, at)
   select id, null, 'request_created', 'create', 'customer', created_at from reservations where number like 'PLM-%'
   union all
   select id, 'request_created', 'request_created_payment_pending', 'accept', 'owner', created_at + interval '20 minutes'
   from reservations where status <> 'request_rejected'
   union all
   select id, 'request_created_payment_pending', 'reservation_created', 'pay', 'provider', paid_at
   from reservations where paid_at is not null
   union all
   select id, 'reservation_created', 'reservation_cancelled', 'cancel', 'customer', created_at + interval '1 day'
   from reservations where status = 'reservation_cancelled'`,
  `insert into payments (reservation_id, user_id, provider, amount_minor, currency, state, provider_payment_id, locale,
     settled_at, created_at)
   select id, user_id, 'test', prepayment_minor, currency, case when paid_at is null then 'expired' else 'paid' end,
     case when paid_at is not null then 'tp_' || id end, 'tr', paid_at, created_at
   from reservations where status in ('reservation_created', 'reservation_coming', 'reservation_completed',
     'reservation_cancelled', 'request_timeout')`,
  `insert into refunds (payment_id, amount_minor, currency, reason, state, done_at, created_at)
   select p.id, p.amount_minor, p.currency, 'cancelled_by_customer', 'done', p.created_at + interval '1 day',
     p.created_at + interval '1 day'
   from payments p join reservations r on r.id = p.reservation_id where r.status = 'reservation_cancelled'`,
  `insert into messages (reservation_id, author, written_by, written_by_id, text, created_at)
   select r.id, author, author, r.user_id::text, 'Merhaba, kaçta gelelim?', r.created_at + minutes * interval '1 minute'
   from reservations r, (values ('customer', 5), ('owner', 9)) m (author, minutes) where r.total_minor % 4 = 0`,
  `insert into audit_events (at, actor_kind, actor_id, event, subject_kind, subject_id)
   select created_at, 'owner', 'owner', 'booking_accepted', 'reservation', id::text
   from reservations where status <> 'request_rejected' and total_minor % 4 = 0`,
  `insert into service_orders (number, user_id, package_id, service_name, package_name, boat_id, starts_at, ends_at,
     turnaround_minutes, service_day, customer_name, phone, email, status, currency, total_minor, paid_at, policy_steps,
     locale, created_at)
   select 'ORG-' || substr(r.number, 5), r.user_id, (select min(id) from service_packages), '{"tr":"Kutlama"}',
     '{"tr":"Paket"}', r.boat_id, r.starts_at, r.ends_at, 60, (r.starts_at at time zone 'Europe/Istanbul')::date,
     u.name || ' ' || u.surname, u.phone, u.email, case when r.starts_at < now() then 'order_completed' else 'order_paid' end,
     r.currency, r.total_minor, r.created_at, '[]', 'tr', r.created_at
   from reservations r join users u on u.id = r.user_id where u.email like 'person%' and r.paid_at is not null and r.total_minor % 20 = 0`,
];

const INDEXES = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`;
const REFERENCES = `select conrelid::regclass::text as "table", conname as name,
  pg_get_constraintdef(oid) || ' not valid' as definition
  from pg_constraint where conrelid = any ($1::regclass[]) and contype = 'f'`;

/** Makes so many reservations with what belongs to them. The connection must not have a time limit. */
export async function seedManyBookings(client: Client, bookings: number): Promise<void> {
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query("set work_mem = '256MB'");
  const { rows: references } = await client.query(REFERENCES, [TABLES]);
  const { rows: indexes } = await client.query(INDEXES, [TABLES]);
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`);
  for (const statement of statements(bookings)) {
    await client.query(statement);
    // Else the next one takes the tables for empty, and looks through them row by row.
    await client.query(`analyze ${TABLES.join(", ")}`);
  }
  for (const { definition } of indexes) await client.query(definition);
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`);
  await client.query("vacuum analyze");
}
