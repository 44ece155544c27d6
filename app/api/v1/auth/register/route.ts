import { authResponse, registerBody } from "@/lib/contracts/auth";
import { registerUser } from "@/lib/server/accounts/register-user";
import { setSessionCookies } from "@/lib/server/accounts/sessions/session-cookie";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint({
  body: registerBody,
  response: authResponse,
  session: "none",
  limit: { name: "register", points: 60, seconds: 3600, shared: true },
  status: 201,
  handle: async ({ body, locale, clientAddress, userAgent, now, headers }) => {
    const outcome = await registerUser(body, { locale, clientAddress, userAgent }, now);
    if (outcome.ok) setSessionCookies(headers, outcome.value.token);
    return outcome;
  },
});
