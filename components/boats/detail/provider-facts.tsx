import { useTranslations } from "next-intl";
import { formatPhone } from "@/lib/i18n/format-phone";

export interface ProviderFactsProps {
  provider: {
    title: string;
    taxOffice: string | null;
    taxNumber: string | null;
    mersis: string | null;
    address: string;
    phone: string | null;
    email: string;
    kep: string | null;
  };
}

/** Who provides the trip, as whoever buys online has a right to know. */
export function ProviderFacts({ provider }: ProviderFactsProps) {
  const t = useTranslations("boats");
  const { title, taxOffice, taxNumber, mersis, address, phone, email, kep } = provider;
  const facts = [
    address,
    taxNumber && t("provider.tax", { number: [taxOffice, taxNumber].filter(Boolean).join(" ") }),
    mersis && t("provider.mersis", { number: mersis }),
    phone && formatPhone(phone),
    email,
    kep && t("provider.kep", { address: kep }),
  ].filter(Boolean);
  return (
    <details className="mt-4 text-sm">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-sea">
        {t("provider.title", { name: title })}
      </summary>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>
            <bdi>{fact}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
