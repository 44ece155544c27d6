import { pendingDraft } from "@/lib/client/drafts/pending-draft";
import type { JoinWaitingListBody } from "@/lib/contracts/waiting";

/**
 * The day to wait for that was pressed before the login. The server checks the rest of it: every page carries this
 * file, and a schema would bring its library along.
 */
export const pendingWaitingEntry = pendingDraft<JoinWaitingListBody>(
  "waiting",
  (value): value is JoinWaitingListBody =>
    typeof value === "object" && value !== null && "vehicle_id" in value && "date" in value,
);
