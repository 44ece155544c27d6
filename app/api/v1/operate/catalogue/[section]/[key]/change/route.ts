import { saveEntry } from "@/lib/server/catalogue/reference/edit-catalogue";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/catalogue/{section}/{key}/change", ({ params, body, by }) =>
  saveEntry({ ...params, values: body.values, isNew: false }, by),
);
