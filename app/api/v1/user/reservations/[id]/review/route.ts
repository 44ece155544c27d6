import * as v from "valibot";
import { uuid } from "@/lib/contracts/fields";
import { reviewBody, reviewResponse } from "@/lib/contracts/reservations";
import { endpoint } from "@/lib/server/api/endpoint";
import { reviewTrip } from "@/lib/server/reservations/review-trip";

export const POST = endpoint({
  params: v.object({ id: uuid }),
  body: reviewBody,
  response: reviewResponse,
  session: "required",
  status: 201,
  handle: ({ params, body, session, locale, now }) =>
    reviewTrip({ ...body, reservationId: params.id, userId: session.userId, locale }, now),
});
