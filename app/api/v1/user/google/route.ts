import { startGoogleConnection } from "@/lib/server/accounts/google/connect-google";
import { disconnectGoogle } from "@/lib/server/accounts/google/disconnect-google";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint("POST /user/google", ({ session, locale, headers, now }) =>
  startGoogleConnection(session, locale, headers, now),
);

export const DELETE = endpoint("DELETE /user/google", ({ session, now }) => disconnectGoogle(session, now));
