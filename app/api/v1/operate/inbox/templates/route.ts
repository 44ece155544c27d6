import { action } from "@/lib/server/operator/action";
import { addTemplate } from "@/lib/server/talk/inbox/save-template";

export const POST = action("POST /operate/inbox/templates", ({ body: { name, text }, by, now }) =>
  addTemplate({ name, text }, by, now),
);
