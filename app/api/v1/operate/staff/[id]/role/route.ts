import { changeStaffRole } from "@/lib/server/people/staff/manage-staff";
import { actorOf } from "@/lib/server/people/staff/staff-session";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const PUT = endpoint("PUT /operate/staff/{id}/role", async ({ session, params, body, now }) =>
  changeStaffRole(params.id, body.role, actorOf(session), now),
);
