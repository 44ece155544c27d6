import { findPasswordWeakness } from "@/lib/server/accounts/password/find-password-weakness";

const ADA = {
  name: "Ada Işıl",
  surname: "Lovelace",
  email: "countess@example.com",
  phone: "+905321234567",
  dialCode: "+90",
  address: "Rıhtım Sokağı 12",
  city: "Bodrum",
};

describe("a password that attackers try first", () => {
  test.each([
    "password",
    "PASSWORD",
    "Password123!",
    "12345678",
    "12345678a",
    "qwerty123",
    "galatasaray",
    "Fenerbahçe1907",
    "İSTANBUL34",
    "aaaaaaaa",
    "abababab",
    "a".repeat(200),
  ])("is common: %s", (password) => expect(findPasswordWeakness(password, {})).toBe("common_password"));

  test.each([
    "countess",
    "countess@example.com",
    "05321234567",
    "5321234567",
    "+905321234567",
    "adalovelace",
    "Lovelace1",
    "LOVELACE2026",
    "isil2026",
    "rıhtım12",
  ])("is personal: %s", (password) => expect(findPasswordWeakness(password, ADA)).toBe("personal_password"));

  test.each([
    "Kuğu-gölü-77",
    "correct horse battery",
    "mavi tekne 1453 kez",
    "denizde bir gün 7",
    "Xk3#mQz9",
  ])("is not %s", (password) => expect(findPasswordWeakness(password, ADA)).toBeNull());
});

test("judging the longest password does not hold up the site", () => {
  findPasswordWeakness("warm up the dictionaries", ADA);
  // Of the processor's time, in microseconds: other tests run beside this one.
  const started = process.cpuUsage();
  findPasswordWeakness("x9!ŞK".repeat(40), ADA);
  expect(process.cpuUsage(started).user).toBeLessThan(500_000);
});
