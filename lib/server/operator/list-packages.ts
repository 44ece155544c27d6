import { count, eq } from "drizzle-orm";
import type { Publication } from "@/lib/contracts/console/content";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE, inEachLocale, type LocalizedText } from "@/lib/i18n/locales";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { serviceOrders, servicePackages } from "@/lib/server/platform/db/schema/services";
import type { ContentPackage } from "@/lib/server/reading/content/files/content-item";
import { readStoredContents } from "@/lib/server/reading/content/files/read-stored-contents";

/** A special service as staff sees it, whatever its publication. */
export interface OfferedService {
  key: string;
  title: LocalizedText;
  state: Publication;
  currency: Currency;
  packages: (ContentPackage & {
    /** How often it was ordered. */
    orders: number;
  })[];
}

/** The special services with their packages, each in the order of the site. */
export async function listServicePackages(now: Date): Promise<OfferedService[]> {
  const [contents, orders] = await Promise.all([
    readStoredContents(getPool()),
    getDb()
      .select({ key: servicePackages.key, orders: count() })
      .from(serviceOrders)
      .innerJoin(servicePackages, eq(servicePackages.id, serviceOrders.packageId))
      .groupBy(servicePackages.key),
  ]);
  return contents.flatMap(({ key, texts, offer, publishedAt }): OfferedService[] => {
    if (!offer) return [];
    const { currency, packages } = offer;
    const state = publishedAt === null ? "draft" : new Date(publishedAt) > now ? "scheduled" : "published";
    return [
      {
        key,
        title: inEachLocale((locale) => texts[locale]?.title ?? texts[DEFAULT_LOCALE]?.title ?? key),
        state,
        currency,
        packages: packages.map((one) => ({
          ...one,
          orders: orders.find((counted) => counted.key === one.key)?.orders ?? 0,
        })),
      },
    ];
  });
}
