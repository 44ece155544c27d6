import { removeEntry } from "@/lib/server/catalogue/reference/edit-catalogue";
import { action } from "@/lib/server/operator/action";
import { isShippedEntry } from "@/lib/server/runtime/seed/catalogue-seed";

export const POST = action("POST /operate/catalogue/{section}/{key}/remove", ({ params, by }) =>
  removeEntry({ ...params, isShipped: isShippedEntry(params.section, params.key) }, by),
);
