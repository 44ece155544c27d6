import * as v from "valibot";
import { ownerBody, ownerResponse } from "@/lib/contracts/owner";
import { endpoint } from "@/lib/server/api/endpoint";
import { answerAsOwner } from "@/lib/server/owner/answer-as-owner";

export const POST = endpoint({
  params: v.object({ token: v.string() }),
  body: ownerBody,
  response: ownerResponse,
  session: "none",
  limit: { name: "owner", points: 60, seconds: 900, shared: true },
  handle: ({ params: { token }, body, now }) => answerAsOwner(token, body, now),
});
