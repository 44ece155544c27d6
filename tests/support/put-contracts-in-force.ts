import { PAYMENT_SUBJECTS, type PaymentSubjectKind } from "@/lib/domain/shared/vocabulary";
import { getDb } from "@/lib/server/db/pool";
import { contracts } from "@/lib/server/db/schema/payments";

const TEMPLATES = {
  reservation: "{buyer_name}, {buyer_address}: {boat_name}, {start}–{end}, {total}",
  order: "{buyer_name}, {buyer_address}: {service_name}, {service_day}, {total}. {policy}",
} as const satisfies Record<PaymentSubjectKind, string>;

/** Short contracts of both kinds in three languages, which say whose trip or organization costs what. */
export async function putContractsInForce(): Promise<void> {
  const validFrom = new Date(0);
  const kinds = ["pre_information", "distance_sales"] as const;
  const locales = ["tr", "en", "ar"] as const;
  await getDb()
    .insert(contracts)
    .values(
      kinds.flatMap((kind) =>
        locales.flatMap((locale) =>
          PAYMENT_SUBJECTS.map((subject) => {
            const template = TEMPLATES[subject];
            return { kind, subject, locale, version: "1", title: kind, template, validFrom };
          }),
        ),
      ),
    );
}
