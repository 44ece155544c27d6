import { getPool } from "@/lib/server/platform/db/pool";

/** Something about owners that waits for staff. */
export interface OwnerMatter {
  kind: "application" | "paper" | "stopped_trip";
  ownerId: string;
  ownerName: string;
  /** The number of the trip; empty for the others. */
  number: string;
  /** When the trip starts; null for the others. */
  startsAt: Date | null;
  since: Date;
}

const MAX_LISTED = 100;

/**
 * Applications nobody has answered, papers nobody has checked, and paid trips of boats that may not be sold any more:
 * an equal boat is to be offered. Each the longest waiting first.
 */
export async function listOwnerMatters(now: Date): Promise<OwnerMatter[]> {
  const { rows } = await getPool().query<OwnerMatter>(
    `(select 'application' as kind, o.id as "ownerId", o.name as "ownerName", '' as number,
        null::timestamptz as "startsAt", o.updated_at as since
      from owners o where o.state = 'applied' order by o.updated_at limit ${MAX_LISTED})
     union all (select 'paper', o.id, o.name, '', null, min(p.created_at)
      from owner_papers p join owners o on o.id = p.owner_id where p.state = 'waiting'
      group by o.id, o.name order by 6 limit ${MAX_LISTED})
     union all (select 'stopped_trip', o.id, o.name, r.number, r.starts_at, r.starts_at
      from boats b join owners o on o.id = b.owner_id join reservations r on r.boat_id = b.id
      where b.status = 'stopped' and r.status in ('reservation_created', 'reservation_coming') and r.ends_at > $1
      order by r.starts_at limit ${MAX_LISTED})`,
    [now],
  );
  return rows;
}
