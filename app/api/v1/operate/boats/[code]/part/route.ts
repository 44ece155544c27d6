import { saveBoatPart } from "@/lib/server/catalogue/boats/edit/save-boat-part";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/boats/{code}/part", ({ params, body, by, now }) =>
  saveBoatPart(params.code, body, by, now),
);
