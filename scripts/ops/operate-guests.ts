import { sql } from "drizzle-orm";
import { formatInstant } from "@/lib/i18n/format-date";
import { OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { getPool } from "@/lib/server/db/pool";
import type { OperationInput } from "@/scripts/ops/operation";
import { say } from "@/scripts/server/say";

const when = (at: Date) => formatInstant(at, OPERATOR_LOCALE, "short");

/**
 * The invitation to a trip: whether its link is open, how many come, when the list went to the captain. No guest is
 * named.
 */
export async function showGuests({ args }: OperationInput): Promise<number> {
  const [number = ""] = args;
  const { rows } = await getPool().query(
    `select r.number, r.person_count, i.link_id is not null as open, i.created_at, i.list_sent_at,
       count(g.id)::int as answers, coalesce(sum(g.adults + cardinality(g.child_ages)), 0)::int as coming
     from trip_invitations i join reservations r on r.id = i.reservation_id
     left join trip_guests g on g.reservation_id = r.id
     where r.number = upper($1) group by r.number, r.person_count, i.reservation_id`,
    [number],
  );
  const [row] = rows;
  if (!row) {
    say(`No guests were invited to ${number}.`);
    return 1;
  }
  say(`${row.number}  invited ${when(row.created_at)}, link ${row.open ? "open" : "closed"}`);
  say(`${row.answers} answers, ${row.coming} of ${row.person_count} people come`);
  say(row.list_sent_at ? `list sent ${when(row.list_sent_at)}` : "list not sent");
  return 0;
}

/** Closes the link of an invitation; the customer can make another. */
export async function closeGuestLink({ args }: OperationInput): Promise<number> {
  const [number = ""] = args;
  const { rowCount } = await inTransaction((tx) =>
    tx.execute(sql`update trip_invitations i set link_id = null from reservations r
      where r.id = i.reservation_id and r.number = upper(${number}) and i.link_id is not null`),
  );
  if (!rowCount) {
    say(`No open invitation to ${number}.`);
    return 1;
  }
  say(`The invitation to ${number} is closed.`);
  return 0;
}
