import { answerQuestion } from "@/lib/server/people/owner/answer-question";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /owner/{token}/question", ({ params: { token }, body, now }) =>
  answerQuestion(token, body, now),
);
