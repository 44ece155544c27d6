import { revokeCalendarLink } from "@/lib/server/catalogue/calendars/calendar-links";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/calendars/links/{id}/revoke", ({ params, by, now }) =>
  revokeCalendarLink(params.id, by, now),
);
