import { eq } from "drizzle-orm";
import * as v from "valibot";
import { serverEnv } from "@/lib/config/env.server";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { DEFAULT_LOCALE, staffLocaleOf } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import type { LoginOrigin } from "@/lib/server/people/accounts/sessions/create-session";
import { openSealed, sealValue } from "@/lib/server/people/accounts/sessions/seal-value";
import { openStaffSession } from "@/lib/server/people/staff/staff-session";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { staff } from "@/lib/server/platform/db/schema/staff";

const PURPOSE = "demo_console";
const HOURS = 2;
const EMAIL = "demo-admin@palamar.example";
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
const opened = v.object({ email: v.literal(EMAIL) });

/** Whether the site is one that only this machine reaches, over plain http. */
function isOnThisMachine(): boolean {
  const { protocol, hostname } = new URL(serverEnv().SITE_URL);
  return protocol === "http:" && LOOPBACK_HOST.test(hostname);
}

/** The address that opens the console of a demo without a passkey, for two hours; null where strangers could use it. */
export function demoConsolePath(now: Date): string | null {
  if (!isOnThisMachine()) return null;
  const token = sealValue(PURPOSE, { email: EMAIL }, new Date(now.getTime() + HOURS * 60 * 60_000));
  return pathFor("consoleDemo", DEFAULT_LOCALE, { token });
}

/**
 * Opens the console as the demo's admin. Refuses a site with an https or foreign address, a caller from another
 * machine, a database without demo data, and a link that is forged or older than two hours.
 */
export async function openDemoConsole(
  token: string,
  { host, ...origin }: LoginOrigin & { host: string | null },
  now: Date,
): Promise<Outcome<{ token: string }, "demo_closed">> {
  const isLocal = LOOPBACK_ADDRESS.test(origin.clientAddress) && LOOPBACK_HOST.test(hostnameOf(host));
  if (!isOnThisMachine() || !isLocal || !openSealed(PURPOSE, token, opened, now))
    return refuse("demo_closed");
  return inTransaction(async (tx) => {
    if ((await tx.$count(users, eq(users.demo, true))) === 0) return refuse("demo_closed");
    const [person] = await tx
      .insert(staff)
      .values({
        name: "Demo",
        email: EMAIL,
        locale: staffLocaleOf(DEFAULT_LOCALE),
        role: "admin",
        demo: true,
        createdAt: now,
      })
      .onConflictDoUpdate({
        target: staff.email,
        set: { role: "admin", disabledAt: null },
        setWhere: eq(staff.demo, true),
      })
      .returning();
    if (!person) return refuse("demo_closed");
    const subject = { kind: "staff", id: person.id } as const;
    await audit(tx, { by: subject, event: "staff_logged_in", subject, data: { way: "demo" } });
    return accept({ token: await openStaffSession(tx, person.id, origin, now) });
  });
}

function hostnameOf(host: string | null): string {
  const url = `http://${host ?? ""}`;
  return URL.canParse(url) ? new URL(url).hostname : "";
}
