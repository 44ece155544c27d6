import { filesOf, textOf } from "@/tests/fixtures/files/source-files";

const SEED = "lib/server/runtime/seed";
const MESSAGES = "messages/en.json";
const TEXTS = [MESSAGES, ...filesOf(`${SEED}/**/*.en.md`)];

/** The word that was chosen, and those that mean the same (docs/glossary.md). */
const CHOSEN = {
  "booking number": "(offer|reservation) (number|no)\\b",
  "extra charge": "possible charge|\\bfine: ",
  celebration: "special service|(my|your|the|an|this) events?\\b(?! team)",
  email: "e-mail",
  captain: "skipper",
  "payment provider": "payment institution",
  "Istanbul time": "(Türkiye|Turkey) time",
  "log in": "\\bsign(ed|ing)?[ -]in\\b",
  "value for money": "price/performance",
  upcoming: "(?<!up)coming trip|if a trip is coming|while a trip is coming",
  automatically: "(updated?s?|lapses?|refunded|free|added) by (itself|themselves)",
} as const;

test.each(Object.entries(CHOSEN))("English texts say %s, never %s", (_, other) => {
  expect(TEXTS.length).toBeGreaterThan(90);
  const said = new RegExp(other, "gi");
  const found = TEXTS.flatMap((file) => (textOf(file).match(said) ?? []).map((word) => `${file}: ${word}`));
  expect(found).toEqual([]);
});

test("English messages have one apostrophe and one kind of quotation marks", () => {
  expect(textOf(MESSAGES).match(/'|\\"/g) ?? []).toEqual([]);
});

/** Contracts speak as contracts do, and a warning is meant to stop somebody: "Please do not pay again." */
const STIFF =
  /(?<!please )(?<![.:;] )\b(could not|cannot|does not|did not|is not|was not|will not|we will)\b/gi;
const FORMAL = new Set(["contracts", "validation", "locator", "errors", "forbidden"]);

test("English messages contract as a person does", () => {
  const messages: Record<string, object> = JSON.parse(textOf(MESSAGES));
  const found = Object.entries(messages).flatMap(([namespace, texts]) =>
    FORMAL.has(namespace)
      ? []
      : (JSON.stringify(texts).match(STIFF) ?? []).map((word) => `${namespace}: ${word}`),
  );
  expect(found).toEqual([]);
});
