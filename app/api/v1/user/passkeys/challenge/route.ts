import { requestNewPasskey } from "@/lib/server/people/accounts/passkeys/add-passkey";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /user/passkeys/challenge", ({ session, now }) =>
  requestNewPasskey(session, now),
);
