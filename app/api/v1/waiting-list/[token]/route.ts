import { endpoint } from "@/lib/server/api/endpoint";
import { leaveWaitingListByToken } from "@/lib/server/waiting/waiting-entries";

export const POST = endpoint("POST /waiting-list/{token}", ({ params }) =>
  leaveWaitingListByToken(params.token),
);
