import { rmSync } from "node:fs";
import { e2eSite, setE2eSite } from "@/lib/config/test-run";
import { startTestServer } from "@/tests/support/test-server";

const FOLDER = "var/e2e";

/** Before the browser tests: the built site with fresh demo data, unless one is named already. */
export default async function startE2eServer(): Promise<() => Promise<void>> {
  if (e2eSite()) return async () => undefined;
  rmSync(FOLDER, { recursive: true, force: true });
  const server = await startTestServer({ varDirectory: FOLDER });
  setE2eSite(server.url);
  return () => server.stop();
}
