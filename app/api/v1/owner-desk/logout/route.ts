import { accept } from "@/lib/domain/shared/outcome";
import { clearDeskCookie } from "@/lib/server/people/desk/desk-cookie";
import { endDeskSession } from "@/lib/server/people/desk/desk-session";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /owner-desk/logout", async ({ session, headers }) => {
  if (session) await inTransaction((tx) => endDeskSession(tx, session.id));
  clearDeskCookie(headers);
  return accept(null);
});
