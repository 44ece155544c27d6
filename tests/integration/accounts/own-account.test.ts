import { eq, sql } from "drizzle-orm";
import { PUT as passwordEndpoint } from "@/app/api/v1/user/change-password/route";
import { GET as favouritesEndpoint, PUT as keepTripEndpoint } from "@/app/api/v1/user/favorites/route";
import { PUT as profileEndpoint } from "@/app/api/v1/user/profile/route";
import { GET as userEndpoint } from "@/app/api/v1/user/route";
import { POST as toggleEndpoint } from "@/app/api/v1/user/toggle-favorite/route";
import { listFavourites } from "@/lib/server/people/accounts/list-favourites";
import { hashPassword } from "@/lib/server/people/accounts/password/hash-password";
import { createSession } from "@/lib/server/people/accounts/sessions/create-session";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import {
  confirmSessions,
  makeBoat,
  makeCustomer,
  makeWorld,
  tripTime,
} from "@/tests/fixtures/bookings/booking-world";
import { hold } from "@/tests/fixtures/bookings/held-trip";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";

testDatabase();

const save = (bearer: string, body: object) =>
  callHandler(profileEndpoint, "user/profile", { method: "PUT", body, bearer, locale: "en" });

describe("the profile", () => {
  test("changes what the form names and nothing else; a new number is unproven again, a new address waits", async () => {
    const { id, token } = await confirmSessions(await makeCustomer({ phoneVerifiedAt: new Date() }));
    const first = await save(token, { birthdate: "1990-02-28", gender: "female", city: "Bodrum" });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      id,
      name: "Ayşe",
      birthdate: "1990-02-28",
      gender: "female",
      city: "Bodrum",
    });
    expect([first.body.email_verified, first.body.phone_verified]).toEqual([true, true]);
    const second = await save(token, { dial_code: "+49", phone: "0151 23456789", city: null });
    expect(second.body).toMatchObject({
      phone: "+4915123456789",
      dial_code: "+49",
      phone_verified: false,
      city: null,
    });
    const third = await save(token, { email: `${id}@Example.com` });
    expect(third.body).toMatchObject({ email_verified: true, pending_email: `${id}@example.com` });
    expect((await callHandler(userEndpoint, "user", { bearer: token })).body).toEqual(third.body);
  });

  test.each(["2999-01-01", "1990-02-30", "28.02.1990"])(
    "refuses %s as a birthdate, beside its field",
    async (birthdate) => {
      const { token } = await makeCustomer();
      const { status, body } = await save(token, { birthdate });
      expect([status, Object.keys(body.fields)]).toEqual([422, ["birthdate"]]);
    },
  );

  test("refuses the address of another account and an impossible number, and keeps the old ones", async () => {
    const [one, other] = [await confirmSessions(await makeCustomer()), await makeCustomer()];
    const [row] = await getDb().select().from(users).where(eq(users.id, other.id));
    const taken = await save(one.token, { email: row?.email, name: "Mallory" });
    expect([taken.status, taken.body.error]).toEqual([422, "email_taken"]);
    expect((await save(one.token, { phone: "123456" })).body.error).toBe("invalid_phone");
    expect((await callHandler(userEndpoint, "user", { bearer: one.token })).body.name).toBe("Ayşe");
  });

  test.each([
    "id",
    "password_hash",
    "passwordHash",
    "email_verified",
    "demo",
    "anonymised_at",
    "googleSubject",
  ])("cannot be used to write %s", async (field) => {
    const { id, token } = await makeCustomer();
    const before = await getDb().select().from(users).where(eq(users.id, id));
    const { status, body } = await save(token, { name: "Ada", [field]: "x" });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
    expect(await getDb().select().from(users).where(eq(users.id, id))).toEqual(before);
  });
});

