import { dueWarning, WARNED_BEFORE_DAYS } from "@/lib/domain/owners/owner-gaps";
import { SYSTEM } from "@/lib/domain/shared/actor";
import { addDays, nightsBetween, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { renewSales } from "@/lib/server/catalogue/boats/edit/renew-sales";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { addJob } from "@/lib/server/platform/jobs/add-job";

interface Ending {
  id: string;
  owner_id: string;
  valid_until: string;
  warned_days: number | null;
}

/**
 * Takes boats off sale whose needed paper has ended, and warns owners 30 and 7 days before: each warning once, of the
 * paper that counts now, unless a newer one was accepted.
 */
export async function sweepPapers(now: Date): Promise<void> {
  await inTransaction((tx, client) => renewSales(tx, client, null, SYSTEM, now));
  const today = tripDayOf(now);
  await inTransaction(async (tx, client) => {
    const { rows } = await client.query<Ending>(
      `select p.id, p.owner_id, p.valid_until::text, p.warned_days from owner_papers p
       join paper_kinds k on k.key = p.kind join owners o on o.id = p.owner_id
       where p.state = 'accepted' and p.valid_until between $1 and $2 and k.needed and o.state <> 'declined'
         and not exists (select from owner_papers n where n.owner_id = p.owner_id and n.kind = p.kind
           and n.boat_id is not distinct from p.boat_id and n.state = 'accepted'
           and coalesce(n.valid_until, 'infinity') > p.valid_until)
       order by p.id for update of p`,
      [today, addDays(today, Math.max(...WARNED_BEFORE_DAYS))],
    );
    for (const { id, owner_id: ownerId, valid_until: end, warned_days: warned } of rows) {
      const days = dueWarning(nightsBetween(today, end), warned);
      if (days === null) continue;
      await client.query("update owner_papers set warned_days = $2 where id = $1", [id, days]);
      await addJob(tx, "tell_owner", { ownerId, mail: "paper_ends", about: `${id}:${days}` });
    }
  });
}
