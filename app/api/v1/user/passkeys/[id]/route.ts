import { removePasskey, renamePasskey } from "@/lib/server/people/accounts/passkeys/own-passkeys";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const PUT = endpoint("PUT /user/passkeys/{id}", ({ session, params, body }) =>
  renamePasskey(session, params.id, body.name),
);

export const DELETE = endpoint("DELETE /user/passkeys/{id}", ({ session, params, now }) =>
  removePasskey(session, params.id, now),
);
