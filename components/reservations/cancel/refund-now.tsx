import { useTranslations } from "next-intl";
import { RefundSteps } from "@/components/reservations/detail/refund-steps";
import { Ltr } from "@/components/ui/ltr";
import type { RefundPreview } from "@/lib/contracts/cancellation";
import { REFUND_DAYS } from "@/lib/domain/payments/refund-days";
import { formatMoney } from "@/lib/i18n/format-money";

/** What comes back when it is cancelled at this moment, in money and percent, and how the policy goes on. */
export function RefundNow({ cancellation }: { cancellation: RefundPreview }) {
  const t = useTranslations("cancellation");
  const { paid, refund, percent, currency } = cancellation;
  if (paid === 0) {
    const why = cancellation.payment_in_review ? "payment_in_review" : "nothing_paid";
    return <p className="rounded-card bg-sand p-4">{t(why)}</p>;
  }
  return (
    <div className="grid gap-4">
      <div className="rounded-card bg-sand p-4">
        <p className="text-muted text-sm">{t("refund_title")}</p>
        <p className="font-bold text-2xl text-navy">
          <Ltr>{formatMoney(refund, currency)}</Ltr>
        </p>
        <p className="text-sm">
          {refund > 0
            ? t.rich("refund_of", { percent, paid: () => <Ltr>{formatMoney(paid, currency)}</Ltr> })
            : t("nothing_back")}
        </p>
      </div>
      <RefundSteps cancellation={cancellation} />
      {refund > 0 && <p className="text-muted text-sm">{t("how", { days: REFUND_DAYS })}</p>}
    </div>
  );
}
