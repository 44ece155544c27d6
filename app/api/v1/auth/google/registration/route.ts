import { accept, refuse } from "@/lib/domain/shared/outcome";
import { clearGoogleCookie, readGoogle } from "@/lib/server/people/accounts/google/google-flow";
import { registerGoogleUser } from "@/lib/server/people/accounts/google/register-google-user";
import { setSessionCookies } from "@/lib/server/people/accounts/sessions/session-cookie";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /auth/google/registration", async ({ requestHeaders, now }) => {
  const identity = readGoogle(requestHeaders, "palamar_google_new", now);
  return identity ? accept(identity) : refuse("google_expired");
});

export const POST = endpoint(
  "POST /auth/google/registration",
  async ({ body, requestHeaders, locale, clientAddress, userAgent, now, headers }) => {
    const identity = readGoogle(requestHeaders, "palamar_google_new", now);
    if (!identity) return refuse("google_expired");
    const outcome = await registerGoogleUser(identity, body, { locale, clientAddress, userAgent }, now);
    if (outcome.ok) {
      setSessionCookies(headers, outcome.value.token);
      clearGoogleCookie(headers, "palamar_google_new");
    }
    return outcome;
  },
);
