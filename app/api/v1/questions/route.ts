import { endpoint } from "@/lib/server/runtime/api/endpoint";
import { askQuestion } from "@/lib/server/talk/questions/ask-question";

export const POST = endpoint("POST /questions", ({ body, session, locale, now }) =>
  askQuestion(session.userId, body, locale, now),
);
