import { answerAsOwner } from "@/lib/server/people/owner/answer-as-owner";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /owner/{token}", ({ params: { token }, body, now }) =>
  answerAsOwner(token, body, now),
);
