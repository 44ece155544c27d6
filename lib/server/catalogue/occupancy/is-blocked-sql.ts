import { type SQL, sql } from "drizzle-orm";

/** Whether a block takes part of the time from the boat; the arguments are SQL expressions of the same query. */
export function isBlockedSql({
  boatId,
  startsAt,
  endsAt,
}: {
  boatId: SQL;
  startsAt: SQL;
  endsAt: SQL;
}): SQL<boolean> {
  return sql`exists (select from boat_occupancies x where x.boat_id = ${boatId} and x.kind = 'block'
    and x.period && tstzrange(${startsAt}, ${endsAt}))`;
}
