import { likelyDialCode } from "@/components/account/profile/dial-codes";

test.each([
  ["tr", ["de-DE", "tr"], "+90"],
  ["en", ["en-GB", "en"], "+44"],
  ["en", ["en", "en-GB"], "+44"],
  ["ar", ["ar-SA"], "+966"],
  ["en", ["en"], ""],
  ["ar", [], ""],
] as const)(
  "a new phone field on pages in %s begins with the code of the browser's region: %j",
  (locale, languages, code) => expect(likelyDialCode(locale, languages)).toBe(code),
);
