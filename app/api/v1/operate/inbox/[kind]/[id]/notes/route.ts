import { accept, refuse } from "@/lib/domain/shared/outcome";
import { findConversationSubject } from "@/lib/server/operator/read-conversation";
import { writeStaffNote } from "@/lib/server/people/staff/staff-notes";
import { actorOf } from "@/lib/server/people/staff/staff-session";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/inbox/{kind}/{id}/notes", async ({ session, params, body }) => {
  const subject = await findConversationSubject(params.kind, params.id);
  if (!subject) return refuse("not_found");
  await writeStaffNote(subject, body.text, actorOf(session));
  return accept(null);
});
