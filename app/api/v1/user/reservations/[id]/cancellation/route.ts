import * as v from "valibot";
import { uuid } from "@/lib/contracts/fields";
import { cancellationResponse } from "@/lib/contracts/reservations";
import { endpoint } from "@/lib/server/api/endpoint";
import { findCancellation } from "@/lib/server/reservations/find-cancellation";

export const GET = endpoint({
  params: v.object({ id: uuid }),
  response: cancellationResponse,
  session: "required",
  handle: ({ params, session, now }) => findCancellation(session.userId, params.id, now),
});
