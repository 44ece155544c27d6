import { endpoint } from "@/lib/server/api/endpoint";
import { voteForBoat } from "@/lib/server/shortlists/vote-for-boat";
import { recogniseVoter } from "@/lib/server/shortlists/voter-key";

export const POST = endpoint(
  "POST /shortlists/{token}/votes",
  ({ params: { token }, body, requestHeaders, headers }) =>
    voteForBoat(
      { token, boatId: body.vehicle_id, voterHash: recogniseVoter(requestHeaders, headers) },
      body.name,
    ),
);
