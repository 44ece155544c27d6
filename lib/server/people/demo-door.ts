import * as v from "valibot";
import { serverEnv } from "@/lib/config/env.server";
import type { LoginOrigin } from "@/lib/server/people/accounts/sessions/create-session";
import { openSealed, sealValue } from "@/lib/server/people/accounts/sessions/seal-value";

const HOURS = 2;
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
const opened = v.object({ demo: v.literal(true) });

/** What a printed address of the demo opens. */
type DemoPurpose = "demo_console" | "demo_desk";

/** Where a visitor of such an address comes from. */
export type DemoOrigin = LoginOrigin & { host: string | null };

/** Whether the site is one that only this machine reaches, over plain http. */
function isOnThisMachine(): boolean {
  const { protocol, hostname } = new URL(serverEnv().SITE_URL);
  return protocol === "http:" && LOOPBACK_HOST.test(hostname);
}

/** A token that opens a door of the demo without a login, for two hours; null where strangers could use it. */
export function demoToken(purpose: DemoPurpose, now: Date): string | null {
  if (!isOnThisMachine()) return null;
  return sealValue(purpose, { demo: true }, new Date(now.getTime() + HOURS * 60 * 60_000));
}

/**
 * Whether the token opens this door to this visitor: never at a site with an https or foreign address, nor for one from
 * another machine, and not when it is forged or older than two hours.
 */
export function isDemoOpen(
  purpose: DemoPurpose,
  token: string,
  { host, clientAddress }: DemoOrigin,
  now: Date,
): boolean {
  const isLocal = LOOPBACK_ADDRESS.test(clientAddress) && LOOPBACK_HOST.test(hostnameOf(host));
  return isOnThisMachine() && isLocal && openSealed(purpose, token, opened, now) !== null;
}

function hostnameOf(host: string | null): string {
  const url = `http://${host ?? ""}`;
  return URL.canParse(url) ? new URL(url).hostname : "";
}
