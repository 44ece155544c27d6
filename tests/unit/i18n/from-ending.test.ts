import { fromEnding } from "@/lib/i18n/from-ending";

test.each([
  [5600, "’den"], // beş bin altı yüz
  [9000, "’den"], // bin
  [1010, "’dan"], // on
  [8420, "’den"], // yirmi
  [6640, "’tan"], // kırk
  [6650, "’den"], // elli
  [2060, "’tan"], // altmış
  [2070, "’ten"], // yetmiş
  [610, "’dan"],
  [1003, "’ten"], // üç
  [1009, "’dan"], // dokuz
  [2_000_000, "’dan"], // milyon
])("the ending of ₺%d goes by its last number", (lira, ending) => {
  expect(fromEnding(lira * 100, "tr")).toBe(ending);
});

test("kuruş are read last", () => {
  expect(fromEnding(5600_40, "tr")).toBe("’tan");
});

test("English and Arabic say it in words before the amount", () => {
  expect([fromEnding(5600_00, "en"), fromEnding(5600_00, "ar")]).toEqual(["", ""]);
});
