import { nextOwnerState, OWNER_TRANSITIONS } from "@/lib/domain/owners/next-owner-state";
import { dueWarning, identityGaps, type PaperKind, paperGaps } from "@/lib/domain/owners/owner-gaps";
import { isCompanyNumber, isIdentityNumber } from "@/lib/domain/payments/tax-number";
import { OWNER_STATES } from "@/lib/domain/shared/vocabulary";

const NOTHING = {
  legalName: null,
  taxOffice: null,
  taxNumber: null,
  mersis: null,
  address: null,
  phone: null,
  hasIdentityNumber: false,
  hasIban: false,
  taxResidence: "TR",
};

test("a person is asked for the identity number, a company for office and number, one taxed abroad for neither", () => {
  expect(identityGaps({ ...NOTHING, kind: "person" })).toEqual([
    "legal_name",
    "identity_number",
    "address",
    "phone",
    "iban",
  ]);
  expect(identityGaps({ ...NOTHING, kind: "company" })).toEqual([
    "legal_name",
    "tax_office",
    "tax_number",
    "address",
    "phone",
    "iban",
  ]);
  expect(identityGaps({ ...NOTHING, kind: "company", taxResidence: "DE" })).toEqual([
    "legal_name",
    "address",
    "phone",
    "iban",
  ]);
  expect(identityGaps({ ...NOTHING, kind: "company", mersis: "0876004746400015" })).not.toContain(
    "tax_number",
  );
});

test("the number of a person is not taken for that of a company, and the other way round", () => {
  expect([isIdentityNumber("10000000146"), isCompanyNumber("10000000146")]).toEqual([true, false]);
  expect([isIdentityNumber("8760047464"), isCompanyNumber("8760047464")]).toEqual([false, true]);
  expect([isIdentityNumber("10000000147"), isCompanyNumber("8760047465")]).toEqual([false, false]);
});

test("an owner is invited, activated, suspended and resumed in this order, and nothing leads back to an application", () => {
  const ways = OWNER_STATES.map((from) => [from, OWNER_TRANSITIONS[from]]);
  expect(Object.fromEntries(ways)).toMatchSnapshot();
  expect(nextOwnerState("applied", "activate")).toMatchObject({ ok: false, code: "transition_not_allowed" });
  expect(nextOwnerState("suspended", "suspend")).toMatchObject({ ok: false });
});

const kindOf = (key: string, more: Partial<PaperKind> = {}): PaperKind => ({
  key,
  subject: "boat",
  ownerKind: null,
  needed: true,
  expires: true,
  ...more,
});
const KINDS = [
  kindOf("identity", { subject: "owner", ownerKind: "person" }),
  kindOf("registry", { subject: "owner", ownerKind: "company" }),
  kindOf("insurance"),
  kindOf("radio", { needed: false }),
];
const PERSON = { ownerKind: "person", boatIds: [1, 2], day: "2026-12-01" } as const;
const paper = (kind: string, boatId: number | null, more = {}) => ({
  kind,
  boatId,
  state: "accepted" as const,
  validUntil: "2026-12-01" as string | null,
  ...more,
});

test("a needed paper is asked for of each boat until one is accepted and counts; the last day still counts", () => {
  const gaps = (papers: Parameters<typeof paperGaps>[1]) =>
    paperGaps(KINDS, papers, PERSON).map(({ kind, boatId, waitsFor }) => [kind, boatId, waitsFor]);
  expect(gaps([])).toEqual([
    ["identity", null, "owner"],
    ["insurance", 1, "owner"],
    ["insurance", 2, "owner"],
  ]);
  expect(
    gaps([
      paper("identity", null, { validUntil: null }),
      paper("insurance", 1),
      paper("insurance", 2, { validUntil: "2026-11-30" }),
    ]),
  ).toEqual([["insurance", 2, "owner"]]);
  expect(gaps([paper("identity", null, { state: "waiting" })])[0]).toEqual(["identity", null, "staff"]);
  expect(gaps([paper("identity", null, { state: "refused" })])[0]).toEqual(["identity", null, "owner"]);
});

test.each([
  [31, null, null],
  [30, null, 30],
  [30, 30, null],
  [7, 30, 7],
  [5, null, 7],
  [7, 7, null],
  [0, 7, null],
  [-1, 30, null],
])("%i days before its end, warned at %s: %s", (daysLeft, warned, due) => {
  expect(dueWarning(daysLeft, warned)).toBe(due);
});
