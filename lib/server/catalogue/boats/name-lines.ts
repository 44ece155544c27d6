import { inArray } from "drizzle-orm";
import type { QuoteLine } from "@/lib/domain/pricing/trip-terms";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import { loadMessages } from "@/lib/i18n/load-messages";
import { inEachLocale, LOCALES, type LocalizedText } from "@/lib/i18n/locales";
import type { Db } from "@/lib/server/platform/db/pool";
import { services } from "@/lib/server/platform/db/schema/catalogue";

/** What a line is called, in every language. */
export type NameLine = (line: Pick<QuoteLine, "rateKind" | "serviceId">) => LocalizedText;

let tripNames: Record<RateKind, LocalizedText> | undefined;

async function readTripNames(): Promise<Record<RateKind, LocalizedText>> {
  const loaded = await Promise.all(
    LOCALES.map(async (locale) => [locale, await loadMessages(locale)] as const),
  );
  const messages = new Map(loaded);
  const name = (kind: RateKind) => inEachLocale((locale) => messages.get(locale)?.quote_lines[kind] ?? "");
  return { hourly: name("hourly"), daily: name("daily"), swim_tour: name("swim_tour") };
}

/** Reads the names for the lines of a quote that may hold these services; the trip's come from the messages. */
export async function nameLines(db: Db, serviceIds: readonly number[]): Promise<NameLine> {
  tripNames ??= await readTripNames();
  const trips = tripNames;
  const rows = serviceIds.length
    ? await db
        .select({ id: services.id, name: services.name })
        .from(services)
        .where(inArray(services.id, [...serviceIds]))
    : [];
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ({ rateKind, serviceId }) => {
    const found = serviceId === null ? trips[rateKind ?? "hourly"] : names.get(serviceId);
    if (!found) throw new Error(`Service ${serviceId} has no name`);
    return found;
  };
}
