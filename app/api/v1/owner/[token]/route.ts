import { endpoint } from "@/lib/server/api/endpoint";
import { answerAsOwner } from "@/lib/server/owner/answer-as-owner";

export const POST = endpoint("POST /owner/{token}", ({ params: { token }, body, now }) =>
  answerAsOwner(token, body, now),
);
