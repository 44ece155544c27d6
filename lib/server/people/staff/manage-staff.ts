import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx, takeTurns } from "@/lib/server/platform/db/in-transaction";
import { staff, staffSessions } from "@/lib/server/platform/db/schema/staff";

/** Gives a member of staff another role, which counts from the next request on. Refuses to leave no admin. */
export async function changeStaffRole(
  staffId: string,
  role: StaffRole,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found" | "last_admin">> {
  return inTransaction(async (tx) => {
    const before = await lock(tx, staffId);
    if (!before) return refuse("not_found");
    if (before.role === role) return accept(null);
    if (before.role === "admin" && (await isLastAdmin(tx, staffId))) return refuse("last_admin");
    await tx.update(staff).set({ role, updatedAt: now }).where(eq(staff.id, staffId));
    const data = { before: before.role, after: role };
    await audit(tx, { by, event: "staff_role_changed", subject: { kind: "staff", id: staffId }, data });
    return accept(null);
  });
}

/** Shuts a member of staff out: at once, in every session. Refuses to leave no admin. */
export async function disableStaff(
  staffId: string,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found" | "last_admin">> {
  return inTransaction(async (tx) => {
    const person = await lock(tx, staffId);
    if (!person) return refuse("not_found");
    if (person.disabledAt) return accept(null);
    if (person.role === "admin" && (await isLastAdmin(tx, staffId))) return refuse("last_admin");
    await tx.update(staff).set({ disabledAt: now, updatedAt: now }).where(eq(staff.id, staffId));
    await tx.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
    await audit(tx, { by, event: "staff_disabled", subject: { kind: "staff", id: staffId } });
    return accept(null);
  });
}

/** Ends every session of a member of staff, or the one that is named; it can be the own. */
export async function endStaffSessions(
  staffId: string,
  sessionId: string | null,
  by: Actor<"staff">,
): Promise<Outcome<{ ended: number }, "not_found">> {
  return inTransaction(async (tx) => {
    const named = sessionId ? eq(staffSessions.id, sessionId) : undefined;
    const ended = await tx
      .delete(staffSessions)
      .where(and(eq(staffSessions.staffId, staffId), named))
      .returning({ id: staffSessions.id });
    if (ended.length === 0) return refuse("not_found");
    const subject = { kind: "staff", id: staffId } as const;
    await audit(tx, { by, event: "staff_sessions_ended", subject, data: { count: ended.length } });
    return accept({ ended: ended.length });
  });
}

/** One at a time: two admins who disable each other at once would leave none. */
async function lock(tx: Tx, staffId: string) {
  await takeTurns(tx, "staff admins");
  const [row] = await tx.select().from(staff).where(eq(staff.id, staffId)).for("update");
  return row ?? null;
}

async function isLastAdmin(tx: Tx, staffId: string): Promise<boolean> {
  const others = and(eq(staff.role, "admin"), ne(staff.id, staffId), isNull(staff.disabledAt));
  // The demo's admin ends with the demo, and would leave nobody.
  return (await tx.$count(staff, and(others, sql`not ${staff.demo}`))) === 0;
}
