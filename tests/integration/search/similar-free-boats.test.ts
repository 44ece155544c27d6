import { listSimilarFreeBoats } from "@/lib/server/catalogue/search/list-similar-free-boats";
import { makeBoat, makeWorld, orderOf, type World } from "@/tests/fixtures/bookings/booking-world";
import { hold, letExpire } from "@/tests/fixtures/bookings/held-trip";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase();

let world: World;
let boatId: number;
const trip = () => orderOf(world, boatId, "").request;
const similar = async (request = trip(), now = new Date()) =>
  (await listSimilarFreeBoats(boatId, request, "tr", now)).map(({ id }) => id);

beforeAll(async () => {
  world = await makeWorld();
  boatId = await makeBoat(world);
});

test("only boats that are free for exactly these hours are offered, with the total of this very trip", async () => {
  const free = await makeBoat(world);
  const taken = await hold(world);
  const [offered] = await listSimilarFreeBoats(boatId, trip(), "tr", new Date());
  expect(offered).toMatchObject({ id: free, price: { total_price: 400_000, prepayment: 80_000 } });
  expect(await similar()).not.toContain(taken.boatId);
  expect(await similar()).not.toContain(boatId);
  await letExpire(taken.reservationId);
  expect(await similar()).toContain(taken.boatId);
});

test("boats that are too small and drafts are not offered, the nearest in size comes first, at most six", async () => {
  const [small, draft] = [
    await makeBoat(world, { cruisingCapacity: 2 }),
    await makeBoat(world, { status: "draft" }),
  ];
  const large = await makeBoat(world, { cruisingCapacity: 40 });
  const alike = await makeBoat(world, { cruisingCapacity: 12 });
  for (let count = 0; count < 4; count += 1) await makeBoat(world, { cruisingCapacity: 13 });
  const ids = await similar();
  expect(ids).toHaveLength(6);
  for (const unfit of [small, draft, large]) expect(ids).not.toContain(unfit);
  expect(ids).toContain(alike);
});

test("a trip of the past has no alternatives", async () => {
  expect(await similar(trip(), new Date(Date.now() + 40 * 86_400_000))).toEqual([]);
});
