import { showNumber } from "@/lib/server/people/owners/show-number";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/owners/{id}/show-iban", ({ params, session }) =>
  showNumber(params.id, "iban", session),
);
