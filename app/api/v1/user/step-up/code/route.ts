import { sendStepUpCode } from "@/lib/server/people/accounts/step-up/step-up";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /user/step-up/code", ({ session, now }) => sendStepUpCode(session, now));
