import { endShortlist } from "@/lib/server/reading/shortlists/end-shortlist";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const DELETE = endpoint("DELETE /user/shortlists/{id}", ({ params, session }) =>
  endShortlist(session.userId, params.id),
);
