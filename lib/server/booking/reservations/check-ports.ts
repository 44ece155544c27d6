import { sql } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Db } from "@/lib/server/platform/db/pool";

/** Refuses departure and arrival at anything that is not a port of the boat's city. */
export async function checkPorts(
  db: Db,
  cityId: number,
  portIds: readonly (number | null)[],
): Promise<Outcome<null, "unknown_port">> {
  const asked = new Set(portIds.filter((id) => id !== null));
  const { rowCount } = await db.execute(sql`
    select 1 from places port join places area on area.id = port.parent_id
    where port.kind = 'port' and ${cityId} in (area.id, area.parent_id)
      and port.id = any(array[${sql.join(
        [...asked].map((id) => sql`${id}::int`),
        sql`, `,
      )}])`);
  return rowCount === asked.size ? accept(null) : refuse("unknown_port");
}
