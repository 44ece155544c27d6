import { endpoint } from "@/lib/server/api/endpoint";
import { answerQuestion } from "@/lib/server/owner/answer-question";

export const POST = endpoint("POST /owner/{token}/question", ({ params: { token }, body, now }) =>
  answerQuestion(token, body, now),
);
