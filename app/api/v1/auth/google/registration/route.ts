import { authResponse, googleRegistrationBody, googleRegistrationResponse } from "@/lib/contracts/auth";
import { accept, refuse } from "@/lib/domain/shared/outcome";
import { dropGoogle, readGoogle } from "@/lib/server/accounts/google/google-flow";
import { registerGoogleUser } from "@/lib/server/accounts/google/register-google-user";
import { setSessionCookies } from "@/lib/server/accounts/sessions/session-cookie";
import { endpoint } from "@/lib/server/api/endpoint";

export const GET = endpoint({
  response: googleRegistrationResponse,
  session: "none",
  limit: { name: "google_registration", points: 120, seconds: 900 },
  handle: async ({ requestHeaders, now }) => {
    const identity = readGoogle(requestHeaders, "palamar_google_new", now);
    return identity ? accept(identity) : refuse("google_expired");
  },
});

export const POST = endpoint({
  body: googleRegistrationBody,
  response: authResponse,
  session: "none",
  limit: { name: "register", points: 60, seconds: 3600, shared: true },
  status: 201,
  handle: async ({ body, requestHeaders, locale, clientAddress, userAgent, now, headers }) => {
    const identity = readGoogle(requestHeaders, "palamar_google_new", now);
    if (!identity) return refuse("google_expired");
    const outcome = await registerGoogleUser(identity, body, { locale, clientAddress, userAgent }, now);
    if (outcome.ok) {
      setSessionCookies(headers, outcome.value.token);
      dropGoogle(headers, "palamar_google_new");
    }
    return outcome;
  },
});
