import { createFront, type Front, type FrontOptions } from "@/lib/server/front/front-server";
import { freePort } from "@/tests/support/free-port";

/** A front that listens on this machine; the caller drains it. */
export async function openFront(options: Partial<FrontOptions>): Promise<{ front: Front; site: string }> {
  const front = createFront({
    handle: async (_, response) => void response.end("page"),
    findUnreadiness: async () => null,
    siteUrl: "http://localhost:3000",
    gatewayOrigins: [],
    trustedProxyHops: 0,
    ...options,
  });
  const port = await freePort();
  await front.listen("127.0.0.1", port);
  return { front, site: `http://127.0.0.1:${port}` };
}
