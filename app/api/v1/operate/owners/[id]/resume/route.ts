import { action } from "@/lib/server/operator/action";
import { resumeOwner } from "@/lib/server/people/owners/change-owner-state";

export const POST = action("POST /operate/owners/{id}/resume", ({ params, body, by, now }) =>
  resumeOwner(params.id, body.reason, by, now),
);
