import { accept } from "@/lib/domain/shared/outcome";
import { renewRecoveryCodes } from "@/lib/server/people/staff/own-staff-account";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/account/recovery-codes", async ({ session, now }) =>
  accept({ recovery_codes: await renewRecoveryCodes(session, now) }),
);
