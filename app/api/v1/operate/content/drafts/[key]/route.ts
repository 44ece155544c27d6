import type { ContentFields } from "@/lib/contracts/console/content";
import { emptyContent } from "@/lib/server/operator/content/read-content";
import { actorOf } from "@/lib/server/people/staff/staff-session";
import { contentSubject } from "@/lib/server/reading/content/content-subject";
import { compareForms } from "@/lib/server/reading/content/files/compare-forms";
import { removeTextDraft, saveTextDraft } from "@/lib/server/reading/content/text-drafts";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const PUT = endpoint("PUT /operate/content/drafts/{key}", ({ params, body, session, now }) => {
  const { draft_version: version, ...fields } = { ...body, key: params.key };
  const draft = {
    kind: "content",
    name: params.key,
    subject: contentSubject(fields),
    fields,
    version,
    compare: (former: object) => compareForms({ ...emptyContent(fields.kind), ...former }, fields),
  } as const;
  return saveTextDraft(draft, actorOf(session), now);
});

export const DELETE = endpoint("DELETE /operate/content/drafts/{key}", ({ params: { key }, session }) =>
  removeTextDraft(
    { kind: "content", name: key },
    (fields) => contentSubject(fields as unknown as ContentFields),
    actorOf(session),
  ),
);
