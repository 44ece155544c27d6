import { resolve } from "node:path";
import { setTestGatewayUrl } from "@/lib/config/complete-environment";
import { serverEnv } from "@/lib/config/env.server";
import {
  startTestGateway,
  type TestGateway,
} from "@/lib/server/money/providers/test-gateway/start-test-gateway";
import { preferredGatewayPort } from "@/lib/server/money/providers/test-gateway/test-gateway-address";

/**
 * Starts the local test gateway and sets its address for the site, when it is the configured provider and no
 * other one runs. Start it before Next is loaded: the addresses of forms depend on it.
 */
export async function startGateway(projectRoot: string): Promise<() => Promise<void>> {
  const { PAYMENT_PROVIDER, TEST_GATEWAY_URL, VAR_DIRECTORY } = serverEnv();
  if (PAYMENT_PROVIDER !== "test" || TEST_GATEWAY_URL) return async () => undefined;
  const folder = resolve(projectRoot, VAR_DIRECTORY, "test-gateway");
  const gateway = await startTestGateway({ folder, port: preferredGatewayPort() }).catch(whenPortIsTaken);
  setTestGatewayUrl(gateway.url);
  return () => gateway.stop();

  function whenPortIsTaken(error: NodeJS.ErrnoException): Promise<TestGateway> {
    if (error.code !== "EADDRINUSE") throw error;
    return startTestGateway({ folder });
  }
}
