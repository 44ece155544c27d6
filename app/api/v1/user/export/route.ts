import { exportResponse } from "@/lib/contracts/account";
import { accept } from "@/lib/domain/shared/outcome";
import { exportUser } from "@/lib/server/accounts/export-user";
import { endpoint } from "@/lib/server/api/endpoint";

export const GET = endpoint({
  response: exportResponse,
  session: "required",
  limit: { name: "export", points: 20, seconds: 3600, shared: true },
  handle: async ({ session, now }) => accept(await exportUser(session.userId, now)),
});
