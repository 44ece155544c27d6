import { logInByToken } from "@/lib/server/accounts/log-in-by-token";
import { setSessionCookies } from "@/lib/server/accounts/sessions/session-cookie";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint(
  "POST /auth/t-login",
  async ({ body, session, clientAddress, userAgent, now, headers }) => {
    const origin = { sessionId: session?.id ?? null, clientAddress, userAgent };
    const outcome = await logInByToken(body.token, origin, now);
    if (outcome.ok) setSessionCookies(headers, outcome.value.token);
    return outcome;
  },
);
