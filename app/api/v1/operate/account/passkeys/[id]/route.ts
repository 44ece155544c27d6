import { removeStaffPasskey } from "@/lib/server/people/staff/own-staff-account";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const DELETE = endpoint("DELETE /operate/account/passkeys/{id}", async ({ session, params }) =>
  removeStaffPasskey(session, params.id),
);
