import { disableStaff } from "@/lib/server/people/staff/manage-staff";
import { actorOf } from "@/lib/server/people/staff/staff-session";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const DELETE = endpoint("DELETE /operate/staff/{id}", async ({ session, params, now }) =>
  disableStaff(params.id, actorOf(session), now),
);
