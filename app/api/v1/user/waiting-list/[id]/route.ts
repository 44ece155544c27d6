import { endpoint } from "@/lib/server/api/endpoint";
import { endOwnWish } from "@/lib/server/waiting/wishes";

export const DELETE = endpoint("DELETE /user/waiting-list/{id}", ({ params, session }) =>
  endOwnWish(session.userId, params.id),
);