describe("the password", () => {
  const change = (bearer: string, current: string, next: string) =>
    callHandler(passwordEndpoint, "user/change-password", {
      method: "PUT",
      body: { current_password: current, password: next },
      bearer,
    });

  test("can be changed with the old one only, which ends all other sessions", async () => {
    const passwordHash = await hashPassword("Martı-kanadı-7");
    const { id, token } = await makeCustomer({ passwordHash });
    const other = await createSession(getDb(), id, { userAgent: null, clientAddress: "x" }, new Date());
    const wrong = await change(token, "not the old one", "Kuğu-gölü-2026x");
    expect([wrong.status, wrong.body.error]).toEqual([422, "wrong_password"]);
    expect(Object.keys(wrong.body.fields)).toEqual(["current_password"]);
    expect((await change(token, "Martı-kanadı-7", "12345678")).body.error).toBe("common_password");
    expect((await change(token, "Martı-kanadı-7", "Kuğu-gölü-2026x")).status).toBe(204);
    expect((await callHandler(userEndpoint, "user", { bearer: token })).status).toBe(200);
    expect((await callHandler(userEndpoint, "user", { bearer: other })).status).toBe(401);
  });
});

describe("favourites", () => {
  const toggle = (bearer: string, vehicle_id: unknown) =>
    callHandler(toggleEndpoint, "user/toggle-favorite", { body: { vehicle_id }, bearer });
  const list = async (bearer: string) =>
    (await callHandler(favouritesEndpoint, "user/favorites", { bearer })).body.items.map(
      ({ id }: { id: number }) => id,
    );

  test("are added and removed by each toggle, listed latest first, for each customer separately", async () => {
    const world = await makeWorld();
    const [a, b] = [await makeBoat(world), await makeBoat(world)];
    const [one, other] = [await makeCustomer(), await makeCustomer()];
    expect((await toggle(one.token, a)).body).toMatchObject({ id: a, favorite: true });
    await toggle(one.token, b);
    expect(await list(one.token)).toEqual([b, a]);
    expect(await list(other.token)).toEqual([]);
    expect((await toggle(one.token, a)).body).toMatchObject({ id: a, favorite: false });
    expect(await list(one.token)).toEqual([b]);
  });

  test("keep the trip that they were chosen for, and show its price of today or that it is taken", async () => {
    const world = await makeWorld();
    const { token } = await makeCustomer();
    const trip = {
      rent_type: "hourly",
      swim_tour: false,
      start_date: tripTime(30, 10),
      end_date: tripTime(30, 14),
      person_count: 4,
    };
    const [free, held, plain] = [await makeBoat(world), await makeBoat(world), await makeBoat(world)];
    for (const [vehicle_id, chosen] of [
      [free, trip],
      [held, trip],
      [plain, null],
    ])
      await callHandler(toggleEndpoint, "user/toggle-favorite", {
        body: { vehicle_id, trip: chosen },
        bearer: token,
      });
    await hold(world, held);
    const { items } = (await callHandler(favouritesEndpoint, "user/favorites", { bearer: token })).body;
    expect(items).toMatchObject([
      { id: plain, chosen_trip: null, trip_state: null, price: null },
      { id: held, chosen_trip: trip, trip_state: "taken", price: null, trip: null },
      { id: free, chosen_trip: trip, trip_state: "free", price: { total_price: 400_000 } },
    ]);
  });

  test("take over a newer trip when the customer saves it, without changing another customer's", async () => {
    const world = await makeWorld();
    const [mine, stranger] = [await makeBoat(world), await makeBoat(world)];
    const [one, other] = [await makeCustomer(), await makeCustomer()];
    const tripOf = (startHour: number) => ({
      rent_type: "hourly",
      swim_tour: false,
      start_date: tripTime(30, startHour),
      end_date: tripTime(30, startHour + 4),
      person_count: 4,
    });
    for (const { token } of [one, other])
      await callHandler(toggleEndpoint, "user/toggle-favorite", {
        body: { vehicle_id: mine, trip: tripOf(10) },
        bearer: token,
      });
    const keep = (body: unknown, bearer?: string) =>
      callHandler(keepTripEndpoint, "user/favorites", { method: "PUT", body, ...(bearer ? { bearer } : {}) });
    expect((await keep({ vehicle_ids: [mine, stranger], trip: tripOf(14) }, one.token)).status).toBe(204);
    const tripsFor = async (bearer: string) =>
      (await callHandler(favouritesEndpoint, "user/favorites", { bearer })).body.items.map(
        (item: { id: number; chosen_trip: unknown }) => [item.id, item.chosen_trip],
      );
    expect(await tripsFor(one.token)).toEqual([[mine, tripOf(14)]]);
    expect(await tripsFor(other.token)).toEqual([[mine, tripOf(10)]]);
    expect((await keep({ vehicle_ids: [mine], trip: null }, one.token)).status).toBe(422);
    expect((await keep({ vehicle_ids: [], trip: tripOf(14) }, one.token)).status).toBe(422);
    expect((await keep({ vehicle_ids: [mine], trip: tripOf(14) })).status).toBe(401);
  });

  test("can be shown for one trip, which does not replace the trip stored with each", async () => {
    const world = await makeWorld();
    const boat = await makeBoat(world);
    const { id, token } = await makeCustomer();
    await callHandler(toggleEndpoint, "user/toggle-favorite", { body: { vehicle_id: boat }, bearer: token });
    const trip = {
      rent_type: "hourly" as const,
      swim_tour: false,
      start_date: tripTime(30, 10),
      end_date: tripTime(30, 14),
      person_count: 4,
    };
    expect(await listFavourites(id, "en", new Date(), trip)).toMatchObject([
      { id: boat, chosen_trip: trip, price: { total_price: 400_000 } },
    ]);
    expect(await listFavourites(id, "en", new Date())).toMatchObject([{ id: boat, chosen_trip: null }]);
  });

  test("are listed up to the latest two hundred, however many a customer has", async () => {
    const { id, token } = await makeCustomer();
    const boat = await makeBoat(await makeWorld());
    await getDb().execute(sql`
      insert into boats select copy.* from boats b, generate_series(1000, 1249) n
        cross join lateral jsonb_populate_record(b, jsonb_build_object('id', b.id + n, 'code', b.code || n,
          'code_folded', b.code_folded || n)) copy where b.id = ${boat}`);
    await getDb().execute(sql`
      insert into boat_texts (boat_id, locale, name, description)
      select ${boat}::int + n, 'tr', name, description from boat_texts, generate_series(1000, 1249) n
      where boat_id = ${boat} and locale = 'tr'`);
    await getDb().execute(sql`
      insert into favorites (user_id, boat_id, created_at)
      select ${id}::uuid, ${boat}::int + n, now() + n * interval '1 second' from generate_series(1000, 1249) n`);
    const listed = await list(token);
    expect([listed.length, listed[0], listed[199]]).toEqual([200, boat + 1249, boat + 1050]);
  });

  test("can be published boats only, and require a session", async () => {
    const world = await makeWorld();
    const draft = await makeBoat(world, { status: "draft" });
    const { token } = await makeCustomer();
    expect((await toggle(token, draft)).status).toBe(404);
    expect((await toggle(token, 999_999)).status).toBe(404);
    expect((await toggle(token, "1; drop table boats")).status).toBe(422);
    expect((await callHandler(toggleEndpoint, "x", { body: { vehicle_id: draft } })).status).toBe(401);
    expect((await callHandler(favouritesEndpoint, "x")).status).toBe(401);
    expect((await callHandler(profileEndpoint, "x", { method: "PUT", body: { name: "Ada" } })).status).toBe(
      401,
    );
    expect((await callHandler(passwordEndpoint, "x", { method: "PUT", body: {} })).status).toBe(401);
  });
});
