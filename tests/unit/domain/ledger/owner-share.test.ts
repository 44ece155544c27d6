import { ownerShareMinor } from "@/lib/domain/ledger/owner-share";
import { SHIPPED_RATES, saleTermsOn } from "@/lib/domain/ledger/sale-terms";

const terms = saleTermsOn("2026-11-27", SHIPPED_RATES, {
  ownerId: "o",
  boatId: 1,
  sellerModel: "intermediary",
});

test("an owner gets the price less the commission of all of it and the withholding of what is paid online", () => {
  // 12 % of 1,000.00 and 1 % of 200.00 without its VAT.
  expect(ownerShareMinor(100_000, 20, terms)).toBe(100_000 - 12_000 - 167);
  expect(ownerShareMinor(100_000, 20, { ...terms, withholding: 0 })).toBe(88_000);
  expect(ownerShareMinor(0, 20, terms)).toBe(0);
});
