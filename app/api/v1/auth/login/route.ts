import { authResponse, loginBody } from "@/lib/contracts/auth";
import { logIn } from "@/lib/server/accounts/log-in";
import { setSessionCookies } from "@/lib/server/accounts/sessions/session-cookie";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint({
  body: loginBody,
  response: authResponse,
  session: "optional",
  limit: { name: "login_address", points: 20, seconds: 900, shared: true },
  handle: async ({ body, session, clientAddress, userAgent, now, headers }) => {
    const outcome = await logIn(body, { sessionId: session?.id ?? null, clientAddress, userAgent }, now);
    if (outcome.ok) setSessionCookies(headers, outcome.value.token);
    return outcome;
  },
});
