import { createShortlistBody, ownShortlist, ownShortlistsResponse } from "@/lib/contracts/shortlists";
import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { createShortlist } from "@/lib/server/shortlists/create-shortlist";
import { listOwnShortlists } from "@/lib/server/shortlists/list-own-shortlists";

export const GET = endpoint({
  response: ownShortlistsResponse,
  session: "required",
  handle: async ({ session, locale }) => accept({ items: await listOwnShortlists(session.userId, locale) }),
});

export const POST = endpoint({
  body: createShortlistBody,
  response: ownShortlist,
  session: "required",
  status: 201,
  limit: { name: "shortlist", points: 30, seconds: 3600, per: "customer" },
  handle: ({ body, session, locale }) => createShortlist(session.userId, body, locale),
});
