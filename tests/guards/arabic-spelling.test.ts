import { filesOf, textOf } from "@/tests/fixtures/files/source-files";

const TEXTS = ["messages/ar.json", ...filesOf("lib/server/seed/**/*.ar.md", "lib/server/seed/**/*.json")];

/** Tanwin on the letter before its alif (كاملًا), not on the alif: both are written, one must be chosen. */
test("Arabic texts write tanwin in one way", () => {
  expect(TEXTS.length).toBeGreaterThan(100);
  const other = TEXTS.flatMap((file) =>
    (textOf(file).match(/\S*\u0627\u064b\S*/g) ?? []).map((word) => `${file}: ${word}`),
  );
  expect(other).toEqual([]);
});
