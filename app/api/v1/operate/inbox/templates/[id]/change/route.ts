import { action } from "@/lib/server/operator/action";
import { changeTemplate } from "@/lib/server/talk/inbox/save-template";

export const POST = action(
  "POST /operate/inbox/templates/{id}/change",
  ({ params, body: { name, text, version }, by, now }) =>
    changeTemplate(params.id, { name, text, version }, by, now),
);
