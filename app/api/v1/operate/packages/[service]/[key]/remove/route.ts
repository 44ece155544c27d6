import { action } from "@/lib/server/operator/action";
import { removePackage } from "@/lib/server/reading/content/edit-packages";

export const POST = action("POST /operate/packages/{service}/{key}/remove", ({ params, by, now }) =>
  removePackage(params, by, now),
);
