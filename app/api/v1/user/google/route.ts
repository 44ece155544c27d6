import { startGoogleConnection } from "@/lib/server/people/accounts/google/connect-google";
import { disconnectGoogle } from "@/lib/server/people/accounts/google/disconnect-google";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /user/google", ({ session, locale, headers, now }) =>
  startGoogleConnection(session, locale, headers, now),
);

export const DELETE = endpoint("DELETE /user/google", ({ session, now }) => disconnectGoogle(session, now));
