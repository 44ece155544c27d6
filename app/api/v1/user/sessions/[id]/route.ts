import { endOwnSession } from "@/lib/server/people/accounts/sessions/list-sessions";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const DELETE = endpoint("DELETE /user/sessions/{id}", ({ params, session }) =>
  endOwnSession(session, params.id),
);
