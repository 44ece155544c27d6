import { addFeed } from "@/lib/server/catalogue/calendars/add-feed";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/calendars", ({ body, by, now }) => {
  const { boat: boatCode, name, address } = body;
  return addFeed({ boatCode, name, address }, by, now);
});
