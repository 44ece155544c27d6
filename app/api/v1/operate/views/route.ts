import { saveStaffView } from "@/lib/server/operator/list/staff-views";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/views", ({ session, body, now }) =>
  saveStaffView(session.staffId, body, now),
);
