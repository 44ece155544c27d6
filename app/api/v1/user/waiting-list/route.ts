import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/runtime/api/endpoint";
import { joinWaitingList, listWaitingEntries } from "@/lib/server/talk/waiting/waiting-entries";

export const GET = endpoint("GET /user/waiting-list", async ({ session, locale, now }) =>
  accept({ items: await listWaitingEntries(session.userId, locale, now) }),
);

export const POST = endpoint("POST /user/waiting-list", ({ body, session, locale, now }) =>
  joinWaitingList(session.userId, body, locale, now),
);
