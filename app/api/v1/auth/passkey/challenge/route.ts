import { accept } from "@/lib/domain/shared/outcome";
import { markBrowser } from "@/lib/server/people/accounts/passkeys/challenges";
import { requestPasskey } from "@/lib/server/people/accounts/passkeys/verify-passkey";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /auth/passkey/challenge", async ({ requestHeaders, headers, now }) =>
  accept(await requestPasskey("log_in", markBrowser(requestHeaders, headers), null, now)),
);
