import { removeDeskPasskey } from "@/lib/server/people/desk/desk-account";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const DELETE = endpoint("DELETE /owner-desk/passkeys/{id}", ({ session, params }) =>
  removeDeskPasskey(session, params.id),
);
