import { eq } from "drizzle-orm";
import type { Db } from "@/lib/server/db/pool";
import { reservations } from "@/lib/server/db/schema/reservations";
import type { ReservationRow } from "@/lib/server/lifecycle/lock-reservation";

/** A reservation's row as it stands. */
export async function readReservationRow(db: Db, id: string): Promise<ReservationRow> {
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id));
  if (!row) throw new Error(`No reservation ${id}`);
  return row;
}
