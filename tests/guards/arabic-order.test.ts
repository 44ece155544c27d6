import { filesOf, textOf } from "@/tests/fixtures/files/source-files";

const TEXTS = ["messages/ar.json", ...filesOf("lib/server/seed/**/*.ar.md")];

/** After Arabic letters, digits at the start of a Latin word are drawn behind it: "D Secure-3". */
const TORN = /[\u0600-\u06ff][^\u2066A-Za-z\d\n]*\s\d+-?[A-Za-z]\S*/g;

test("in Arabic texts a Latin word that starts with a digit is isolated (U+2066 … U+2069)", () => {
  expect(TEXTS.length).toBeGreaterThan(20);
  const torn = TEXTS.flatMap((file) => (textOf(file).match(TORN) ?? []).map((text) => `${file}: ${text}`));
  expect(torn).toEqual([]);
});
