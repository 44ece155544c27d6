import { accept } from "@/lib/domain/shared/outcome";
import { registerUser } from "@/lib/server/accounts/register-user";
import { handOverSession } from "@/lib/server/accounts/sessions/hand-over-session";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint(
  "POST /auth/register",
  async ({ body, locale, clientAddress, userAgent, now, headers }) => {
    const outcome = await registerUser(body, { locale, clientAddress, userAgent }, now);
    return outcome.ok ? accept(handOverSession(outcome.value, body.session, headers, now)) : outcome;
  },
);
