import { sendStepUpCode } from "@/lib/server/accounts/step-up/step-up";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint("POST /user/step-up/code", ({ session, now }) => sendStepUpCode(session, now));
