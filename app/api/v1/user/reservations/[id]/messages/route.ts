import * as v from "valibot";
import { uuid } from "@/lib/contracts/fields";
import { messageBody, messageResponse, messagesResponse } from "@/lib/contracts/messages";
import { endpoint } from "@/lib/server/api/endpoint";
import { openThread } from "@/lib/server/messages/open-thread";
import { writeMessage } from "@/lib/server/messages/write-message";

const params = v.object({ id: uuid });

export const GET = endpoint({
  params,
  response: messagesResponse,
  session: "required",
  handle: ({ params: { id }, session, now }) => openThread(session.userId, id, now),
});

export const POST = endpoint({
  params,
  body: messageBody,
  response: messageResponse,
  session: "required",
  status: 201,
  limit: { name: "messages", points: 60, seconds: 3600, shared: true },
  handle: ({ params: { id: reservationId }, body, session, now }) =>
    writeMessage({ reservationId, userId: session.userId, author: "customer", text: body.text }, now),
});
