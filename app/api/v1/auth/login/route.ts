import { logIn } from "@/lib/server/accounts/log-in";
import { setSessionCookies } from "@/lib/server/accounts/sessions/session-cookie";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint(
  "POST /auth/login",
  async ({ body, session, clientAddress, userAgent, now, headers }) => {
    const outcome = await logIn(body, { sessionId: session?.id ?? null, clientAddress, userAgent }, now);
    if (outcome.ok) setSessionCookies(headers, outcome.value.token);
    return outcome;
  },
);
