import { rmSync } from "node:fs";
import { e2eSite, setE2eSite } from "@/lib/config/test-run";
import { E2E_FOLDER } from "@/tests/support/e2e-folder";
import { runIdentityProvider } from "@/tests/support/run-identity-provider";
import { startTestServer } from "@/tests/support/test-server";

/** Before the browser tests: the built site with fresh demo data, unless one is named already. */
export default async function startE2eServer(): Promise<() => Promise<void>> {
  if (e2eSite()) return async () => undefined;
  rmSync(E2E_FOLDER, { recursive: true, force: true });
  const google = await runIdentityProvider();
  // All browsers of a run share one address; the integration tests prove the limits.
  const env = { RATE_LIMITS: "false", ...google.settings };
  const server = await startTestServer({ varDirectory: E2E_FOLDER, env });
  setE2eSite(server.url);
  return async () => {
    await server.stop();
    google.process.kill();
  };
}
