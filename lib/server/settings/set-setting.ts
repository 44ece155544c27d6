import { sql } from "drizzle-orm";
import * as v from "valibot";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { notifyTags } from "@/lib/server/db/notify-tags";
import { SETTINGS } from "@/lib/server/settings/site-settings";

type Refusal = "unknown_setting" | "invalid_setting";

/**
 * Stores a setting of the shop as the operator typed it: unchanged where a text is expected, otherwise as JSON. Null
 * removes it, so that its default applies again. All pages are renewed. Refuses unknown keys and values that do not
 * fit.
 */
export async function setSetting(key: string, typed: string | null): Promise<Outcome<null, Refusal>> {
  const schema = Object.hasOwn(SETTINGS, key) ? SETTINGS[key] : undefined;
  if (!schema) return refuse("unknown_setting", { known: Object.keys(SETTINGS) });
  const value = typed === null ? undefined : [typed, parsed(typed)].find((one) => v.is(schema, one));
  if (typed !== null && value === undefined) return refuse("invalid_setting", reasons(schema, typed));
  await inTransaction(async (tx) => {
    if (value === undefined) await tx.execute(sql`delete from settings where key = ${key}`);
    else
      await tx.execute(sql`
        insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
        on conflict (key) do update set value = excluded.value, updated_at = now()`);
    await notifyTags(tx, ["settings"]);
  });
  return accept(null);
}

function parsed(typed: string): unknown {
  try {
    return JSON.parse(typed) ?? undefined;
  } catch {
    return undefined;
  }
}

function reasons(schema: v.GenericSchema, typed: string): Record<string, unknown> {
  const { issues = [] } = v.safeParse(schema, parsed(typed) ?? typed);
  return { wrong: issues.map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(": ")) };
}
