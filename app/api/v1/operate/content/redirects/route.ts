import { setRedirect } from "@/lib/server/catalogue/slugs/set-redirect";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/content/redirects", ({ body: { from, to }, by, now }) =>
  setRedirect({ from, to }, by, now),
);
