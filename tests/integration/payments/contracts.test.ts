import { sql } from "drizzle-orm";
import { createTranslator } from "next-intl";
import type { PolicyStep } from "@/lib/domain/reservations/plan-refund";
import { loadMessages } from "@/lib/i18n/load-messages";
import { LOCALES } from "@/lib/i18n/locales";
import { getBuyer } from "@/lib/server/booking/contracts/buyer";
import { fillContract, hashContract } from "@/lib/server/booking/contracts/fill-contract";
import { listFilledContracts } from "@/lib/server/booking/contracts/list-filled-contracts";
import { readReservations } from "@/lib/server/booking/reservations/read-reservations";
import { getDb } from "@/lib/server/platform/db/pool";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });

describe("the contracts of the shop", () => {
  test.each(LOCALES)(
    "leave no placeholder unfilled in %s and read the same on every request",
    async (locale) => {
      const [record] = await readReservations(getDb(), sql`true`, locale, 1);
      if (!record) throw new Error("The demo data has no reservation");
      const buyer = await getBuyer(getDb(), record.userId);
      const now = new Date();
      const filled = await listFilledContracts(getDb(), record, buyer, locale, now);
      expect(filled.map(({ kind }) => kind).sort()).toEqual(["distance_sales", "pre_information"]);
      for (const { text, hash } of filled) {
        expect(text).toContain(record.number);
        expect(text).toContain(record.boat.code);
        expect(text).not.toMatch(/[{}]|undefined|null/);
        expect(hash).toBe(hashContract(text));
      }
      const again = await listFilledContracts(getDb(), record, buyer, locale, now);
      expect(again).toEqual(filled);
    },
  );

  test("keep amounts and telephone numbers in their order inside of Arabic sentences, and mark nothing elsewhere", async () => {
    for (const locale of LOCALES) {
      const [record] = await readReservations(getDb(), sql`true`, locale, 1);
      if (!record) throw new Error("The demo data has no reservation");
      const buyer = await getBuyer(getDb(), record.userId);
      const filled = await listFilledContracts(getDb(), record, buyer, locale, new Date());
      for (const { text } of filled) {
        const bare = text.match(/(?<!\u2066)(?:[₺€$]|\+90)[\d., ]+/g) ?? [];
        if (locale === "ar") expect(bare).toEqual([]);
        else expect([locale, bare.length > 0, text.includes("\u2066")]).toEqual([locale, true, false]);
      }
    }
  });

  test.each(LOCALES)("state every step of the policy, however many there are, in %s", async (locale) => {
    const [record] = await readReservations(getDb(), sql`true`, locale, 1);
    if (!record) throw new Error("The demo data has no reservation");
    const buyer = await getBuyer(getDb(), record.userId);
    const textsWith = async (policySteps: PolicyStep[]) =>
      (await listFilledContracts(getDb(), { ...record, policySteps }, buyer, locale, new Date())).map(
        ({ text }) => text,
      );
    const steps = [41, 30, 12, 3].map((daysBefore, at) => ({ daysBefore, percent: 97 - at }));
    for (let count = 1; count <= steps.length; count++)
      for (const text of await textsWith(steps.slice(0, count))) {
        const stated = steps.filter(({ percent }) => new RegExp(`%${percent}|${percent}%`).test(text));
        expect(stated).toEqual(steps.slice(0, count));
        for (const { daysBefore } of stated) expect(text).toMatch(new RegExp(`\\b${daysBefore * 24}\\b`));
      }
    const t = createTranslator({ locale, messages: await loadMessages(locale) });
    for (const text of await textsWith([])) expect(text).toContain(t("contracts.policy.none"));
  });

  test("are never shown with an unfilled placeholder", () => {
    expect(() => fillContract("{total} {discount}", { total: "₺1,00" })).toThrow(/discount/);
  });
});
