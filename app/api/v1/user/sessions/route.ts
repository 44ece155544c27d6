import { accept } from "@/lib/domain/shared/outcome";
import { listSessions } from "@/lib/server/accounts/sessions/list-sessions";
import { endpoint } from "@/lib/server/api/endpoint";

export const GET = endpoint("GET /user/sessions", async ({ session, now }) =>
  accept({ items: await listSessions(session, now) }),
);
