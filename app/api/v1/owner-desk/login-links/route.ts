import { accept } from "@/lib/domain/shared/outcome";
import { askForDeskLink } from "@/lib/server/people/desk/log-in-by-link";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /owner-desk/login-links", async ({ body, now }) => {
  const asked = await askForDeskLink(body.email, now);
  return asked.ok ? accept({}) : asked;
});
