import { accept } from "@/lib/domain/shared/outcome";
import { askStepUpPasskey } from "@/lib/server/accounts/step-up/step-up";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint("POST /user/step-up/passkey", async ({ session, now }) =>
  accept(await askStepUpPasskey(session, now)),
);
