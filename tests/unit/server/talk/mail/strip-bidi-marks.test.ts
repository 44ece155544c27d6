import { stripBidiMarks } from "@/lib/server/talk/mail/layout/strip-bidi-marks";

test.each([
  ["an amount", "\u2066₺44.200,00\u2069", "44.200,00₺"],
  ["a telephone number", "الهاتف \u2066+90 212 555 01 48\u2069،", "الهاتف 48 01 555 212 90+،"],
  ["hours", "\u206610:00–14:00\u2069", "14:00–10:00"],
])("%s among Arabic words is written for them to be read from the right", (_, marked, written) => {
  expect(stripBidiMarks(marked)).toBe(written);
});

test("what has Latin letters, and text without marks, stays as it is", () => {
  expect(stripBidiMarks("\u2066PLM-1001\u2069 \u2068Mavi Rüya\u2069")).toBe("PLM-1001 Mavi Rüya");
  expect(stripBidiMarks("Toplam: ₺34.000,00, +90 212 555 01 48")).toBe(
    "Toplam: ₺34.000,00, +90 212 555 01 48",
  );
});
