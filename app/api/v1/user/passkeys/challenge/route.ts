import { requestNewPasskey } from "@/lib/server/accounts/passkeys/add-passkey";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint("POST /user/passkeys/challenge", ({ session, now }) =>
  requestNewPasskey(session, now),
);
