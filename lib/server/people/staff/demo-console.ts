import { eq } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { DEFAULT_LOCALE, staffLocaleOf } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { type DemoOrigin, demoToken, isDemoOpen } from "@/lib/server/people/demo-door";
import { openStaffSession } from "@/lib/server/people/staff/staff-session";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { staff } from "@/lib/server/platform/db/schema/staff";

const EMAIL = "demo-admin@palamar.example";

/** The address that opens the console of a demo without a passkey, for two hours; null where strangers could use it. */
export function demoConsolePath(now: Date): string | null {
  const token = demoToken("demo_console", now);
  return token && pathFor("consoleDemo", DEFAULT_LOCALE, { token });
}

/**
 * Opens the console as the demo's admin. Refuses what `isDemoOpen` does not open, and a database without demo data.
 */
export async function openDemoConsole(
  token: string,
  origin: DemoOrigin,
  now: Date,
): Promise<Outcome<{ token: string }, "demo_closed">> {
  if (!isDemoOpen("demo_console", token, origin, now)) return refuse("demo_closed");
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
