import { customerOf } from "@/lib/domain/shared/actor";
import { endShortlist } from "@/lib/server/reading/shortlists/end-shortlist";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const DELETE = endpoint("DELETE /user/shortlists/{id}", ({ params, session }) =>
  endShortlist(customerOf(session.userId), params.id),
);
