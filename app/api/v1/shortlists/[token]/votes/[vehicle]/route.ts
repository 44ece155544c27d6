import * as v from "valibot";
import { votesResponse } from "@/lib/contracts/shortlists";
import { endpoint } from "@/lib/server/api/endpoint";
import { takeVoteBack } from "@/lib/server/shortlists/vote-for-boat";
import { recogniseVoter } from "@/lib/server/shortlists/voter-key";

const vehicle = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

export const DELETE = endpoint({
  params: v.object({ token: v.string(), vehicle }),
  response: votesResponse,
  session: "none",
  limit: { name: "shortlist_vote", points: 60, seconds: 900, shared: true },
  handle: ({ params, requestHeaders, headers }) => {
    const voterHash = recogniseVoter(requestHeaders, headers);
    return takeVoteBack({ token: params.token, boatId: params.vehicle, voterHash });
  },
});
