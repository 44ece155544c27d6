import { accept } from "@/lib/domain/shared/outcome";
import { markBrowser } from "@/lib/server/people/accounts/passkeys/challenges";
import { requestDeskLogin } from "@/lib/server/people/desk/desk-account";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint(
  "POST /owner-desk/passkey-login/challenge",
  async ({ requestHeaders, headers, now }) =>
    accept(await requestDeskLogin(markBrowser(requestHeaders, headers), now)),
);
