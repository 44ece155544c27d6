import { useTranslations } from "next-intl";
import { Ltr } from "@/components/ui/ltr";
import { Notice } from "@/components/ui/notice";
import type { GuestAnswerResponse } from "@/lib/contracts/guests";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatMoney } from "@/lib/i18n/format-money";
import { isolate } from "@/lib/i18n/isolate";

interface GuestListProps {
  answers: GuestAnswerResponse;
  host: string;
  cost: { totalMinor: number; currency: Currency } | null;
}

/**
 * The guests who come, a notice when they are too many, and each party's share of the cost if the customer shows it.
 */
export function GuestList({ answers, host, cost }: GuestListProps) {
  const t = useTranslations("guests");
  const { guests, coming, booked_for: booked } = answers;
  const name = isolate(host);
  return (
    <div className="grid gap-4">
      {coming > booked && (
        <Notice tone="warning">{t("page.too_many", { booked, count: coming, name })}</Notice>
      )}
      {cost && coming > 0 && (
        <p>
          {t("page.cost_text", {
            total: isolate(formatMoney(cost.totalMinor, cost.currency)),
            each: isolate(formatMoney(Math.ceil(cost.totalMinor / coming), cost.currency)),
            name,
          })}
        </p>
      )}
      {guests.length === 0 ? (
        <p className="text-muted">{t("page.nobody")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {guests.map((guest, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two guests may have one name
            <li key={`${guest.name}-${at}`} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2.5">
              <span className="min-w-0 font-semibold text-navy">
                {guest.mine ? t("page.mine", { name: isolate(guest.name) }) : <bdi>{guest.name}</bdi>}
              </span>
              <span className="tabular text-end text-sm">
                {t("persons", { count: guest.persons })}
                {cost && guest.share !== null && (
                  <>
                    {" · "}
                    <Ltr>{formatMoney(guest.share, cost.currency)}</Ltr>
                    {" · "}
                    {t(guest.settled ? "page.settled" : "page.unsettled")}
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
