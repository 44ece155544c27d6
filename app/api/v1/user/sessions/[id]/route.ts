import * as v from "valibot";
import { uuid } from "@/lib/contracts/fields";
import { endOwnSession } from "@/lib/server/accounts/sessions/list-sessions";
import { endpoint } from "@/lib/server/api/endpoint";

export const DELETE = endpoint({
  params: v.object({ id: uuid }),
  response: null,
  session: "required",
  handle: ({ params, session }) => endOwnSession(session, params.id),
});
