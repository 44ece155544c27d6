import { accept } from "@/lib/domain/shared/outcome";
import { createShortlist } from "@/lib/server/reading/shortlists/create-shortlist";
import { listOwnShortlists } from "@/lib/server/reading/shortlists/list-own-shortlists";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /user/shortlists", async ({ session, locale }) =>
  accept({ items: await listOwnShortlists(session.userId, locale) }),
);

export const POST = endpoint("POST /user/shortlists", ({ body, session, locale }) =>
  createShortlist(session.userId, body, locale),
);
