import { FAILURES, type FailureCode } from "@/lib/contracts/failures";
import { FIELD_MESSAGE_KEYS } from "@/lib/contracts/field-message";
import { LOCALES } from "@/lib/i18n/locales";
import { failureTexts } from "@/lib/server/runtime/api/failure-texts";
import ar from "@/messages/ar.json";
import en from "@/messages/en.json";
import tr from "@/messages/tr.json";

const CODES = Object.keys(FAILURES) as FailureCode[];

/** The sentences that were asked for, word for word. */
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

const ADJUSTED = "No price found for the date you selected, your date has been adjusted to the nearest date.";

test.each([
  [en.validation.same_as, "must be the same as the {otherName} field"],
  [en.validation.min_length, "at least {min} characters"],
  [en.validation.max_length, "at most {max} characters"],
  [en.boat_code_search.error_message, "Please enter yacht code."],
  [en.errors.envelope_incomplete, "Invalid response format. IV or encrypted data is missing."],
  [en.errors.envelope_empty, "Decryption failed. The decrypted data is empty."],
  [en.errors.generic, "An error occurred. Please try again later."],
  [en.error_page.text, "An error occurred. Please try again later."],
  [en.account_area.profile.failed, "An error occurred while updating your profile information."],
  [en.reviews.form.failed, "An error occurred while submitting your review."],
  [en.account.auth.phone_step.failed, "An error occurred while adding your phone number."],
  [en.account_area.password.failed, "An error occurred while changing the password."],
  [en.quote.adjusted, ADJUSTED],
  [en.checkout.adjusted, ADJUSTED],
  [en.home.owner.title, "Are you a yacht owner?"],
  [en.home.owner.action, "Join us"],
  [en.content.owner_action, "Rent my yacht"],
])("%s stands as the specification quotes it", (sentence, quoted) => expect(sentence).toBe(quoted));

test.each([tr, en, ar])("an adjusted date is reported in the same sentence everywhere", (texts) =>
  expect(texts.checkout.adjusted).toBe(texts.quote.adjusted),
);

describe("the sentences for failures", () => {
  test.each(LOCALES)("exist for every code in %s, each its own", async (locale) => {
    const texts = await failureTexts(locale);
    const details = {
      name: "Ada",
      retryAfterSeconds: 60,
      capacity: 8,
      max: 3,
      days: 90,
      boats: "PLM-1001",
      reason: "sleeping_capacity",
      min: 1,
      unit: 1,
      currency: "EUR",
      former: 50,
      percent: 10,
      why: "taken",
      ...{ boatCount: 2, bookingCount: 1, placeCount: 0 },
      ...{ width: 800, megabytes: 10 },
    };
    const sentences = CODES.map((code) => texts.failure(code, details));
    expect(sentences.every((sentence) => sentence.length > 5)).toBe(true);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test("are those of the specification where it quotes them", async () => {
    const texts = await failureTexts("en");
    for (const [code, sentence] of Object.entries(QUOTED))
      expect(texts.failure(code as FailureCode)).toBe(sentence);
    for (const [field, sentence] of Object.entries(QUOTED_FIELDS)) expect(texts.field(field)).toBe(sentence);
  });

  test("for a field exist for every key that a contract may name, and for no other", () =>
    expect(Object.keys(en.validation).sort()).toEqual([...FIELD_MESSAGE_KEYS].sort()));

  test("for a field fall back to a general one instead of showing a library's message", async () => {
    const texts = await failureTexts("en");
    expect(texts.field("Invalid type: Expected string but received 1")).toBe("This value is not valid.");
    expect(texts.field("constructor")).toBe("This value is not valid.");
  });
});
