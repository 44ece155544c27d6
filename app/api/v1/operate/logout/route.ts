import { accept } from "@/lib/domain/shared/outcome";
import { endStaffSessions } from "@/lib/server/people/staff/manage-staff";
import { clearStaffCookie } from "@/lib/server/people/staff/staff-cookie";
import { actorOf } from "@/lib/server/people/staff/staff-session";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/logout", async ({ session, headers }) => {
  if (session) await endStaffSessions(session.staffId, session.id, actorOf(session));
  clearStaffCookie(headers);
  return accept(null);
});
