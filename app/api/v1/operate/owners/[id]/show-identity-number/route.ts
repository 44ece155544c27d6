import { showNumber } from "@/lib/server/people/owners/show-number";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/owners/{id}/show-identity-number", ({ params, session }) =>
  showNumber(params.id, "identity", session),
);
