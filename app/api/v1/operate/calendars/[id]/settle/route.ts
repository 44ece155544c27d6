import { settleConflict } from "@/lib/server/catalogue/calendars/change-feed";
import { action } from "@/lib/server/operator/action";

export const POST = action(
  "POST /operate/calendars/{id}/settle",
  ({ params, body: { from, until }, by, now }) =>
    settleConflict({ feedId: params.id, startsAt: new Date(from), endsAt: new Date(until) }, by, now),
);
