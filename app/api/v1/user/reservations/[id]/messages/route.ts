import { endpoint } from "@/lib/server/api/endpoint";
import { openThread } from "@/lib/server/messages/open-thread";
import { writeMessage } from "@/lib/server/messages/write-message";

export const GET = endpoint("GET /user/reservations/{id}/messages", ({ params: { id }, session, now }) =>
  openThread(session.userId, id, now),
);

export const POST = endpoint(
  "POST /user/reservations/{id}/messages",
  ({ params: { id: reservationId }, body, session, now }) =>
    writeMessage({ reservationId, userId: session.userId, author: "customer", text: body.text }, now),
);
