import { accept } from "@/lib/domain/shared/outcome";
import { markBrowser } from "@/lib/server/people/accounts/passkeys/challenges";
import { requestStaffLogin } from "@/lib/server/people/staff/log-in-staff";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/login/challenge", async ({ requestHeaders, headers, now }) =>
  accept(await requestStaffLogin(markBrowser(requestHeaders, headers), now)),
);
