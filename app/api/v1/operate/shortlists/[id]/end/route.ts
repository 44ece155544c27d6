import { endShortlist } from "@/lib/server/reading/shortlists/end-shortlist";
import { action } from "@/lib/server/runtime/api/action";

export const POST = action("POST /operate/shortlists/{id}/end", ({ params, body, by }) =>
  endShortlist(by, params.id, body.reason),
);
