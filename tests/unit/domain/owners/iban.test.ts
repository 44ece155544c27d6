import { foldIban, isIban } from "@/lib/domain/owners/iban";

test.each([
  // Examples of the registry of ISO 13616.
  ["TR33 0006 1005 1978 6457 8413 26", true],
  ["tr330006100519786457841326", true],
  ["DE89 3704 0044 0532 0130 00", true],
  ["GB29 NWBK 6016 1331 9268 19", true],
  ["TR33 0006 1005 1978 6457 8413 27", false],
  ["TR33 0006 1005 1978 6457 8431 26", false],
  ["TR33 0006 1005 1978 6457 8413", false],
  ["TR33 0006 1005 1978 6457 8413 2X", false],
  ["", false],
])("the check digits and the length of %s are right: %s", (iban, right) => {
  expect(isIban(iban)).toBe(right);
});

test("an IBAN is kept as banks exchange it", () => {
  expect(foldIban(" tr33 0006 1005 1978 6457 8413 26 ")).toBe("TR330006100519786457841326");
});
