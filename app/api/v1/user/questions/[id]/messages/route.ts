import { customerOf } from "@/lib/domain/shared/actor";
import { endpoint } from "@/lib/server/runtime/api/endpoint";
import { openThread } from "@/lib/server/talk/messages/open-thread";
import { writeMessage } from "@/lib/server/talk/messages/write-message";

export const GET = endpoint("GET /user/questions/{id}/messages", ({ params: { id }, session, now }) =>
  openThread(session.userId, { kind: "question", id }, now),
);

export const POST = endpoint("POST /user/questions/{id}/messages", ({ params: { id }, body, session, now }) =>
  writeMessage({ about: { kind: "question", id }, by: customerOf(session.userId), text: body.text }, now),
);
