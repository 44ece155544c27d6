import { describe, expect, test } from "@jest/globals";
import { isCommonPassword } from "@/lib/server/accounts/password/is-common-password";

describe("a password that attackers try first", () => {
  test.each([
    "password",
    "PASSWORD",
    "12345678",
    "qwerty123",
    "galatasaray",
    "Fenerbahçe1907",
    "İSTANBUL34",
    "aaaaaaaa",
    "abababab",
    "ada.lovelace",
    "ada.lovelace@example.com",
  ])("is %s", (password) => expect(isCommonPassword(password, "ada.lovelace@example.com")).toBe(true));

  test.each(["Kuğu-gölü-77", "correct horse battery", "mavi tekne 1453 kez"])("is not %s", (password) =>
    expect(isCommonPassword(password, "ada@example.com")).toBe(false),
  );
});
