import { removeVote } from "@/lib/server/reading/shortlists/remove-vote";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const DELETE = endpoint("DELETE /user/shortlists/{id}/votes/{vote}", ({ params, session }) =>
  removeVote(session.userId, params.id, params.vote),
);
