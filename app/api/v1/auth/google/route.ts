import { accept } from "@/lib/domain/shared/outcome";
import { startGoogleLogin } from "@/lib/server/people/accounts/google/start-google-login";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint(
  "GET /auth/google",
  async ({ query: { lang: locale, from, next }, clientAddress, headers, now }) => {
    const asked = { locale, from, next, clientAddress };
    headers.set("Location", await startGoogleLogin(asked, headers, now));
    return accept(null);
  },
);
