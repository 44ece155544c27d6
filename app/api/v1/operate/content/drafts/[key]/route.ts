import type { ContentFields } from "@/lib/contracts/console/content";
import { actorOf } from "@/lib/server/people/staff/staff-session";
import { contentSubject } from "@/lib/server/reading/content/content-subject";
import { removeTextDraft } from "@/lib/server/reading/content/text-drafts";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const DELETE = endpoint("DELETE /operate/content/drafts/{key}", ({ params: { key }, session }) =>
  removeTextDraft(
    { kind: "content", name: key },
    (fields) => contentSubject(fields as unknown as ContentFields),
    actorOf(session),
  ),
);
