import { endpoint } from "@/lib/server/api/endpoint";
import { leaveWaitingList } from "@/lib/server/waiting/waiting-entries";

export const DELETE = endpoint("DELETE /user/waiting-list/{id}", ({ params, session }) =>
  leaveWaitingList(session.userId, params.id),
);
