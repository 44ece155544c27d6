import { readBoatPage } from "@/lib/server/catalogue/boats/get-boat-page";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { anyBoat, recordOf } from "@/tests/fixtures/boats/edited-boats";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });

test.each(["draft", "archived"])(
  "a boat that is %s has a page for staff alone, and the same one",
  async (status) => {
    const { id } = await recordOf((await anyBoat()).code);
    const before = await readBoatPage(id, "en");
    await getPool().query("update boats set status = $2 where id = $1", [id, status]);
    expect(await readBoatPage(id, "en")).toBeNull();
    const { updatedAt: _, ...page } = (await readBoatPage(id, "en", getDb(), "staff")) ?? { updatedAt: "" };
    expect(before).toMatchObject(page);
    expect(page).toMatchObject({ boat: { id } });
  },
);

test("what is missing of a draft is missing of her page, and nothing else", async () => {
  const { id } = await recordOf((await anyBoat()).code);
  await getPool().query(
    "update boats set status = 'draft', from_minor = null, from_kind = null where id = $1",
    [id],
  );
  await getPool().query("delete from boat_pictures where boat_id = $1", [id]);
  await getPool().query("delete from rates where boat_id = $1", [id]);
  await getPool().query("update boat_texts set description = '' where boat_id = $1", [id]);
  const page = await readBoatPage(id, "ar", getDb(), "staff");
  expect(page?.boat).toMatchObject({ pictures: [], rates: [], from: null, description: "" });
  expect(page?.boat.name).not.toBe("");
});
