import { createCalendarLink } from "@/lib/server/catalogue/calendars/calendar-links";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/calendars/links", ({ body, by }) => {
  const { boat: boatCode, name, whole_days: wholeDays, with_imported: withImported } = body;
  return createCalendarLink({ boatCode, name, wholeDays, withImported }, by);
});
