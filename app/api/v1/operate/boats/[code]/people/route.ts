import { saveBoatPart } from "@/lib/server/catalogue/boats/edit/save-boat-part";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/boats/{code}/people", ({ params, body, by, now }) =>
  saveBoatPart(params.code, { ...body, part: "people" }, by, now),
);
