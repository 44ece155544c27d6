import * as v from "valibot";
import { uuid } from "@/lib/contracts/fields";
import { endpoint } from "@/lib/server/api/endpoint";
import { removeVote } from "@/lib/server/shortlists/remove-vote";

export const DELETE = endpoint({
  params: v.object({ id: uuid, vote: uuid }),
  response: null,
  session: "required",
  handle: ({ params, session }) => removeVote(session.userId, params.id, params.vote),
});
