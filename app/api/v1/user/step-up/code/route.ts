import { resendResponse } from "@/lib/contracts/auth";
import { sendStepUpCode } from "@/lib/server/accounts/step-up/step-up";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint({
  response: resendResponse,
  session: "required",
  limit: { name: "step_up_code", points: 20, seconds: 3600, shared: true, per: "customer" },
  handle: ({ session, now }) => sendStepUpCode(session, now),
});
