import { addFile } from "@/lib/server/catalogue/calendars/add-feed";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/calendars/files", ({ body, by, now }) => {
  const { boat: boatCode, name, text } = body;
  return addFile({ boatCode, name, text }, by, now);
});
