import { removeFeed } from "@/lib/server/catalogue/calendars/change-feed";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/calendars/{id}/remove", ({ params, by, now }) =>
  removeFeed(params.id, by, now),
);
