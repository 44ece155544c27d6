import { keepPicture } from "@/lib/server/catalogue/boats/edit/keep-picture";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/boats/{code}/pictures", ({ params, body }) =>
  keepPicture(params.code, body),
);
