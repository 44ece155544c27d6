import { correctEmail } from "@/lib/server/people/accounts/contact/correct-email";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /auth/correct-email", ({ body, now }) => correctEmail(body.token, now));
