import { action } from "@/lib/server/operator/action";
import { activateOwner } from "@/lib/server/people/owners/joining/activate-owner";

export const POST = action("POST /operate/owners/{id}/activate", ({ params, by, now }) =>
  activateOwner(params.id, by, now),
);
