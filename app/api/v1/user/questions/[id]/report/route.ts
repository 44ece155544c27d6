import { customerOf } from "@/lib/domain/shared/actor";
import { endpoint } from "@/lib/server/runtime/api/endpoint";
import { reportQuestion } from "@/lib/server/talk/questions/report-question";

export const POST = endpoint("POST /user/questions/{id}/report", ({ params: { id }, body, session, now }) =>
  reportQuestion({ id, by: customerOf(session.userId), text: body.text }, now),
);
