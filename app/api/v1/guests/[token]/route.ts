import { answerInvitation, takeAnswerBack } from "@/lib/server/booking/guests/answer-invitation";
import { identifyVoter } from "@/lib/server/people/accounts/sessions/voter-key";
import { countedNetworkOf } from "@/lib/server/platform/request/rate-limit";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

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
