import type { Permission } from "@/lib/domain/staff/permissions";
import { actorOf, type StaffSession } from "@/lib/server/people/staff/staff-session";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

/** Writes down that somebody tried what the role does not permit. */
export async function writeRefusedAccess(
  session: StaffSession,
  permission: Permission,
  asked: { method: string; path: string },
): Promise<void> {
  await inTransaction((tx) =>
    audit(tx, {
      by: actorOf(session),
      event: "access_refused",
      subject: { kind: "staff", id: session.staffId },
      data: { permission, role: session.staff.role, ...asked },
    }),
  );
}
