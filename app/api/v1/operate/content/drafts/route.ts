import { emptyContent } from "@/lib/server/operator/content/read-content";
import { actorOf } from "@/lib/server/people/staff/staff-session";
import { contentSubject } from "@/lib/server/reading/content/content-subject";
import { compareForms } from "@/lib/server/reading/content/files/compare-forms";
import { saveTextDraft } from "@/lib/server/reading/content/text-drafts";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const PUT = endpoint("PUT /operate/content/drafts", ({ body, session, now }) => {
  const { draft_version: version, ...fields } = body;
  const draft = {
    kind: "content",
    name: fields.key,
    subject: contentSubject(fields),
    fields,
    version,
    compare: (former: object) => compareForms({ ...emptyContent(fields.kind), ...former }, fields),
  } as const;
  return saveTextDraft(draft, actorOf(session), now);
});
