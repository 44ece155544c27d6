import { stepUp } from "@/lib/server/people/accounts/step-up/step-up";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /user/step-up", ({ body, session, now }) => stepUp(session, body, now));
