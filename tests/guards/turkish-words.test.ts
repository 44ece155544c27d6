import { filesOf, textOf } from "@/tests/fixtures/files/source-files";

const TEXTS = [
  "messages/tr.json",
  ...filesOf("lib/server/runtime/seed/**/*.tr.md", "lib/server/runtime/seed/**/*.json"),
];

/** The word that was chosen, and those that mean the same (docs/glossary.md). */
const CHOSEN = {
  şifre: "parola",
  gezi: "sefer",
  kabin: "kamara",
  "gezi kapasitesi": "seyir (ve \\p{L}+ )?kapasite",
  "ödenmemiş rezervasyon": "opsiyon",
  izniniz: "yetkiniz",
  "ek ücret": "kesinti(?!siz)",
} as const;

test.each(Object.entries(CHOSEN))("Turkish texts say %s, never %s", (_, other) => {
  expect(TEXTS.length).toBeGreaterThan(100);
  const said = new RegExp(`(?<!\\p{L})${other}\\p{L}*`, "giu");
  const found = TEXTS.flatMap((file) => (textOf(file).match(said) ?? []).map((word) => `${file}: ${word}`));
  expect(found).toEqual([]);
});
