import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ChangedTimes } from "@/components/reservations/change/changed-amounts";
import { Ltr } from "@/components/ui/ltr";
import { Notice } from "@/components/ui/notice";
import type { ChangeEntry } from "@/lib/contracts/changes";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";

interface RequestedChangeProps {
  change: ChangeEntry;
  currency: Currency;
  /** How to answer. */
  children: ReactNode;
}

/** Another time that the customer requests for a paid trip, for its owner to answer. */
export function RequestedChange({ change, currency, children }: RequestedChangeProps) {
  const t = useTranslations("owner");
  const locale = useLocale();
  return (
    <div className="grid gap-4">
      <noscript>
        <Notice tone="warning">{t("no_script")}</Notice>
      </noscript>
      <p>
        {t("change.text", {
          deadline: change.expires_at ? formatInstant(change.expires_at, locale, "short") : "",
        })}
      </p>
      <ChangedTimes {...change} />
      <p>
        {t.rich("change.on_board", { amount: () => <Ltr>{formatMoney(change.remaining, currency)}</Ltr> })}
      </p>
      {children}
    </div>
  );
}
