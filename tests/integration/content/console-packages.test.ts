import { requirePackage } from "@/lib/server/booking/orders/require-package";
import { listServicePackages } from "@/lib/server/operator/list-packages";
import { getDb } from "@/lib/server/platform/db/pool";
import { readService } from "@/lib/server/reading/content/get-service";
import { listServices } from "@/lib/server/reading/content/list-services";
import type { EndpointKey } from "@/lib/server/runtime/api/endpoint-table";
import { carryOutInConsole, linesOf } from "@/tests/fixtures/accounts/console-action";
import { makeStaff, type StaffMember } from "@/tests/fixtures/accounts/staff-member";
import { one } from "@/tests/fixtures/bookings/held-trip";
import { listenToTags } from "@/tests/fixtures/database/listen-to-tags";
import { testDatabase } from "@/tests/fixtures/database/test-database";

const database = testDatabase({ seeded: true });
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const NOW = new Date();
const SERVICE = "proposal";
const KEY = "proposal-drone";
const inAll = (text: string) => ({ tr: text, en: text, ar: text });
const VALUES = {
  name: { tr: "Drone çekimi", en: "Drone film", ar: "تصوير جوي" },
  description: inAll("60 s"),
  price: "12500,50",
  hours: "3",
  max_persons: "",
  position: "0",
};

let editor: StaffMember;
beforeAll(async () => {
  editor = await makeStaff("editor");
});

const act = async (key: EndpointKey, params: Record<string, string>, body = {}) => {
  const answer = await carryOutInConsole(key, editor.cookie, { params, body });
  const { fields = {} } = answer.shown as unknown as { fields?: object };
  return { ...answer, fields: Object.keys(fields) };
};
const add = (values: object = {}, key = KEY) =>
  act("POST /operate/packages/{service}", { service: SERVICE }, { key, ...VALUES, ...values });
const change = (key: string, values: object) =>
  act("POST /operate/packages/{service}/{key}/change", { service: SERVICE, key }, { ...VALUES, ...values });
const remove = (key: string, service = SERVICE) =>
  act("POST /operate/packages/{service}/{key}/remove", { service, key });
const packagesOf = async (service: string) =>
  (await listServicePackages(NOW)).find(({ key }) => key === service)?.packages ?? [];
const slugOf = async (): Promise<string> => {
  const { services } = await listServices("en");
  return services.find(({ serviceKey }) => serviceKey === SERVICE)?.slug ?? "";
};

test("a package is added, changed and removed, and its service's page has it at once", async () => {
  const heard = await listenToTags(database.url());
  const added = await add();
  expect(linesOf(added.shown, "change")).toContain(
    `special-services/proposal · package · ${KEY} · price: none → 12500.50`,
  );
  expect(added.done?.done).toBe(true);
  expect(await heard.tags()).toEqual(expect.arrayContaining(["content", "home"]));
  await heard.stop();
  const page = await readService("en", await slugOf());
  expect(page?.packages[0]).toMatchObject({
    name: "Drone film",
    priceMinor: 1_250_050,
    hours: 3,
    maxPersons: null,
  });
  const id = page?.packages[0]?.id ?? 0;
  expect(await requirePackage(getDb(), await slugOf(), id, "en")).toMatchObject({ ok: true });

  expect((await change(KEY, { price: "9900", max_persons: "4" })).done?.done).toBe(true);
  expect((await packagesOf(SERVICE))[0]).toMatchObject({
    key: KEY,
    priceMinor: 990_000,
    maxPersons: 4,
    orders: 0,
  });
  expect((await remove(KEY)).done?.done).toBe(true);
  expect((await packagesOf(SERVICE)).some(({ key }) => key === KEY)).toBe(false);
  expect(
    await one(
      `select count(*)::int as events, bool_and(actor_id = $1) as own from audit_events
       where subject_kind = 'content' and subject_id = 'special-services/proposal'`,
      editor.id,
    ),
  ).toEqual({ events: 3, own: true });
});

test.each([
  [{ price: "0" }, "price"],
  [{ price: "ten" }, "price"],
  [{ hours: "25" }, "hours"],
  [{ max_persons: "0" }, "max_persons"],
  [{ name: { ...VALUES.name, ar: " " } }, "name.ar"],
  [{ position: "-1" }, "position"],
])("what no package can have is refused beside its field: %j", async (values, field) => {
  const { error, fields } = await add(values);
  expect([error, fields]).toEqual(["invalid_input", [field]]);
});

test("a key that any service's package has is taken, and what nobody offers is not found", async () => {
  const [other] = await packagesOf("birthday");
  expect(other).toBeDefined();
  const taken = await add({}, other?.key);
  expect([taken.error, taken.fields]).toEqual(["entry_known", ["key"]]);
  expect((await change(other?.key ?? "", {})).error).toBe("not_found");
  expect((await remove("nothing")).error).toBe("not_found");
});

test("what was ordered stays, and so does a service's only package", async () => {
  const services = await listServicePackages(NOW);
  const ordered = services.flatMap(({ key: service, packages }) =>
    packages.flatMap(({ key, orders }) => (orders > 0 ? [{ service, key }] : [])),
  )[0];
  expect((await remove(ordered?.key ?? "", ordered?.service)).error).toBe("entry_in_use");
  const free = services.find(({ packages }) => packages.every(({ orders }) => orders === 0));
  const [last, ...others] = free?.packages ?? [];
  for (const { key } of others) expect((await remove(key, free?.key)).done?.done).toBe(true);
  expect((await remove(last?.key ?? "", free?.key)).error).toBe("last_package");
});

test("a colleague's draft of the service's text stays when a package changes", async () => {
  await getDb().execute(
    `insert into text_drafts (kind, name, fields) values ('content', '${SERVICE}', '{}')`,
  );
  const [first] = await packagesOf(SERVICE);
  expect((await change(first?.key ?? "", { price: "7777" })).done?.done).toBe(true);
  expect(await one("select count(*)::int as drafts from text_drafts where name = $1", SERVICE)).toEqual({
    drafts: 1,
  });
});
