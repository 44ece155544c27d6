import { inEachLocale, type LocalizedText } from "@/lib/i18n/locales";
import { type Addresses, addressesOf } from "@/lib/routes/addresses-of";

/** An entity's public address in every language, for pages whose address is a slug. */
export function slugAddresses(
  name: "blogPost" | "boat" | "occasion" | "service",
  slugs: LocalizedText,
): Addresses {
  return addressesOf(
    name,
    inEachLocale((locale) => ({ slug: slugs[locale] })),
  );
}
