import { identifyVoter } from "@/lib/server/people/accounts/sessions/voter-key";
import { takeVoteBack } from "@/lib/server/reading/shortlists/vote-for-boat";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const DELETE = endpoint(
  "DELETE /shortlists/{token}/votes/{vehicle}",
  ({ params: { token, vehicle }, requestHeaders, headers }) =>
    takeVoteBack({ token, boatId: vehicle, voterHash: identifyVoter(requestHeaders, headers) }),
);
