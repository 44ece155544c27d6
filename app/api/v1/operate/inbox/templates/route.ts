import { accept } from "@/lib/domain/shared/outcome";
import { actorOf } from "@/lib/server/people/staff/staff-session";
import { endpoint } from "@/lib/server/runtime/api/endpoint";
import { addTemplate } from "@/lib/server/talk/inbox/save-template";

export const POST = endpoint("POST /operate/inbox/templates", async ({ body, session, now }) => {
  const added = await addTemplate(body, actorOf(session), now);
  return added.ok ? accept(null) : added;
});
