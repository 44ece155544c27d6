import { endOwnSession } from "@/lib/server/accounts/sessions/list-sessions";
import { endpoint } from "@/lib/server/api/endpoint";

export const DELETE = endpoint("DELETE /user/sessions/{id}", ({ params, session }) =>
  endOwnSession(session, params.id),
);
