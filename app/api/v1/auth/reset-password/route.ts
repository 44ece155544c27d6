import { resetPassword } from "@/lib/server/people/accounts/password/reset-password";
import { clearSessionCookies } from "@/lib/server/people/accounts/sessions/session-cookie";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /auth/reset-password", async ({ body, now, headers }) => {
  const outcome = await resetPassword(body, now);
  if (outcome.ok) clearSessionCookies(headers);
  return outcome;
});
