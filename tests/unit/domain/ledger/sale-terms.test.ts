import { type MoneyRate, saleTermsOn } from "@/lib/domain/ledger/sale-terms";

const OWNER = "11111111-1111-4111-8111-111111111111";
const rate = (kind: MoneyRate["kind"], fromDay: string, hundredths: number, of: Partial<MoneyRate> = {}) => ({
  ...{ kind, fromDay, hundredths, ownerId: null, boatId: null, base: null },
  ...of,
});
const RATES: MoneyRate[] = [
  rate("commission", "2026-01-01", 1500),
  rate("commission", "2026-06-01", 1200),
  rate("commission", "2026-07-01", 1000, { ownerId: OWNER }),
  rate("commission", "2026-08-01", 800, { boatId: 7 }),
  rate("vat", "2023-07-10", 2000),
  rate("withholding", "2025-01-01", 100, { base: "collected_without_vat" }),
];
const of = { ownerId: OWNER, boatId: 7, sellerModel: "intermediary" } as const;

test("a boat's commission goes before its owner's and that before everybody's, each from its day on", () => {
  const on = (day: string) => saleTermsOn(day, RATES, of).commission;
  expect([on("2025-12-31"), on("2026-05-31"), on("2026-06-01")]).toEqual([0, 1500, 1200]);
  expect([on("2026-07-31"), on("2026-08-01")]).toEqual([1000, 800]);
  expect(saleTermsOn("2026-09-01", RATES, { ...of, boatId: 8 }).commission).toBe(1000);
  expect(saleTermsOn("2026-09-01", RATES, { ...of, ownerId: null, boatId: 8 }).commission).toBe(1200);
});

test("withholding holds from its day on, and never where Palamar provides the trip itself", () => {
  expect(saleTermsOn("2024-12-31", RATES, of).withholding).toBe(0);
  expect(saleTermsOn("2025-01-01", RATES, of)).toMatchObject({
    withholding: 100,
    withholdingBase: "collected_without_vat",
    vat: 2000,
  });
  expect(saleTermsOn("2026-09-01", RATES, { ...of, sellerModel: "provider" }).withholding).toBe(0);
});
