import { endpoint } from "@/lib/server/api/endpoint";
import { takeVoteBack } from "@/lib/server/shortlists/vote-for-boat";
import { recogniseVoter } from "@/lib/server/shortlists/voter-key";

export const DELETE = endpoint(
  "DELETE /shortlists/{token}/votes/{vehicle}",
  ({ params: { token, vehicle }, requestHeaders, headers }) =>
    takeVoteBack({ token, boatId: vehicle, voterHash: recogniseVoter(requestHeaders, headers) }),
);
