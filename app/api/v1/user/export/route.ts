import { accept } from "@/lib/domain/shared/outcome";
import { exportUser } from "@/lib/server/people/accounts/export-user";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /user/export", async ({ session, now }) =>
  accept(await exportUser(session.userId, now)),
);
