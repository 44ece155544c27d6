import { consentsBody, consentsResponse } from "@/lib/contracts/account";
import { accept } from "@/lib/domain/shared/outcome";
import { listConsents, setMessageConsent } from "@/lib/server/accounts/keep-consents";
import { endpoint } from "@/lib/server/api/endpoint";

export const GET = endpoint({
  response: consentsResponse,
  session: "required",
  handle: async ({ session }) => accept(await listConsents(session.userId)),
});

export const PUT = endpoint({
  body: consentsBody,
  response: consentsResponse,
  session: "required",
  limit: { name: "consents", points: 60, seconds: 3600 },
  handle: async ({ body, session, clientAddress, now }) =>
    accept(await setMessageConsent(session.userId, body.electronic_messages, { clientAddress }, now)),
});
