import { addBoatPicture } from "@/lib/server/catalogue/boats/edit/add-boat-picture";
import { actorOf } from "@/lib/server/people/staff/staff-session";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/boats/{code}/pictures", ({ params, body, session }) =>
  addBoatPicture(params.code, body, actorOf(session)),
);
