import { endpoint } from "@/lib/server/runtime/api/endpoint";
import { leaveWaitingList } from "@/lib/server/talk/waiting/waiting-entries";

export const DELETE = endpoint("DELETE /user/waiting-list/{id}", ({ params, session }) =>
  leaveWaitingList(session.userId, params.id),
);
