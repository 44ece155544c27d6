import { setExchangeRate } from "@/lib/server/catalogue/reference/set-exchange-rate";
import { setRoad } from "@/lib/server/catalogue/reference/set-road";
import { listExchangeRates, listRoads, listStoredSettings } from "@/lib/server/operator/list-site-values";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { setSetting } from "@/lib/server/platform/settings/set-setting";
import { SETTINGS } from "@/lib/server/platform/settings/site-settings";
import type { OperationInput } from "@/scripts/ops/operation";
import { explain, report, say } from "@/scripts/server/say";

/** Every setting with its value as `settings set` takes it. */
export async function listSettings(): Promise<number> {
  const stored = await listStoredSettings();
  for (const key of Object.keys(SETTINGS)) {
    const value = stored.get(key);
    const shown = typeof value === "string" ? value : JSON.stringify(value);
    say(`${key}  ${shown ?? "(not set)"}`);
  }
  return 0;
}

/** Brand, contact data, links and switches of the shop. */
export async function changeSetting({ by, args }: OperationInput): Promise<number> {
  const [key = "", ...value] = args;
  if (value.length === 0)
    return explain("Give the setting and its value, a text or JSON in one pair of quotes.");
  return report(await setSetting(key, value.join(" "), by), `${key} is set; all pages follow.`);
}

/** Removes a setting: its default applies again. */
export async function unsetSetting({ by, args }: OperationInput): Promise<number> {
  const [key = ""] = args;
  if (!key || args.length > 1) return explain("Give the setting, as `settings list` names it.");
  return report(await setSetting(key, null, by), `${key} is not set any more; all pages follow.`);
}

/** How many lira one unit costs, per currency. */
export async function showExchangeRates(): Promise<number> {
  for (const { currency, tryPerUnit } of await listExchangeRates()) say(`1 ${currency} = ${tryPerUnit} TRY`);
  return 0;
}

/** For sorting and price filters only; nothing is charged by it. */
export async function changeExchangeRate({ by, args }: OperationInput): Promise<number> {
  const isConfirmed = args.includes("--yes");
  const [currency = "", rate = "", ...rest] = args.filter((arg) => arg !== "--yes");
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(rate) || rest.length > 0) {
    return explain("Give the currency and what one unit costs in lira, such as EUR 58.40.");
  }
  const kept = await setExchangeRate(currency.toUpperCase(), Number(rate), by, currentTime(), {
    isConfirmed,
  });
  if (!kept.ok && kept.code === "unusual_rate") {
    say(
      `Refused: 1 ${currency.toUpperCase()} is ${kept.details?.former} TRY now, and ${rate} differs by more than 10 %.`,
    );
    say("Repeat it with --yes if it is right.");
    return 1;
  }
  const boats = kept.ok ? kept.value.boats : 0;
  return report(kept, `1 ${currency.toUpperCase()} = ${rate} TRY; boats that are sorted by it: ${boats}.`);
}

/** Every road between two cities, by their keys. */
export async function showRoads(): Promise<number> {
  for (const { place, other, km } of await listRoads()) say(`${place}  ${other}  ${km} km`);
  return 0;
}

/** How many kilometres the drive between two cities takes: lists of nearby places go by it. */
export async function changeRoad({ by, args }: OperationInput): Promise<number> {
  const [from = "", to = "", km = "", ...rest] = args;
  if (!/^(\d{1,4}|none)$/.test(km) || rest.length > 0)
    return explain(
      "Give the keys of two cities and the kilometres between them, such as bodrum marmaris 165.",
    );
  const kept = await setRoad(from, to, km === "none" ? null : Number(km), by);
  const done = km === "none" ? "The straight line stands in for it." : `${from} – ${to}: ${km} km by road.`;
  return report(kept, done);
}
