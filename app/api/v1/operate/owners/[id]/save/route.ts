import { action } from "@/lib/server/operator/action";
import { saveOwner } from "@/lib/server/people/owners/save-owner";

export const POST = action("POST /operate/owners/{id}/save", ({ params, body, by, now }) =>
  saveOwner(params.id, body, by, now),
);
