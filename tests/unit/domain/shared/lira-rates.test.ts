import { aboutLira } from "@/lib/domain/shared/lira-rates";

test("a foreign amount is about so many tens of lira", () => {
  expect(aboutLira(610_00, "EUR", { EUR: 59.12 })).toBe(36_060_00); // 36.063,20
});

test("nothing stands beside lira, or beside a currency without a rate", () => {
  expect(aboutLira(610_00, "TRY", { EUR: 59.12 })).toBeNull();
  expect(aboutLira(610_00, "USD", { EUR: 59.12 })).toBeNull();
});
