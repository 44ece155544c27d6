import { addBoat } from "@/lib/server/catalogue/boats/edit/add-boat";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/boats", ({ body, by, now }) => addBoat(body, by, now));
