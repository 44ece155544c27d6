import { askReading } from "@/lib/server/catalogue/calendars/change-feed";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/calendars/{id}/read", ({ params, by }) =>
  askReading(params.id, by),
);
