import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";

interface OrganizationFacts {
  brand: string;
  logo: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
  social: readonly { href: string }[];
}

/** One `Organization` without rating, for home and contact. */
export function organizationJsonLd({ brand, logo, phone, email, address, social }: OrganizationFacts) {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: brand,
    url: absoluteUrl("/"),
    logo: absoluteUrl(logo ?? "/icons/icon-512.png"),
    ...(email ? { email } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(address
      ? { address: { "@type": "PostalAddress", streetAddress: address, addressCountry: "TR" } }
      : {}),
    ...(social.length > 0 ? { sameAs: social.map(({ href }) => href) } : {}),
  };
}
