import { describe, expect, test } from "@jest/globals";
import { FAILURES, type FailureCode } from "@/lib/contracts/failures";
import { LOCALES } from "@/lib/i18n/locales";
import { failureTexts } from "@/lib/server/http/translate-failure";

const CODES = Object.keys(FAILURES) as FailureCode[];

/** The sentences that spec.md quotes, word for word. */
const QUOTED = {
  wrong_credentials: "Email or password is incorrect.",
  forbidden: "You do not have permission to access this page.",
} as const satisfies Partial<Record<FailureCode, string>>;
const QUOTED_FIELDS = {
  required: "This field is required.",
  email: "Please enter a valid email address.",
  "min_length:8": "at least 8 characters",
  "max_length:80": "at most 80 characters",
} as const;

describe("the sentences for failures", () => {
  test.each(LOCALES)("exist for every code in %s, each its own", async (locale) => {
    const texts = await failureTexts(locale);
    const sentences = CODES.map((code) => texts.failure(code));
    expect(sentences.every((sentence) => sentence.length > 5)).toBe(true);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test("are those of the specification where it quotes them", async () => {
    const texts = await failureTexts("en");
    for (const [code, sentence] of Object.entries(QUOTED))
      expect(texts.failure(code as FailureCode)).toBe(sentence);
    for (const [field, sentence] of Object.entries(QUOTED_FIELDS)) expect(texts.field(field)).toBe(sentence);
  });

  test("for a field fall back to a general one instead of showing the words of a library", async () => {
    const texts = await failureTexts("en");
    expect(texts.field("Invalid type: Expected string but received 1")).toBe("This value is not valid.");
    expect(texts.field("constructor")).toBe("This value is not valid.");
  });
});
