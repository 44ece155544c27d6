import type { Posted } from "@/components/owner/joining/posted-field";
import type { IdentityField, PaperGap } from "@/lib/domain/owners/owner-gaps";
import type { OwnerKind, PaperState, PaperSubject } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

export type JoiningForm = "identity" | "paper" | "agreement";

/** A form that came back. */
export interface Returned extends Posted {
  form: string;
  refusal: string | null;
}

/** What an owner has to complete, as the forms show it. */
export interface JoiningView {
  owner: {
    kind: OwnerKind;
    name: string;
    legalName: string | null;
    taxOffice: string | null;
    taxNumber: string | null;
    identityNumberEnd: string | null;
    mersis: string | null;
    address: string | null;
    kep: string | null;
    phone: string | null;
    taxResidence: string;
    ibanEnd: string | null;
  };
  missing: readonly IdentityField[];
  gaps: readonly PaperGap[];
  kinds: readonly { key: string; name: string; subject: PaperSubject; needed: boolean; expires: boolean }[];
  papers: readonly {
    id: string;
    kindName: string;
    boatName: string | null;
    number: string | null;
    validUntil: string | null;
    state: PaperState;
    refusal: string | null;
    isOver: boolean;
  }[];
  boats: readonly { id: number; name: string }[];
  agreement: { version: number; title: string; text: string; hash: string } | null;
  acceptedAt: Date | null;
}

/** What of a refusal is told in this place; others have the sentence of every refusal. */
const REFUSALS = [
  "paper_kind_unknown",
  "paper_boat_missing",
  "paper_end_missing",
  "paper_expired",
  "paper_unreadable",
  "owner_incomplete",
  "contracts_changed",
  "too_many_requests",
] as const;

/** The sentence of the refusal that a form came back with; null when only fields are wrong. */
export async function refusalOf(locale: Locale, { refusal }: Returned): Promise<string | null> {
  if (refusal === null) return null;
  const t = await translatorOf(locale, "errors");
  return t(REFUSALS.find((one) => one === refusal) ?? "internal");
}
