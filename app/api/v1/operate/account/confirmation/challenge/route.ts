import { accept } from "@/lib/domain/shared/outcome";
import { requestStaffStepUp } from "@/lib/server/people/staff/own-staff-account";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/account/confirmation/challenge", async ({ session, now }) =>
  accept(await requestStaffStepUp(session, now)),
);
