import { removeStaffView } from "@/lib/server/operator/list/staff-views";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const DELETE = endpoint("DELETE /operate/views/{id}", ({ session, params }) =>
  removeStaffView(session.staffId, params.id),
);
