import { accept } from "@/lib/domain/shared/outcome";
import { endSession } from "@/lib/server/accounts/end-sessions";
import { clearSessionCookies } from "@/lib/server/accounts/session-cookie";
import { getDb } from "@/lib/server/db/pool";
import { endpoint } from "@/lib/server/http/endpoint";

export const POST = endpoint({
  answer: null,
  session: "optional",
  handle: async ({ session, headers }) => {
    if (session) await endSession(getDb(), session.id);
    clearSessionCookies(headers);
    return accept(null);
  },
});
