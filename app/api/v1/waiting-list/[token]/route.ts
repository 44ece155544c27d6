import { endpoint } from "@/lib/server/runtime/api/endpoint";
import { leaveWaitingListByToken } from "@/lib/server/talk/waiting/waiting-entries";

export const POST = endpoint("POST /waiting-list/{token}", ({ params }) =>
  leaveWaitingListByToken(params.token),
);
