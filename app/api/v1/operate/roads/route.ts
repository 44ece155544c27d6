import { setRoad } from "@/lib/server/catalogue/reference/set-road";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/roads", ({ body, by }) => setRoad(body.from, body.to, body.km, by));
