import { stepUpBody } from "@/lib/contracts/account";
import { stepUp } from "@/lib/server/accounts/step-up/step-up";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint({
  body: stepUpBody,
  response: null,
  session: "required",
  limit: { name: "step_up", points: 20, seconds: 900, shared: true, per: "customer" },
  handle: ({ body, session, now }) => stepUp(session, body, now),
});
