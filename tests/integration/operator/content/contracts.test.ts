import type { ContractFields } from "@/lib/contracts/console/contracts";
import { fieldsOfContract, findContractInForce } from "@/lib/server/booking/contracts/publish-contract";
import {
  listConsentTexts,
  listContracts,
  readEditedContract,
} from "@/lib/server/operator/content/read-contracts";
import { getPool } from "@/lib/server/platform/db/pool";
import { carryOutInConsole, linesOf } from "@/tests/fixtures/accounts/console-action";
import { callConsole } from "@/tests/fixtures/accounts/staff-browser";
import { confirmStaff, makeStaff, type StaffMember } from "@/tests/fixtures/accounts/staff-member";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const OF = { subject: "reservation", contract: "distance_sales" } as const;
const KEY = "POST /operate/contracts/{subject}/{contract}";
let admin: StaffMember;
beforeAll(async () => {
  admin = await makeStaff("admin");
  await confirmStaff(admin.id);
});

const inForce = async () => {
  const found = await findContractInForce({ subject: OF.subject, kind: OF.contract });
  if (!found) throw new Error("No contract");
  return found;
};
const publish = (body: ContractFields, cookie = admin.cookie) =>
  carryOutInConsole(KEY, cookie, { params: OF, body });
const textsOf = async () =>
  (await getPool().query("select id, version, template, valid_from from contracts order by id")).rows;

test("a new version is in force from now; what there was stays as it is, letter for letter", async () => {
  const before = await textsOf();
  const { version, ...former } = await inForce();
  const fields = fieldsOfContract({ version, ...former });
  const body = { ...fields, body_tr: `${fields.body_tr}\n\nYeni bir son cümle.` };
  const { shown, done } = await publish(body);
  expect(linesOf(shown, "change").join("\n")).toContain(`${version} → ${version + 1}`);
  expect(done?.done).toBe(true);
  expect((await inForce()).version).toBe(version + 1);
  expect((await textsOf()).slice(0, before.length)).toEqual(before);
  const listed = (await listContracts()).find(
    (one) => one.subject === OF.subject && one.kind === OF.contract,
  );
  expect(listed?.versions.map((one) => [one.version, one.shipped])).toEqual([
    [version + 1, false],
    [version, true],
  ]);
});

test("a text that is unchanged, has another place to fill or lacks one, is refused beside its field", async () => {
  const fields = fieldsOfContract(await inForce());
  expect((await publish(fields)).error).toBe("contract_invalid");
  const { shown } = await publish({
    ...fields,
    title_en: "",
    body_en: `${fields.body_en}\n{buyer_shoe_size}`,
    body_ar: fields.body_ar.replaceAll("{buyer_name}", "X"),
  });
  expect(shown).toMatchObject({
    fields: {
      title_en: "This can’t be empty.",
      body_en: expect.stringMatching(/^Line \d+: Nothing fills in \{buyer_shoe_size\}/),
      body_ar: "{buyer_name} of the Turkish text is missing here.",
    },
  });
});

test("a text made from a version that is the newest no longer is refused with the difference", async () => {
  const fields = fieldsOfContract(await inForce());
  expect((await publish({ ...fields, title_en: "Distance sales, theirs" })).done?.done).toBe(true);
  const { error, shown } = await publish({ ...fields, title_en: "Distance sales, mine" });
  expect(error).toBe("text_changed");
  expect(JSON.stringify(shown)).toContain("theirs");
});

test("a draft changes nothing that customers accept, and shows what it would change", async () => {
  const { version, ...former } = await inForce();
  const fields = fieldsOfContract({ version, ...former });
  const drafted = await callConsole("PUT /operate/contracts/{subject}/{contract}/draft", admin.cookie, {
    params: OF,
    body: { ...fields, title_tr: "Taslak başlık", draft_version: null },
  });
  expect(drafted.status).toBe(200);
  expect((await inForce()).version).toBe(version);
  const edited = await readEditedContract(OF.subject, OF.contract);
  expect(edited?.fields.title_tr).toBe("Taslak başlık");
  expect(edited?.difference).toMatchObject([{ field: "title", locale: "tr" }]);
  if (edited) await publish(edited.fields);
  expect((await readEditedContract(OF.subject, OF.contract))?.draft).toBeNull();
});

test("an editor writes no contract, and an admin publishes none without the passkey", async () => {
  const fields = fieldsOfContract(await inForce());
  const editor = await makeStaff("editor");
  await confirmStaff(editor.id);
  expect((await publish(fields, editor.cookie)).error).toBe("forbidden");
  const unconfirmed = await makeStaff("admin");
  expect((await publish(fields, unconfirmed.cookie)).error).toBe("step_up_required");
});

test("a text that changed in what people agreed to gets the next version, once, and never a lower one", async () => {
  const versionOf = async () => (await listConsentTexts()).find(({ kind }) => kind === "kvkk")?.version ?? 0;
  const before = await versionOf();
  const raise = (from: number) =>
    carryOutInConsole("POST /operate/consents/{consent}/raise", admin.cookie, {
      params: { consent: "kvkk" },
      body: { from },
    });
  expect((await raise(before)).done?.done).toBe(true);
  expect(await versionOf()).toBe(before + 1);
  for (const from of [before, before + 5, 0]) expect((await raise(from)).error).toBe("text_changed");
  expect(await versionOf()).toBe(before + 1);
});
