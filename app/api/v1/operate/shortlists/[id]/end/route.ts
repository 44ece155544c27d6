import { action } from "@/lib/server/operator/action";
import { endShortlist } from "@/lib/server/reading/shortlists/end-shortlist";

export const POST = action("POST /operate/shortlists/{id}/end", ({ params, body, by }) =>
  endShortlist(by, params.id, body.reason),
);
