import { findPasswordWeakness } from "@/lib/server/people/accounts/password/find-password-weakness";
import { cpuMsOf } from "@/tests/fixtures/processes/cpu-time";

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

test("a password and a name that were chosen to be slow are judged within 50 ms", async () => {
  findPasswordWeakness("warm up the dictionaries", ADA);
  const passwords = [
    "4@8({[3&6921!|10$5+7%2",
    "4a@b8c(d{e[f3g&h6i9j2k1l!m|n1o0p$q5r+s",
    "1234567890",
    "p4$$w0rd",
    "x9!ŞK",
    "ﷺ",
  ];
  for (const chosen of passwords.map((password) => password.repeat(20))) {
    const name = chosen.slice(0, 80);
    const letters = Array.from(name).join(" ");
    for (const person of [{}, { ...ADA, name, surname: letters, address: `${name} ${letters}` }])
      expect(await cpuMsOf(() => findPasswordWeakness(chosen.slice(0, 200), person))).toBeLessThan(50);
  }
});
