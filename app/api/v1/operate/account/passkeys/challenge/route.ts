import { requestStaffPasskey } from "@/lib/server/people/staff/own-staff-account";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/account/passkeys/challenge", async ({ session, now }) =>
  requestStaffPasskey(session, now),
);
