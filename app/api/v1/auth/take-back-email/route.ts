import { takeBackEmail } from "@/lib/server/people/accounts/contact/take-back-email";
import { clearSessionCookies } from "@/lib/server/people/accounts/sessions/session-cookie";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /auth/take-back-email", async ({ body, now, headers }) => {
  const outcome = await takeBackEmail(body.token, now);
  if (outcome.ok) clearSessionCookies(headers);
  return outcome;
});
