import { replaceFile } from "@/lib/server/catalogue/calendars/change-feed";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/calendars/{id}/file", ({ params, body, by, now }) =>
  replaceFile({ feedId: params.id, text: body.text }, by, now),
);
