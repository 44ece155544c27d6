import { accept } from "@/lib/domain/shared/outcome";
import { endSession } from "@/lib/server/people/accounts/sessions/end-sessions";
import { clearSessionCookies } from "@/lib/server/people/accounts/sessions/session-cookie";
import { getDb } from "@/lib/server/platform/db/pool";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /auth/logout", async ({ session, headers }) => {
  if (session) await endSession(getDb(), session.id);
  clearSessionCookies(headers);
  return accept(null);
});
