import { accept } from "@/lib/domain/shared/outcome";
import { inviteStaff } from "@/lib/server/people/staff/invite-staff";
import { actorOf } from "@/lib/server/people/staff/staff-session";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/staff", async ({ session, body, now }) => {
  const invited = await inviteStaff(body, actorOf(session), now);
  return invited.ok ? accept(null) : invited;
});
