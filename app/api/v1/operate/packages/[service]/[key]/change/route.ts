import { action } from "@/lib/server/operator/action";
import { savePackage } from "@/lib/server/reading/content/edit-packages";

export const POST = action("POST /operate/packages/{service}/{key}/change", ({ params, body, by, now }) => {
  const { fingerprint: _, ...values } = body;
  return savePackage({ ...params, values, isNew: false }, by, now);
});
