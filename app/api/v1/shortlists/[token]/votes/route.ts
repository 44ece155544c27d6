import { identifyVoter } from "@/lib/server/accounts/sessions/voter-key";
import { endpoint } from "@/lib/server/api/endpoint";
import { voteForBoat } from "@/lib/server/shortlists/vote-for-boat";

export const POST = endpoint(
  "POST /shortlists/{token}/votes",
  ({ params: { token }, body, requestHeaders, headers }) =>
    voteForBoat(
      { token, boatId: body.vehicle_id, voterHash: identifyVoter(requestHeaders, headers) },
      body.name,
    ),
);
