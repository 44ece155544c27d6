import { accept } from "@/lib/domain/shared/outcome";
import { listSessions } from "@/lib/server/people/accounts/sessions/list-sessions";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /user/sessions", async ({ session, now }) =>
  accept({ items: await listSessions(session, now) }),
);
