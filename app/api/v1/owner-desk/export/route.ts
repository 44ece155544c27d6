import { accept } from "@/lib/domain/shared/outcome";
import { exportDesk } from "@/lib/server/people/desk/export-desk";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /owner-desk/export", async ({ session, locale, now }) =>
  accept(await exportDesk(session.ownerId, locale, now)),
);
