import { googleConnectionResponse } from "@/lib/contracts/account";
import { startGoogleConnection } from "@/lib/server/accounts/google/connect-google";
import { disconnectGoogle } from "@/lib/server/accounts/google/disconnect-google";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint({
  response: googleConnectionResponse,
  session: "required",
  limit: { name: "google_connection", points: 20, seconds: 900, shared: true },
  handle: ({ session, locale, headers, now }) => startGoogleConnection(session, locale, headers, now),
});

export const DELETE = endpoint({
  response: null,
  session: "required",
  handle: ({ session, now }) => disconnectGoogle(session, now),
});
