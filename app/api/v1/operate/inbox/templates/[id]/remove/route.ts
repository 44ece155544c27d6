import { action } from "@/lib/server/operator/action";
import { removeTemplate } from "@/lib/server/talk/inbox/save-template";

export const POST = action("POST /operate/inbox/templates/{id}/remove", ({ params, by }) =>
  removeTemplate(params.id, by),
);
