import { removeRedirect } from "@/lib/server/catalogue/slugs/set-redirect";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/content/redirects/{redirect}/remove", ({ params, by }) =>
  removeRedirect(params.redirect, by),
);
