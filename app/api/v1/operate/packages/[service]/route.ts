import { action } from "@/lib/server/operator/action";
import { savePackage } from "@/lib/server/reading/content/edit-packages";

export const POST = action("POST /operate/packages/{service}", ({ params, body, by, now }) => {
  const { fingerprint: _, key, ...values } = body;
  return savePackage({ ...params, key, values, isNew: true }, by, now);
});
