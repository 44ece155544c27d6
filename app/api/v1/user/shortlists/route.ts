import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { createShortlist } from "@/lib/server/shortlists/create-shortlist";
import { listOwnShortlists } from "@/lib/server/shortlists/list-own-shortlists";

export const GET = endpoint("GET /user/shortlists", async ({ session, locale }) =>
  accept({ items: await listOwnShortlists(session.userId, locale) }),
);

export const POST = endpoint("POST /user/shortlists", ({ body, session, locale }) =>
  createShortlist(session.userId, body, locale),
);
