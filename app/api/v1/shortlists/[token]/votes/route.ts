import * as v from "valibot";
import { voteBody, votesResponse } from "@/lib/contracts/shortlists";
import { endpoint } from "@/lib/server/api/endpoint";
import { voteForBoat } from "@/lib/server/shortlists/vote-for-boat";
import { recogniseVoter } from "@/lib/server/shortlists/voter-key";

export const POST = endpoint({
  params: v.object({ token: v.string() }),
  body: voteBody,
  response: votesResponse,
  session: "none",
  limit: { name: "shortlist_vote", points: 60, seconds: 900, shared: true },
  handle: ({ params, body, requestHeaders, headers }) => {
    const voterHash = recogniseVoter(requestHeaders, headers);
    return voteForBoat({ token: params.token, boatId: body.vehicle_id, voterHash }, body.name);
  },
});
