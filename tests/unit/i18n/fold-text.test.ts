import fc from "fast-check";
import { foldText } from "@/lib/i18n/fold-text";

test.each(["İZMİR", "izmir", "Izmir", "ızmir", "I\u0307zmir", "  İzmİr "])("%p is found as izmir", (text) => {
  expect(foldText(text)).toBe("izmir");
});

test.each([
  ["ŞİŞLİ Çeşme", "sisli cesme"],
  ["Göcek Ünlü Ağaç", "gocek unlu agac"],
  ["  Mavi \t\n Rüya  ", "mavi ruya"],
  ["kâğıt", "kagit"],
  ["PLM-7K3M", "plm-7k3m"],
  ["تَرْكِيَا أنطاليا ١٢", "تركيا انطاليا 12"],
  ["a\u202Eb\u200Bc", "abc"],
  ["Straße Ærø", "strasse aero"],
  ["", ""],
])("%p folds to %p", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test("folding twice changes nothing more, and case never matters", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."iıİIşŞğĞçÇöÖüÜâ aZ9-أُ") }), (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
      expect(foldText(text.toUpperCase())).toBe(folded);
      expect(foldText(text.toLocaleUpperCase("tr"))).toBe(folded);
    }),
  );
});
