import { accept } from "@/lib/domain/shared/outcome";
import { requestStepUpPasskey } from "@/lib/server/people/accounts/step-up/step-up";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /user/step-up/passkey", async ({ session, now }) =>
  accept(await requestStepUpPasskey(session, now)),
);
