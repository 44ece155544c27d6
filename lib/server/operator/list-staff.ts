import { count, eq } from "drizzle-orm";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { livingStaffSession } from "@/lib/server/people/staff/staff-session";
import { getDb } from "@/lib/server/platform/db/pool";
import { staff, staffSessions } from "@/lib/server/platform/db/schema/staff";

/** A member of staff with how many sessions are open. */
export interface ListedStaff {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  disabledAt: Date | null;
  sessions: number;
}

/** Everybody who works for the operator, those who were disabled too, by name. */
export function listStaff(now: Date): Promise<ListedStaff[]> {
  const open = getDb()
    .select({ staffId: staffSessions.staffId, total: count().as("total") })
    .from(staffSessions)
    .where(livingStaffSession(now))
    .groupBy(staffSessions.staffId)
    .as("open");
  return getDb()
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      disabledAt: staff.disabledAt,
      sessions: open.total,
    })
    .from(staff)
    .leftJoin(open, eq(open.staffId, staff.id))
    .orderBy(staff.disabledAt, staff.name, staff.id)
    .then((rows) => rows.map((row) => ({ ...row, sessions: row.sessions ?? 0 })));
}
