import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import {
  type FormValue,
  SETTING_KEYS,
  SETTING_KINDS,
  settingFromForm,
} from "@/lib/domain/staff/setting-kinds";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";
import { LASTING_SETTINGS, RISING_SETTINGS, SETTINGS } from "@/lib/server/platform/settings/site-settings";

type Refusal = "unknown_setting" | "invalid_setting" | "setting_is_needed" | "version_goes_down";

/**
 * Stores a setting of the shop as the operator typed it: unchanged where a text is expected, otherwise as JSON. Null
 * removes it, so that its default applies again. All pages are renewed. Refuses unknown keys, values that do not fit, a
 * lower version of a consent text, and to remove what the shop cannot be without.
 */
export async function setSetting(
  key: string,
  typed: string | null,
  by: Actor<"staff">,
): Promise<Outcome<null, Refusal>> {
  const schema = Object.hasOwn(SETTINGS, key) ? SETTINGS[key] : undefined;
  if (!schema) return refuse("unknown_setting", { known: Object.keys(SETTINGS) });
  const value = typed === null ? undefined : [typed, parsed(typed)].find((one) => v.is(schema, one));
  if (typed !== null && value === undefined)
    return refuse("invalid_setting", { wrong: issuesOf(schema, parsed(typed) ?? typed).map(sentenceOf) });
  return keepSetting(key, value, by);
}

/** The same from the fields of a form; `field` of a refusal is the one that does not fit. */
export async function saveSetting(
  key: string,
  given: FormValue,
  by: Actor<"staff">,
): Promise<Outcome<null, Refusal>> {
  const [known, schema] = [SETTING_KEYS.find((one) => one === key), SETTINGS[key]];
  if (!known || !schema) return refuse("unknown_setting");
  const value = settingFromForm(SETTING_KINDS[known], given);
  const [wrong] = value === undefined ? [] : issuesOf(schema, value);
  if (wrong) return refuse("invalid_setting", { field: fieldOf(given, v.getDotPath(wrong)) });
  return keepSetting(key, value, by);
}

async function keepSetting(
  key: string,
  value: unknown,
  by: Actor<"staff">,
): Promise<Outcome<null, Exclude<Refusal, "unknown_setting" | "invalid_setting">>> {
  if (value === undefined && LASTING_SETTINGS.includes(key)) return refuse("setting_is_needed");
  return inTransaction(async (tx) => {
    const { rows } = await tx.execute<{ stored: unknown }>(
      sql`select value as stored from settings where key = ${key} for update`,
    );
    const stored = rows[0]?.stored;
    if (RISING_SETTINGS.includes(key) && Number(value) < Number(stored ?? 1))
      return refuse("version_goes_down", { stored });
    if (value === undefined) await tx.execute(sql`delete from settings where key = ${key}`);
    else
      await tx.execute(sql`
        insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
        on conflict (key) do update set value = excluded.value, updated_at = now()`);
    const data = { before: stored ?? null, after: value ?? null };
    await audit(tx, { by, event: "setting_changed", subject: { kind: "setting", id: key }, data });
    await notifyTags(tx, ["settings"]);
    return accept(null);
  });
}

function parsed(typed: string): unknown {
  try {
    return JSON.parse(typed) ?? undefined;
  } catch {
    return undefined;
  }
}

const issuesOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues ?? [];

const sentenceOf = (issue: v.BaseIssue<unknown>) =>
  [v.getDotPath(issue), issue.message].filter(Boolean).join(": ");

/** The field of the form that an issue belongs to: of several that are meant, the first. */
function fieldOf(given: FormValue, path: string | null): string {
  const names: string[] = [];
  let part: FormValue | undefined = given;
  for (const name of path?.split(".") ?? []) {
    if (typeof part !== "object") break;
    names.push(name);
    part = part[name];
  }
  if (typeof part === "object") names.push(...Object.keys(part).slice(0, 1));
  return ["value", ...names].join(".");
}
