import { SETTING_KEYS, type SettingKey } from "@/lib/domain/staff/setting-kinds";
import { type LastChange, listLastChanges, listStoredSettings } from "@/lib/server/operator/list-site-values";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";

/** A setting as the site uses it. */
export interface ShownSetting {
  key: SettingKey;
  /** What is stored; otherwise what stands in for it, null where nothing does. */
  value: unknown;
  isSet: boolean;
  change: LastChange | null;
}

/** Every setting with its present value, where that comes from, and who changed it last. */
export async function readSettings(): Promise<ShownSetting[]> {
  const [stored, used, changes] = await Promise.all([
    listStoredSettings(),
    readSiteSettings(),
    listLastChanges("setting"),
  ]);
  return SETTING_KEYS.map((key) => ({
    key,
    value: stored.get(key) ?? (key === "seller" ? null : used[key]),
    isSet: stored.has(key),
    change: changes.get(key) ?? null,
  }));
}
