import type { ContractFields } from "@/lib/contracts/console/contracts";
import { compareContracts, contractDraftOf } from "@/lib/server/booking/contracts/publish-contract";
import { actorOf } from "@/lib/server/people/staff/staff-session";
import { removeTextDraft, saveTextDraft } from "@/lib/server/reading/content/text-drafts";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const PUT = endpoint(
  "PUT /operate/contracts/{subject}/{contract}/draft",
  ({ params: { subject, contract: kind }, body, session, now }) => {
    const { draft_version: version, ...fields } = body;
    const compare = (former: object) => compareContracts(former as Partial<ContractFields>, fields);
    const draft = { ...contractDraftOf({ subject, kind }), fields, version, compare };
    return saveTextDraft(draft, actorOf(session), now);
  },
);

export const DELETE = endpoint(
  "DELETE /operate/contracts/{subject}/{contract}/draft",
  ({ params, session }) => {
    const { subject, ...of } = contractDraftOf({ subject: params.subject, kind: params.contract });
    return removeTextDraft(of, () => subject, actorOf(session));
  },
);
