import { getPool } from "@/lib/server/platform/db/pool";
import { prepareDatabase } from "@/scripts/server/prepare-database";
import { PROJECT_ROOT } from "@/scripts/server/project-root";
import { testDatabase } from "@/tests/fixtures/database/test-database";

const database = testDatabase({ seeded: true });

const ACCEPTED = `
  select a.id, a.contract_id, a.filled_text, a.hash, c.version, c.template
  from contract_acceptances a join contracts c on c.id = a.contract_id order by a.id`;
const IN_FORCE = `
  select distinct on (kind, subject, locale) version, template from contracts
  where valid_from <= now() order by kind, subject, locale, valid_from desc, id desc`;

test("a database of an earlier release gets the new contracts, and what was accepted stays as it was", async () => {
  await getPool().query("update contracts set version = '1', template = 'earlier'");
  const accepted = (await getPool().query(ACCEPTED)).rows;
  expect(accepted.length).toBeGreaterThan(10);

  await prepareDatabase(PROJECT_ROOT, database.url());

  expect((await getPool().query(ACCEPTED)).rows).toEqual(accepted);
  const inForce = (await getPool().query<{ version: string; template: string }>(IN_FORCE)).rows;
  expect(inForce).toHaveLength(12);
  expect(inForce.filter(({ version, template }) => version === "1" || template === "earlier")).toEqual([]);
});

test("a contract that the operator put in force stays in force", async () => {
  await getPool().query(`
    insert into contracts (kind, subject, locale, version, title, template, valid_from)
    select kind, subject, locale, '90', title, 'own', now() from contracts
    where version = '1'`);
  await prepareDatabase(PROJECT_ROOT, database.url());
  const inForce = (await getPool().query<{ version: string }>(IN_FORCE)).rows;
  expect(new Set(inForce.map(({ version }) => version))).toEqual(new Set(["90"]));
});
