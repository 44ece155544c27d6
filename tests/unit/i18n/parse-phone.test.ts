import { parsePhone } from "@/lib/i18n/parse-phone";

const TURKISH = { e164: "+905321234567", dialCode: "+90" };

describe("a phone number", () => {
  test.each([
    "0532 123 45 67",
    "532 123 45 67",
    "5321234567",
    "+90 532 123 45 67",
    "0090 532 123 45 67",
    "(0532) 123-45-67",
  ])("is parsed as typed: %s", (typed) => expect(parsePhone(typed, "+90")).toEqual(TURKISH));

  test("with a prefix that is not assigned yet passes", () => {
    expect(parsePhone("0599 123 45 67", "+90")?.e164).toBe("+905991234567");
  });

  test("that brings its own country wins over the dial code beside it", () => {
    expect(parsePhone("+44 20 7946 0018", "+90")).toEqual({ e164: "+442079460018", dialCode: "+44" });
  });

  test.each([
    ["0151 23456789", "+49", "+4915123456789"],
    ["(212) 555-0148", "+1", "+12125550148"],
    ["06 12 34 56 78", "+33", "+33612345678"],
    ["050 123 4567", "+971", "+971501234567"],
    ["06 1234 5678", "+39", "+390612345678"],
  ])("of another country is parsed: %s with %s", (typed, dialCode, e164) => {
    expect(parsePhone(typed, dialCode)?.e164).toBe(e164);
  });

  test("of one country behind the code of another is refused", () => {
    expect(parsePhone("07700 900123", "+90")).toBeNull();
  });

  test.each(["", "123", "0532", "053212345678901", "+999 123 456 789", "abc"])("cannot be %j", (typed) => {
    expect(parsePhone(typed, "+90")).toBeNull();
  });
});
