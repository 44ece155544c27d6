import { stepUp } from "@/lib/server/accounts/step-up/step-up";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint("POST /user/step-up", ({ body, session, now }) => stepUp(session, body, now));
