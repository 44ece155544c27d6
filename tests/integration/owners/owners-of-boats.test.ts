import { getPool } from "@/lib/server/platform/db/pool";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase();
const world = testWorld();

const ownerOfBoat = async (boatId: number) => {
  const { rows } = await getPool().query<{ id: string; name: string; email: string; state: string }>(
    "select o.id, o.name, o.email, o.state from boats b join owners o on o.id = b.owner_id where b.id = $1",
    [boatId],
  );
  return rows[0];
};
const copiesAt = async (boatId: number) => {
  const { rows } = await getPool().query<{ name: string; email: string; phone: string | null }>(
    "select owner_name as name, owner_email as email, owner_phone as phone from boats where id = $1",
    [boatId],
  );
  return rows[0];
};

test("boats that name one address have one owner, who rents out and may open the desk", async () => {
  const first = await makeBoat(world, { ownerName: "Ayşe Deniz", ownerEmail: "ayse@example.com" });
  const second = await makeBoat(world, { ownerName: "Ayşe Deniz", ownerEmail: "AYSE@example.com" });
  const owner = await ownerOfBoat(first);
  expect(owner).toMatchObject({ name: "Ayşe Deniz", email: "ayse@example.com", state: "active" });
  expect(await ownerOfBoat(second)).toEqual(owner);
  const { rows } = await getPool().query("select role, email from owner_members where owner_id = $1", [
    owner?.id,
  ]);
  expect(rows).toEqual([{ role: "owner", email: "ayse@example.com" }]);
});

test("what is changed for an owner is changed at all boats, and what a release before changes at one boat too", async () => {
  const first = await makeBoat(world, { ownerName: "Mert", ownerEmail: "mert@example.com" });
  const second = await makeBoat(world, { ownerName: "Mert", ownerEmail: "mert@example.com" });
  await getPool().query("update owners set phone = '+905321112233' where email = 'mert@example.com'");
  expect(await copiesAt(second)).toMatchObject({ phone: "+905321112233" });
  await getPool().query("update boats set owner_name = 'Mert Koç' where id = $1", [first]);
  expect(await ownerOfBoat(second)).toMatchObject({ name: "Mert Koç" });
  expect(await copiesAt(second)).toMatchObject({ name: "Mert Koç" });
  await getPool().query("update owners set email = 'koc@example.com' where email = 'mert@example.com'");
  expect(await copiesAt(first)).toMatchObject({ email: "koc@example.com" });
});

test("a boat that changes hands, by its owner's id or by an address, has the new owner's name and telephone", async () => {
  const boat = await makeBoat(world, { ownerName: "Old", ownerEmail: "old@example.com" });
  const other = await makeBoat(world, { ownerName: "New", ownerEmail: "new@example.com" });
  const owner = await ownerOfBoat(other);
  await getPool().query("update boats set owner_id = $2 where id = $1", [boat, owner?.id]);
  expect(await copiesAt(boat)).toMatchObject({ name: "New", email: "new@example.com" });
  await getPool().query(
    "update boats set owner_email = 'third@example.com', owner_name = 'Third' where id = $1",
    [boat],
  );
  expect(await ownerOfBoat(boat)).toMatchObject({ name: "Third", email: "third@example.com" });
  expect(await ownerOfBoat(other)).toMatchObject({ name: "New" });
});
