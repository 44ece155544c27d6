import * as v from "valibot";
import { uuid } from "@/lib/contracts/fields";
import { endpoint } from "@/lib/server/api/endpoint";
import { endShortlist } from "@/lib/server/shortlists/end-shortlist";

export const DELETE = endpoint({
  params: v.object({ id: uuid }),
  response: null,
  session: "required",
  handle: ({ params, session }) => endShortlist(session.userId, params.id),
});
