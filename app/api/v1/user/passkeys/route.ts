import { accept } from "@/lib/domain/shared/outcome";
import { addPasskey } from "@/lib/server/people/accounts/passkeys/add-passkey";
import { listPasskeys } from "@/lib/server/people/accounts/passkeys/own-passkeys";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /user/passkeys", async ({ session }) =>
  accept({ items: await listPasskeys(session.userId) }),
);

export const POST = endpoint("POST /user/passkeys", ({ session, body, now }) =>
  addPasskey(session, body, now),
);
