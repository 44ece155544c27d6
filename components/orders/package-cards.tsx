import { useTranslations } from "next-intl";
import { PackageLink } from "@/components/orders/package-choice";
import { Ltr } from "@/components/ui/ltr";
import { Photo, type PhotoPicture } from "@/components/ui/photo";
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
  /** A boat for each, in the same order, or none at all. */
  examples: readonly { boat: string; picture: PhotoPicture }[];
  /** Anchor of the form, which takes the chosen package over. */
  formId: string;
}

// As the tiles of celebrations; three beside each other from tablets on.
const SIZES =
  "(max-width:639px) and (min-resolution:1.5x) 62vw, (max-width:770px) 94vw, (max-width:1439px) 32vw, 452px";

/** The packages of a special service with their whole prices, each with a boat that it can take place on. */
export function PackageCards({ packages, examples, formId }: PackageCardsProps) {
  const t = useTranslations("orders.form");
  const tPackages = useTranslations("services.packages");
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {packages.map(({ id, name, description, currency, priceMinor }, index) => (
        <li key={id} className="flex flex-col overflow-hidden rounded-card border border-line bg-white">
          {examples[index] && (
            <Photo picture={examples[index].picture} sizes={SIZES} decorative className="aspect-3/2 w-full" />
          )}
          <div className="flex grow flex-col p-6">
            <h3 className="text-lg">{name}</h3>
            <p className="mt-2 font-bold text-navy text-xl">
              <Ltr>{formatMoney(priceMinor, currency)}</Ltr>
            </p>
            <p className="mt-3 text-muted text-sm">{description}</p>
            <p className="mt-1.5 mb-6 text-muted text-sm">
              {examples[index] && tPackages("example", { boat: examples[index].boat })}
            </p>
            <PackageLink packageId={id} formId={formId}>
              {t("choose")}
              <span className="sr-only">{`: ${name}`}</span>
            </PackageLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
