import { addStaffPasskey } from "@/lib/server/people/staff/own-staff-account";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/account/passkeys", async ({ session, body, now }) =>
  addStaffPasskey(session, body, now),
);
