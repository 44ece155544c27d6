import { googleConnectionAnswer } from "@/lib/contracts/account";
import { beginGoogleConnection } from "@/lib/server/accounts/google/connect-google";
import { disconnectGoogle } from "@/lib/server/accounts/google/disconnect-google";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint({
  answer: googleConnectionAnswer,
  session: "required",
  limit: { name: "google_connection", points: 20, seconds: 900, shared: true },
  handle: ({ session, locale, headers, now }) => beginGoogleConnection(session, locale, headers, now),
});

export const DELETE = endpoint({
  answer: null,
  session: "required",
  handle: ({ session, now }) => disconnectGoogle(session, now),
});
