import { eq } from "drizzle-orm";
import { hasCake } from "@/lib/server/catalogue/occasions/has-cake";
import { getDb } from "@/lib/server/platform/db/pool";
import { services } from "@/lib/server/platform/db/schema/catalogue";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });

async function idOf(key: string): Promise<number> {
  const [found] = await getDb().select({ id: services.id }).from(services).where(eq(services.key, key));
  if (!found) throw new Error(`no service ${key}`);
  return found.id;
}

test("what is written on the cake is asked where a chosen service brings one, and nowhere else", async () => {
  const [cake, party, fruit] = await Promise.all(["cake", "birthday-package", "fruit-platter"].map(idOf));
  expect(await hasCake([fruit as number, cake as number])).toBe(true);
  expect(await hasCake([party as number])).toBe(true);
  expect(await hasCake([fruit as number])).toBe(false);
  expect(await hasCake([])).toBe(false);
});
