import { endOwnDeskSession } from "@/lib/server/people/desk/desk-account";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const DELETE = endpoint("DELETE /owner-desk/sessions/{id}", ({ session, params }) =>
  endOwnDeskSession(session, params.id),
);
