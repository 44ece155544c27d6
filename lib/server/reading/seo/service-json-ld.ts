import { MINOR_PER_UNIT } from "@/lib/domain/shared/money";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";

interface ServiceFacts {
  path: string;
  brand: string;
  title: string;
  summary: string;
  og: string | null;
  packages: readonly { name: string; currency: Currency; priceMinor: number }[];
}

/** `Service` of a special service with an `Offer` per package, equal to what its page shows. */
export function serviceJsonLd({ path, brand, title, summary, og, packages }: ServiceFacts) {
  const url = absoluteUrl(path);
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    name: title,
    description: summary,
    url,
    ...(og ? { image: absoluteUrl(og) } : {}),
    areaServed: { "@type": "Country", name: "Türkiye" },
    provider: { "@type": "Organization", name: brand, url: absoluteUrl("/") },
    offers: packages.map(({ name, currency, priceMinor }) => ({
      "@type": "Offer",
      name,
      url,
      price: (priceMinor / MINOR_PER_UNIT).toFixed(2),
      priceCurrency: currency,
      availability: "https://schema.org/InStock",
    })),
  };
}
