import { addDeskPasskey } from "@/lib/server/people/desk/desk-account";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /owner-desk/passkeys", ({ session, body, now }) =>
  addDeskPasskey(session, body, now),
);
