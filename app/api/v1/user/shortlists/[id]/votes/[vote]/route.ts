import { endpoint } from "@/lib/server/api/endpoint";
import { removeVote } from "@/lib/server/shortlists/remove-vote";

export const DELETE = endpoint("DELETE /user/shortlists/{id}/votes/{vote}", ({ params, session }) =>
  removeVote(session.userId, params.id, params.vote),
);
