import type { OwnerKind, PaperState, PaperSubject } from "../shared/vocabulary";

/** What the law wants to know of whoever sells. */
interface Identity {
  kind: OwnerKind;
  legalName: string | null;
  taxOffice: string | null;
  taxNumber: string | null;
  mersis: string | null;
  address: string | null;
  phone: string | null;
  hasIdentityNumber: boolean;
  hasIban: boolean;
  taxResidence: string;
}

/** A kind of paper, as the table of kinds has it. */
export interface PaperKind {
  key: string;
  subject: PaperSubject;
  ownerKind: OwnerKind | null;
  needed: boolean;
  expires: boolean;
}

/** A paper that was handed in. */
interface HandedIn {
  kind: string;
  boatId: number | null;
  state: PaperState;
  validUntil: string | null;
}

/** The facts without which nobody can be an owner, in the order of the form. */
export type IdentityField =
  | "legal_name"
  | "tax_office"
  | "tax_number"
  | "identity_number"
  | "address"
  | "phone"
  | "iban";

/**
 * Which facts are still missing. The identity that a seller must give (OG 32058, art. 5): name or title, MERSIS or tax
 * number, address, telephone. Numbers of Türkiye are asked of those who are taxed there.
 */
export function identityGaps(owner: Identity): IdentityField[] {
  const isTaxedHere = owner.taxResidence === "TR";
  const isCompany = owner.kind === "company";
  const gaps: [IdentityField, boolean][] = [
    ["legal_name", owner.legalName === null],
    ["tax_office", isTaxedHere && isCompany && owner.taxOffice === null],
    ["tax_number", isTaxedHere && isCompany && owner.taxNumber === null && owner.mersis === null],
    ["identity_number", isTaxedHere && !isCompany && !owner.hasIdentityNumber],
    ["address", owner.address === null],
    ["phone", owner.phone === null],
    ["iban", !owner.hasIban],
  ];
  return gaps.flatMap(([field, isMissing]) => (isMissing ? [field] : []));
}

/** Who has to act so that a paper counts: the owner hands in, staff looks. */
export type PaperGap = { kind: string; boatId: number | null; waitsFor: "owner" | "staff" };

/**
 * The needed papers that are not in order on a day: nothing accepted that still counts. One that was handed in waits
 * for staff. Papers of boats and captains are asked for each of `boatIds`.
 */
export function paperGaps(
  kinds: readonly PaperKind[],
  papers: readonly HandedIn[],
  { ownerKind, boatIds, day }: { ownerKind: OwnerKind; boatIds: readonly number[]; day: string },
): PaperGap[] {
  const counts = ({ state, validUntil }: HandedIn) =>
    state === "accepted" && (validUntil === null || validUntil >= day);
  const needed = kinds.filter((kind) => kind.needed && (kind.ownerKind ?? ownerKind) === ownerKind);
  return needed.flatMap(({ key, subject }) =>
    (subject === "owner" ? [null] : boatIds).flatMap((boatId): PaperGap[] => {
      const own = papers.filter((paper) => paper.kind === key && paper.boatId === boatId);
      if (own.some(counts)) return [];
      const isWaiting = own.some(({ state }) => state === "waiting");
      return [{ kind: key, boatId, waitsFor: isWaiting ? "staff" : "owner" }];
    }),
  );
}

/** Before how many days an owner is warned that a needed paper ends, the earliest first. */
export const WARNED_BEFORE_DAYS = [30, 7] as const;

/** The warning that is due for a paper that ends in so many days; null when none is, or when it was given. */
export function dueWarning(daysLeft: number, warnedDays: number | null): number | null {
  const due = WARNED_BEFORE_DAYS.findLast((days) => daysLeft <= days);
  if (due === undefined || daysLeft < 0) return null;
  return warnedDays === null || warnedDays > due ? due : null;
}

/** How long the link of an invitation opens its page. */
export const OWNER_INVITATION_DAYS = 7;

/** The largest file of a paper. */
export const MAX_PAPER_MEGABYTES = 10;
