import { actorOf } from "@/lib/server/people/staff/staff-session";
import { endpoint } from "@/lib/server/runtime/api/endpoint";
import { changeTemplate, removeTemplate } from "@/lib/server/talk/inbox/save-template";

export const PUT = endpoint("PUT /operate/inbox/templates/{id}", ({ params, body, session, now }) =>
  changeTemplate(params.id, body, actorOf(session), now),
);

export const DELETE = endpoint("DELETE /operate/inbox/templates/{id}", ({ params, session }) =>
  removeTemplate(params.id, actorOf(session)),
);
