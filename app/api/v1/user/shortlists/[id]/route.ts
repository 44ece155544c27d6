import { endpoint } from "@/lib/server/api/endpoint";
import { endShortlist } from "@/lib/server/shortlists/end-shortlist";

export const DELETE = endpoint("DELETE /user/shortlists/{id}", ({ params, session }) =>
  endShortlist(session.userId, params.id),
);
