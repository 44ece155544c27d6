import { toInstant } from "@/lib/domain/shared/istanbul-time";
import { oneLine, reach, span, when } from "@/scripts/ops/print";

const now = toInstant("2026-11-24T21:00");
const at = toInstant;

test("an instant has its year unless that is the present one", () => {
  expect(when(at("2026-12-31T23:30"), now)).toBe("31 December, 23:30");
  expect(when(at("2027-01-01T00:30"), now)).toBe("1 January 2027, 00:30");
});

test.each([
  ["2026-12-01T10:00", "2026-12-01T14:00", "1 December, 10:00–14:00"],
  ["2026-12-01T10:00", "2026-12-03T09:00", "1 December, 10:00 – 3 December, 09:00"],
  ["2026-12-05T08:00", "2036-12-27T08:00", "5 December 2026, 08:00 – 27 December 2036, 08:00"],
  ["2026-05-05T08:00", "2026-12-27T08:00", "5 May 2026, 08:00 – 27 December 2026, 08:00"],
])("a span shows both years where they differ or it is long: %s – %s", (from, until, text) => {
  expect(span(at(from), at(until), now)).toBe(text);
});

test("a text of several lines stays one line of a list, and a missing number is said", () => {
  expect(oneLine(" Merhaba,\n\n iki kişiyiz ")).toBe("Merhaba, iki kişiyiz");
  expect(reach("Deniz", null)).toBe("Deniz no phone");
  expect(reach("Deniz", "+905321112233")).toBe("Deniz +90 532 111 22 33");
});
