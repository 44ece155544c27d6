import { accept } from "@/lib/domain/shared/outcome";
import { endSession } from "@/lib/server/accounts/sessions/end-sessions";
import { clearSessionCookies } from "@/lib/server/accounts/sessions/session-cookie";
import { endpoint } from "@/lib/server/api/endpoint";
import { getDb } from "@/lib/server/db/pool";

export const POST = endpoint("POST /auth/logout", async ({ session, headers }) => {
  if (session) await endSession(getDb(), session.id);
  clearSessionCookies(headers);
  return accept(null);
});
