import { identifyVoter } from "@/lib/server/accounts/sessions/voter-key";
import { endpoint } from "@/lib/server/api/endpoint";
import { answerInvitation, takeAnswerBack } from "@/lib/server/guests/answer-invitation";

export const PUT = endpoint("PUT /guests/{token}", ({ params, body, now, requestHeaders, headers }) =>
  answerInvitation({ token: params.token, browserHash: identifyVoter(requestHeaders, headers) }, body, now),
);

export const DELETE = endpoint("DELETE /guests/{token}", ({ params, requestHeaders, headers }) =>
  takeAnswerBack({ token: params.token, browserHash: identifyVoter(requestHeaders, headers) }),
);
