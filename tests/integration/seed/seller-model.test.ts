import { CONTRACT_KINDS } from "@/lib/domain/shared/vocabulary";
import { LOCALES } from "@/lib/i18n/locales";
import { readSaleTerms } from "@/lib/server/booking/checkout/ledger/read-sale-terms";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { fillReferenceData } from "@/scripts/server/seed-data";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

const database = testDatabase();
const world = testWorld();
jest.setTimeout(120_000);

/** The paragraph in which a contract names who provides the trip, and the intermediary's word. */
const WORDS = {
  tr: { provider: /Sağlayıcı:\*\* (\{\w+\})|bulunduran sağlayıcı/, intermediary: "racı hizmet" },
  en: { provider: /Provider:\*\* (\{\w+\})/, intermediary: "ntermediar" },
  ar: { provider: /مقدم الخدمة:\*\* (\{\w+\})/, intermediary: "الوسيط" },
} as const;

async function seedAs(model: string): Promise<void> {
  const restore = changeEnvironment({ SELLER_MODEL: model });
  await fillReferenceData(database.url());
  restore();
}

async function newest(kind: string, locale: string) {
  const { rows } = await getPool().query<{ version: number; template: string }>(
    `select version::int, template from contracts where subject = 'reservation' and kind = $1 and locale = $2
     order by version::int desc limit 1`,
    [kind, locale],
  );
  if (!rows[0]) throw new Error(`No contract ${kind} in ${locale}`);
  return rows[0];
}

async function page(key: string, locale: string): Promise<string> {
  const { rows } = await getPool().query<{ body: string }>(
    "select t.body from content_texts t join contents c on c.id = t.content_id where c.key = $1 and t.locale = $2",
    [key, locale],
  );
  return rows[0]?.body ?? "";
}

test("contracts and legal pages name who the seller model says, each change as a new version", async () => {
  await seedAs("intermediary");
  const first = await newest("distance_sales", "tr");
  await seedAs("provider");
  for (const locale of LOCALES) {
    const contract = await newest("distance_sales", locale);
    expect(WORDS[locale].provider.exec(contract.template)?.[1]).toBe("{seller_name}");
    for (const kind of CONTRACT_KINDS)
      expect((await newest(kind, locale)).template).not.toContain(WORDS[locale].intermediary);
    for (const key of ["distance-sales", "pre-information", "terms-of-use"])
      expect([key, (await page(key, locale)).includes(WORDS[locale].intermediary)]).toEqual([key, false]);
    expect((await newest("distance_sales", locale)).version).toBe(first.version + 1);
  }
  await seedAs("intermediary");
  for (const locale of LOCALES) {
    const { template, version } = await newest("distance_sales", locale);
    expect(WORDS[locale].provider.exec(template)?.[1]).toBe("{boat_owner}");
    expect(template).toContain(WORDS[locale].intermediary);
    expect(version).toBe(first.version + 2);
  }
});

test("what is sold from then on has no withholding where Palamar provides the trip; celebrations never have", async () => {
  const boat = await makeBoat(world);
  const now = new Date();
  expect(await readSaleTerms(getDb(), "reservation", boat, now)).toMatchObject({ withholding: 100 });
  expect(await readSaleTerms(getDb(), "order", boat, now)).toMatchObject({ sellerModel: "provider" });
  const restore = changeEnvironment({ SELLER_MODEL: "provider" });
  expect(await readSaleTerms(getDb(), "reservation", boat, now)).toMatchObject({
    ...{ sellerModel: "provider", withholding: 0, commission: 1200 },
  });
  restore();
});
