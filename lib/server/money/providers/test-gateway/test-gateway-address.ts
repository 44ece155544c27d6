import { serverEnv } from "@/lib/config/env.server";

/** So that open payment pages keep their address when the site is started again. */
const PORTS_ABOVE_THE_SITE = 1000;
const LAST_PORT = 65_535;

/** The port on which the site's own test gateway listens unless something else does; 0 = any. */
export function preferredGatewayPort(): number {
  const port = serverEnv().PORT + PORTS_ABOVE_THE_SITE;
  return port > LAST_PORT ? 0 : port;
}

/** Where the test gateway is: as set by the starter, otherwise the default address. */
export function testGatewayAddress(): string {
  return serverEnv().TEST_GATEWAY_URL ?? `http://127.0.0.1:${preferredGatewayPort()}`;
}
