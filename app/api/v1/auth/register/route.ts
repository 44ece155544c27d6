import { registerUser } from "@/lib/server/accounts/register-user";
import { setSessionCookies } from "@/lib/server/accounts/sessions/session-cookie";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint(
  "POST /auth/register",
  async ({ body, locale, clientAddress, userAgent, now, headers }) => {
    const outcome = await registerUser(body, { locale, clientAddress, userAgent }, now);
    if (outcome.ok) setSessionCookies(headers, outcome.value.token);
    return outcome;
  },
);
