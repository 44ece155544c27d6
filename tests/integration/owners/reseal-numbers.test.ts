import { eq } from "drizzle-orm";
import { openNumber, sealNumber } from "@/lib/server/people/owners/sealed-numbers";
import { getDb } from "@/lib/server/platform/db/pool";
import { owners } from "@/lib/server/platform/db/schema/owners";
import { makeOwnerWithoutBoat } from "@/tests/fixtures/accounts/owner-desk";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runOps } from "@/tests/fixtures/files/run-ops";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

const database = testDatabase();
const IBAN = "TR330006100519786457841326";
const [OLD, NEW] = ["o".repeat(40), "n".repeat(40)];
const under = async (APP_SECRET: string, APP_SECRET_FORMER: string, work: () => Promise<void>) => {
  const restore = changeEnvironment({ APP_SECRET, APP_SECRET_FORMER });
  await work().finally(restore);
};

test("numbers that were sealed anew open without the former secret", async () => {
  const { id } = await makeOwnerWithoutBoat();
  const stored = async () => (await getDb().select().from(owners).where(eq(owners.id, id)))[0];
  await under(OLD, "", async () => {
    const { sealed, end } = sealNumber("iban", IBAN);
    await getDb().update(owners).set({ ibanSealed: sealed, ibanEnd: end }).where(eq(owners.id, id));
  });
  await under(NEW, OLD, async () => {
    const { code, text } = await runOps(database.url(), ["owners", "reseal"]);
    expect([code, text]).toEqual([0, "The numbers of 1 owners were sealed anew.\n"]);
  });
  await under(NEW, "", async () => {
    const owner = await stored();
    expect(openNumber("iban", owner?.ibanSealed ?? null)).toBe(IBAN);
    expect(owner).toMatchObject({ ibanEnd: "1326", identityNumberSealed: null });
  });
});
