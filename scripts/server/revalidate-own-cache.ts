import { serverEnv } from "@/lib/config/env.server";
import type { ChangedTags } from "@/lib/server/platform/db/cache-manifest";

/** Next drops cache entries only inside a request, so this instance sends one to itself. */
export async function revalidateOwnCache(tags: ChangedTags): Promise<void> {
  const { HOST, PORT, REVALIDATE_SECRET } = serverEnv();
  const host = ["localhost", "0.0.0.0", "::"].includes(HOST) ? "127.0.0.1" : HOST;
  const response = await fetch(
    `http://${host.includes(":") ? `[${host}]` : host}:${PORT}/api/internal/revalidate`,
    {
      method: "POST",
      headers: { authorization: `Bearer ${REVALIDATE_SECRET}`, "content-type": "application/json" },
      body: JSON.stringify(tags),
      signal: AbortSignal.timeout(10_000),
    },
  );
  if (!response.ok) throw new Error(`revalidation answered ${response.status}`);
}
