import { requestDeskPasskey } from "@/lib/server/people/desk/desk-account";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /owner-desk/passkeys/challenge", ({ session, now }) =>
  requestDeskPasskey(session, now),
);
