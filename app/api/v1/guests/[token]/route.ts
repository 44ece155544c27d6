import { identifyVoter } from "@/lib/server/accounts/sessions/voter-key";
import { endpoint } from "@/lib/server/api/endpoint";
import { answerInvitation, takeAnswerBack } from "@/lib/server/guests/answer-invitation";
import { countedNetworkOf } from "@/lib/server/request/rate-limit";

export const PUT = endpoint(
  "PUT /guests/{token}",
  ({ params, body, now, clientAddress, requestHeaders, headers }) => {
    const browserHash = identifyVoter(requestHeaders, headers);
    const senderNetwork = countedNetworkOf(clientAddress);
    return answerInvitation({ token: params.token, browserHash, senderNetwork }, body, now);
  },
);

export const DELETE = endpoint("DELETE /guests/{token}", ({ params, requestHeaders, headers }) =>
  takeAnswerBack({ token: params.token, browserHash: identifyVoter(requestHeaders, headers) }),
);
