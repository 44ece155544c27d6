import { action } from "@/lib/server/operator/action";
import { giveBoat } from "@/lib/server/people/owners/give-boat";

export const POST = action("POST /operate/boats/{code}/owner", ({ params, body, by, now }) =>
  giveBoat(params.code, { email: body.owner, reason: body.reason }, by, now),
);
