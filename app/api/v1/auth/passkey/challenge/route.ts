import { accept } from "@/lib/domain/shared/outcome";
import { holdBrowser } from "@/lib/server/accounts/passkeys/challenges";
import { askPasskey } from "@/lib/server/accounts/passkeys/verify-passkey";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint("POST /auth/passkey/challenge", async ({ requestHeaders, headers, now }) =>
  accept(await askPasskey("log_in", holdBrowser(requestHeaders, headers), null, now)),
);
