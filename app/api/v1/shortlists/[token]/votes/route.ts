import { identifyVoter } from "@/lib/server/people/accounts/sessions/voter-key";
import { voteForBoat } from "@/lib/server/reading/shortlists/vote-for-boat";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint(
  "POST /shortlists/{token}/votes",
  ({ params: { token }, body, requestHeaders, headers }) =>
    voteForBoat(
      { token, boatId: body.vehicle_id, voterHash: identifyVoter(requestHeaders, headers) },
      body.name,
    ),
);
