import { accept } from "@/lib/domain/shared/outcome";
import { listConsents, setMessageConsent } from "@/lib/server/people/accounts/keep-consents";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /user/consents", async ({ session }) =>
  accept(await listConsents(session.userId)),
);

export const PUT = endpoint("PUT /user/consents", async ({ body, session, clientAddress, now }) =>
  accept(await setMessageConsent(session.userId, body.electronic_messages, { clientAddress }, now)),
);
