import { identifyVoter } from "@/lib/server/accounts/sessions/voter-key";
import { endpoint } from "@/lib/server/api/endpoint";
import { takeVoteBack } from "@/lib/server/shortlists/vote-for-boat";

export const DELETE = endpoint(
  "DELETE /shortlists/{token}/votes/{vehicle}",
  ({ params: { token, vehicle }, requestHeaders, headers }) =>
    takeVoteBack({ token, boatId: vehicle, voterHash: identifyVoter(requestHeaders, headers) }),
);
