import { openSealedText } from "@/lib/server/platform/keys/sealed-text";

/** The IBAN of an owner; null where there is none. */
export const openIban = (sealed: string | null): string | null =>
  sealed && openSealedText("owner_iban", sealed);

/** The tax number of a company, or the identity number of a person. */
export const openTaxNumber = (owner: {
  taxNumber: string | null;
  identityNumberSealed: string | null;
}): string | null =>
  owner.taxNumber ??
  (owner.identityNumberSealed && openSealedText("owner_identity", owner.identityNumberSealed));
