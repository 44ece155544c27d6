import { useTranslations } from "next-intl";
import { PackageLink } from "@/components/orders/package-choice";
import { Ltr } from "@/components/ui/ltr";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { formatMoney } from "@/lib/i18n/format-money";

export interface PackageView {
  id: number;
  name: string;
  description: string;
  currency: Currency;
  priceMinor: number;
}

interface PackageCardsProps {
  packages: readonly PackageView[];
  /** Anchor of the form, which takes the chosen package over. */
  formId: string;
}

/** The packages of a special service with their whole prices. */
export function PackageCards({ packages, formId }: PackageCardsProps) {
  const t = useTranslations("orders.form");
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {packages.map(({ id, name, description, currency, priceMinor }) => (
        <li key={id} className="flex flex-col rounded-card border border-line bg-white p-6">
          <h3 className="text-lg">{name}</h3>
          <p className="mt-2 font-bold text-navy text-xl">
            <Ltr>{formatMoney(priceMinor, currency)}</Ltr>
          </p>
          <p className="mt-3 mb-6 text-muted text-sm">{description}</p>
          <PackageLink packageId={id} formId={formId}>
            {t("choose")}
            <span className="sr-only">{`: ${name}`}</span>
          </PackageLink>
        </li>
      ))}
    </ul>
  );
}
