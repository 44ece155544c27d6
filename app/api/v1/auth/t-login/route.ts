import { accept } from "@/lib/domain/shared/outcome";
import { logInByToken } from "@/lib/server/people/accounts/log-in-by-token";
import { deliverSession } from "@/lib/server/people/accounts/sessions/deliver-session";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint(
  "POST /auth/t-login",
  async ({ body, session, clientAddress, userAgent, now, headers }) => {
    const origin = { sessionId: session?.id ?? null, clientAddress, userAgent };
    const outcome = await logInByToken(body.token, origin, now);
    return outcome.ok ? accept(deliverSession(outcome.value, body.session, headers, now)) : outcome;
  },
);
