import { Client, type Pool } from "pg";
import { may } from "@/lib/domain/staff/permissions";
import { readChangedValues } from "@/lib/server/operator/effect/changed-values";
import { preview } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import { addTemplate } from "@/lib/server/talk/inbox/save-template";
import { carryOutInConsole } from "@/tests/fixtures/accounts/console-action";
import { callConsole } from "@/tests/fixtures/accounts/staff-browser";
import { makeStaff, type StaffMember } from "@/tests/fixtures/accounts/staff-member";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { testDatabase } from "@/tests/fixtures/database/test-database";

const database = testDatabase();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

describe("an answer template", () => {
  const text = { tr: "Merhaba {name}", en: "Hello {name}", ar: "مرحبًا {name}" };
  const add = (body: object) =>
    carryOutInConsole("POST /operate/inbox/templates", admin.cookie, { params: {}, body });
  let admin: StaffMember;
  beforeAll(async () => {
    admin = await makeStaff("admin");
  });
  const found = async (name: string) =>
    (await getPool().query("select id, version from answer_templates where name = $1", [name])).rows[0];

  test("is added once by its name, and only with places that are filled", async () => {
    expect((await add({ name: "Selam", text })).done?.done).toBe(true);
    expect((await add({ name: "Selam", text })).shown).toMatchObject({
      error: "template_known",
      fields: { name: expect.any(String) },
    });
    const wrong = { ...text, en: "Hello {nmae}" };
    expect((await add({ name: "Yanlış", text: wrong })).shown).toHaveProperty(["fields", "text.en"]);
    expect((await add({ name: "Eksik", text: { tr: "a", en: "b" } })).status).toBe(422);
  });

  test("is not overwritten by whoever has not seen a colleague's change", async () => {
    await add({ name: "Hava", text });
    const { id } = await found("Hava");
    const change = (version: number, more: object) =>
      carryOutInConsole("POST /operate/inbox/templates/{id}/change", admin.cookie, {
        params: { id },
        body: { name: "Hava", text: { ...text, ...more }, version },
      });
    expect((await change(1, { en: "The weather" })).done?.done).toBe(true);
    expect((await change(1, { en: "Another" })).error).toBe("template_changed");
    expect((await change(2, { en: "Another" })).done?.done).toBe(true);
    const remove = () =>
      carryOutInConsole("POST /operate/inbox/templates/{id}/remove", admin.cookie, { params: { id } });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    const { rows } = await getPool().query(
      "select event from audit_events where subject_kind = 'template' and subject_id = $1 order by id",
      ["Hava"],
    );
    expect(rows.map(({ event }) => event)).toEqual([
      "template_saved",
      "template_saved",
      "template_saved",
      "template_removed",
    ]);
  });

  test("says before it is saved which words change, and saves nothing until that is confirmed", async () => {
    await add({ name: "Rüzgâr", text });
    const { id } = await found("Rüzgâr");
    const { body } = await callConsole("POST /operate/inbox/templates/{id}/change", admin.cookie, {
      params: { id },
      body: { name: "Rüzgâr", text: { ...text, en: "Windy" }, version: 1, fingerprint: null },
    });
    expect(body).toMatchObject({ done: false });
    expect(body.lines.map((line: { text: string }) => line.text).join("\n")).toContain(
      "Hello {name} → Windy",
    );
    expect(await found("Rüzgâr")).toMatchObject({ version: 1 });
  });

  test("is changed by nobody who only answers with it", async () => {
    expect(may("support", "templates.write")).toBe(false);
    const { cookie } = await makeStaff("support");
    const refused = await callConsole("POST /operate/inbox/templates", cookie, {
      body: { name: "Hayır", text, fingerprint: null },
    });
    expect(refused.status).toBe(403);
  });

  test("of a colleague, stored between two looks at what an act changes, is no part of it", async () => {
    const outside = new Client({ connectionString: database.url() });
    await outside.connect();
    const values = await preview(async () => {
      await addTemplate({ name: "Lodos", text }, STAFF, new Date());
      const { rows } = await getPool().query<{ id: string }>(
        "select id::text from audit_events where subject_kind = 'template' and subject_id = 'Lodos'",
      );
      const query = async (asked: string) => {
        await outside.query("insert into answer_templates (name, text) values ('Dalga', '{}')");
        return outside.query(asked);
      };
      return readChangedValues(
        rows.map(({ id }) => id),
        { query } as unknown as Pool,
      );
    });
    await outside.end();
    expect(values.map(({ id, field }) => `${id} ${field}`)).toEqual([
      "Lodos name",
      "Lodos text.tr",
      "Lodos text.en",
      "Lodos text.ar",
    ]);
  });
});
