import { accept } from "@/lib/domain/shared/outcome";
import { endStaffSessions } from "@/lib/server/people/staff/manage-staff";
import { actorOf } from "@/lib/server/people/staff/staff-session";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const DELETE = endpoint("DELETE /operate/staff/{id}/sessions", async ({ session, params }) => {
  const ended = await endStaffSessions(params.id, null, actorOf(session));
  return ended.ok ? accept(null) : ended;
});
