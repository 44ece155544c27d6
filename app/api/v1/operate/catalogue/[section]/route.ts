import { saveEntry } from "@/lib/server/catalogue/reference/edit-catalogue";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/catalogue/{section}", ({ params, body, by }) =>
  saveEntry({ ...params, key: body.key, values: body.values, isNew: true }, by),
);
