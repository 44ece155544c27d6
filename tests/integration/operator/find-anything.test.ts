import { findAnything } from "@/lib/server/operator/find-anything";
import { getPool } from "@/lib/server/platform/db/pool";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import { request } from "@/tests/fixtures/bookings/lifecycle-steps";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();

/** A request of a customer with a name of her own. */
async function askedBy(name: string, phone: string) {
  const { reservationId, customer, boatId } = await request(world);
  await getPool().query("update users set name = $2, surname = 'Işık', phone = $3 where id = $1", [
    customer.id,
    name,
    phone,
  ]);
  const { rows } = await getPool().query(
    `select r.number, b.code, u.email from reservations r join boats b on b.id = r.boat_id
     join users u on u.id = r.user_id where r.id = $1`,
    [reservationId],
  );
  return { ...(rows[0] as { number: string; code: string; email: string }), customerId: customer.id, boatId };
}

test("a booking is found by its number in any case, its customer beside it", async () => {
  const { number, customerId, code } = await askedBy("Gülşen", "+905321110001");
  const found = await findAnything(` ${number.toLowerCase()} `, "support", "en");
  expect(found?.bookings).toMatchObject([
    { kind: "reservation", number, status: "request_created", boatCode: code },
  ]);
  expect(found?.people.map(({ id }) => id)).toEqual([customerId]);
});

test("a customer is found by name in another spelling, e-mail address and last digits, with what she booked", async () => {
  const { number, customerId, email } = await askedBy("Şükriye", "+905329998877");
  for (const words of ["sukriye isik", email.toUpperCase(), "998877", "0532 999 88 77"]) {
    const found = await findAnything(words, "viewer", "en");
    expect(found?.people.map(({ id }) => id)).toEqual([customerId]);
    expect(found?.bookings.map((one) => one.number)).toEqual([number]);
  }
});

test("a boat is found by code and by name, also before it is published", async () => {
  const boatId = await makeBoat(world);
  await getPool().query("update boats set status = 'draft' where id = $1", [boatId]);
  await getPool().query("update boat_texts set name = 'Çağıl Deniz' where boat_id = $1", [boatId]);
  const { rows } = await getPool().query("select code from boats where id = $1", [boatId]);
  const { code } = rows[0];
  for (const words of ["cagil den", code.toLowerCase().replace("-", " ")]) {
    const found = await findAnything(words, "support", "tr");
    expect(found?.boats).toMatchObject([{ code, name: "Çağıl Deniz", status: "draft" }]);
  }
});

test("whoever may not open reservations finds boats alone", async () => {
  const { number, code } = await askedBy("Melahat", "+905320001122");
  for (const words of [number, "Melahat", "001122"])
    expect(await findAnything(words, "editor", "en")).toMatchObject({ bookings: [], people: [] });
  expect((await findAnything(code, "editor", "en"))?.boats.map((boat) => boat.code)).toContain(code);
});

test("one letter is too short to look for, and what nobody wrote finds nothing", async () => {
  expect(await findAnything(" ı ", "admin", "tr")).toBeNull();
  expect(await findAnything("", "admin", "tr")).toBeNull();
  expect(await findAnything("%_zzqx", "admin", "tr")).toEqual({
    bookings: [],
    people: [],
    boats: [],
    owners: [],
  });
});
