import { accept } from "@/lib/domain/shared/outcome";
import { addPasskey } from "@/lib/server/accounts/passkeys/add-passkey";
import { listPasskeys } from "@/lib/server/accounts/passkeys/own-passkeys";
import { endpoint } from "@/lib/server/api/endpoint";

export const GET = endpoint("GET /user/passkeys", async ({ session }) =>
  accept({ items: await listPasskeys(session.userId) }),
);

export const POST = endpoint("POST /user/passkeys", ({ session, body, now }) =>
  addPasskey(session, body, now),
);
