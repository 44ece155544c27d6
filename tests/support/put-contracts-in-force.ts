import { getDb } from "@/lib/server/db/pool";
import { contracts } from "@/lib/server/db/schema/payments";

/** Short contracts of both kinds in three languages, which say whose trip costs what. */
export async function putContractsInForce(): Promise<void> {
  const validFrom = new Date(0);
  const template = "{buyer_name}, {buyer_address}: {boat_name}, {start}–{end}, {total}";
  const kinds = ["pre_information", "distance_sales"] as const;
  const locales = ["tr", "en", "ar"] as const;
  await getDb()
    .insert(contracts)
    .values(
      kinds.flatMap((kind) =>
        locales.map((locale) => ({ kind, locale, version: "1", title: kind, template, validFrom })),
      ),
    );
}
