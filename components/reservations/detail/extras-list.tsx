import { useTranslations } from "next-intl";
import { Ltr } from "@/components/ui/ltr";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import { formatMoney } from "@/lib/i18n/format-money";

/** The services that were booked with the boat. */
export function ExtrasList({ extras, currency }: Pick<ReservationResponse, "extras" | "currency">) {
  const t = useTranslations("reservations.extras");
  return (
    <ul className="grid gap-2">
      {extras.map(({ code, label, quantity, amount }) => (
        <li key={code} className="flex justify-between gap-4">
          <span className="min-w-0">{quantity > 1 ? `${label} × ${quantity}` : label}</span>
          <span className="shrink-0 font-semibold">
            {amount > 0 ? <Ltr>{formatMoney(amount, currency)}</Ltr> : t("included")}
          </span>
        </li>
      ))}
    </ul>
  );
}
