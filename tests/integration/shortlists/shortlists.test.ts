import { DELETE as takeBackEndpoint } from "@/app/api/v1/shortlists/[token]/votes/[vehicle]/route";
import { POST as voteEndpoint } from "@/app/api/v1/shortlists/[token]/votes/route";
import { GET as exportEndpoint } from "@/app/api/v1/user/export/route";
import { DELETE as endEndpoint } from "@/app/api/v1/user/shortlists/[id]/route";
import { DELETE as removeEndpoint } from "@/app/api/v1/user/shortlists/[id]/votes/[vote]/route";
import { POST as createEndpoint, GET as listEndpoint } from "@/app/api/v1/user/shortlists/route";
import { customerOf } from "@/lib/domain/shared/actor";
import { deleteAccount } from "@/lib/server/people/accounts/delete-account";
import { sweepAccounts } from "@/lib/server/people/accounts/sweep-accounts";
import { getPool } from "@/lib/server/platform/db/pool";
import { sealId } from "@/lib/server/platform/keys/sealed-id";
import { getShortlistPage } from "@/lib/server/reading/shortlists/get-shortlist-page";
import {
  type Customer,
  makeBoat,
  makeCustomer,
  makeWorld,
  tripTime,
} from "@/tests/fixtures/bookings/booking-world";
import { hold } from "@/tests/fixtures/bookings/held-trip";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { callHandler } from "@/tests/fixtures/http/call-handler";

testDatabase();

const TRIP = {
  rent_type: "hourly",
  swim_tour: false,
  start_date: tripTime(30, 10),
  end_date: tripTime(30, 14),
  person_count: 4,
};

const create = ({ token }: Customer, vehicle_ids: unknown, trip: unknown = TRIP) =>
  callHandler(createEndpoint, "user/shortlists", { body: { vehicle_ids, trip }, bearer: token });
const lists = async ({ token }: Customer) =>
  (await callHandler(listEndpoint, "user/shortlists", { bearer: token })).body.items;
const tokenOf = (url: string) => new URL(url).pathname.split("/").at(-1) ?? "";
const page = (token: string) => getShortlistPage(token, "en", null, new Date());

async function shared(boats = 2) {
  const world = await makeWorld();
  const owner = await makeCustomer();
  const ids: number[] = [];
  for (let made = 0; made < boats; made += 1) ids.push(await makeBoat(world));
  const { status, body } = await create(owner, ids);
  expect(status).toBe(201);
  return { world, owner, ids, id: String(body.id), token: tokenOf(body.url) };
}

const vote = (token: string, vehicle_id: number, name: string, cookie?: string) =>
  callHandler(voteEndpoint, "shortlists/x/votes", {
    params: { token },
    body: { vehicle_id, name },
    address: crypto.randomUUID(),
    ...(cookie ? { cookie } : {}),
  });
const takeBack = (token: string, vehicle: number, cookie: string) =>
  callHandler(takeBackEndpoint, "shortlists/x/votes/1", {
    method: "DELETE",
    params: { token, vehicle: String(vehicle) },
    cookie,
    address: crypto.randomUUID(),
  });
const cookieOf = (headers: Headers) => headers.get("set-cookie")?.split(";")[0] ?? "";

describe("a shared list", () => {
  test("shows its boats in order with today's price for the trip, and of its owner the first name only", async () => {
    const { token, ids } = await shared();
    const shown = await page(token);
    expect(shown?.owner).toBe("Ayşe");
    expect(shown?.boats.map(({ card }) => [card.id, card.trip_state, card.price?.total_price])).toEqual(
      ids.map((id) => [id, "free", 400_000]),
    );
    expect(JSON.stringify(shown)).not.toContain("Yılmaz");
  });

  test("says that a boat is taken meanwhile, and leaves out one that is no longer offered", async () => {
    const { token, ids, world } = await shared(3);
    const [taken = 0, hidden = 0] = ids;
    await hold(world, taken);
    await getPool().query("update boats set status = 'draft' where id = $1", [hidden]);
    const states = (await page(token))?.boats.map(({ card }) => card.trip_state);
    expect(states).toEqual(["taken", "free"]);
  });

  test("opens with its sealed token only, and no longer once its owner has deleted it", async () => {
    const { token, id, owner } = await shared();
    const forged = sealId(id, ["owner link", "owner@example.com"]);
    for (const wrong of ["", "x", forged, `${token}x`]) expect(await page(wrong)).toBeNull();
    const end = (bearer: string) =>
      callHandler(endEndpoint, "user/shortlists/x", { method: "DELETE", params: { id }, bearer });
    expect((await end((await makeCustomer()).token)).status).toBe(404);
    expect(await page(token)).not.toBeNull();
    expect((await end(owner.token)).status).toBe(204);
    expect(await page(token)).toBeNull();
    expect((await end(owner.token)).status).toBe(404);
  });

  test("takes one to twelve published boats, and a customer has at most ten lists", async () => {
    const world = await makeWorld();
    const owner = await makeCustomer();
    const boat = await makeBoat(world);
    const draft = await makeBoat(world, { status: "draft" });
    expect((await create(owner, [])).status).toBe(422);
    expect(
      (
        await create(
          owner,
          Array.from({ length: 13 }, (_, at) => at + 1),
        )
      ).status,
    ).toBe(422);
    expect((await create(owner, [boat, draft])).status).toBe(404);
    const made = await allAtOnce(times(12, () => create(owner, [boat, boat], null)));
    expect(made.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 409, 409]);
    expect(made.find(({ status }) => status === 409)?.body.error).toBe("too_many_shortlists");
    const own = await lists(owner);
    expect([own.length, own[0].vehicles.length, own[0].trip]).toEqual([10, 1, null]);
  });
});

describe("votes", () => {
  test("count once for each boat and browser, under the last name given, and can be taken back", async () => {
    const { token, ids, owner } = await shared();
    const [boat = 0, other = 0] = ids;
    const first = await vote(token, boat, "Deniz");
    const cookie = cookieOf(first.headers);
    expect(first.body).toEqual({ votes: [{ name: "Deniz", mine: true }] });
    const again = await vote(token, boat, "Deniz K", cookie);
    expect([again.body.votes, again.headers.get("set-cookie")]).toEqual([
      [{ name: "Deniz K", mine: true }],
      null,
    ]);
    await vote(token, other, "Deniz K", cookie);
    expect((await vote(token, boat, "Ali")).body.votes).toEqual([
      { name: "Deniz K", mine: false },
      { name: "Ali", mine: true },
    ]);
    const [list] = await lists(owner);
    expect(list.vehicles.map(({ votes }: { votes: unknown[] }) => votes.length)).toEqual([2, 1]);
    expect((await takeBack(token, boat, cookie)).body).toEqual({ votes: [{ name: "Ali", mine: false }] });
  });

  test("are refused for boats beside the list, with links for names, and by a wrong token", async () => {
    const { token, ids, world } = await shared(1);
    const [boat = 0] = ids;
    expect((await vote(token, await makeBoat(world), "Ali")).status).toBe(404);
    expect((await vote("x".repeat(43), boat, "Ali")).status).toBe(404);
    expect((await vote(token, boat, "spam.example")).status).toBe(422);
    expect((await vote(token, boat, "x".repeat(41))).status).toBe(422);
    expect((await page(token))?.boats[0]?.votes).toEqual([]);
  });

  test("can be removed by the owner of the list, and by no other customer", async () => {
    const { token, ids, owner, id } = await shared(1);
    await vote(token, ids[0] ?? 0, "Ali");
    const [list] = await lists(owner);
    const [given] = list.vehicles[0].votes;
    const remove = (bearer: string) =>
      callHandler(removeEndpoint, "user/shortlists/x/votes/y", {
        method: "DELETE",
        params: { id, vote: given.id },
        bearer,
      });
    expect((await remove((await makeCustomer()).token)).status).toBe(404);
    expect((await remove(owner.token)).status).toBe(204);
    expect((await page(token))?.boats[0]?.votes).toEqual([]);
  });

  test("end at fifty for one boat", async () => {
    const { token, ids, id } = await shared(1);
    await getPool().query(
      `insert into shortlist_votes (shortlist_id, boat_id, voter_hash, name)
       select $1, $2, 'voter' || n, 'Ali' from generate_series(1, 50) n`,
      [id, ids[0]],
    );
    const { status, body } = await vote(token, ids[0] ?? 0, "Last");
    expect([status, body.error]).toEqual([409, "too_many_votes"]);
  });

  test("end at fifty although many vote at once", async () => {
    const { token, ids, id } = await shared(1);
    const boat = ids[0] ?? 0;
    await getPool().query(
      `insert into shortlist_votes (shortlist_id, boat_id, voter_hash, name)
       select $1, $2, 'voter' || n, 'Ali' from generate_series(1, 45) n`,
      [id, boat],
    );
    const votes = await allAtOnce(times(12, () => vote(token, boat, "Deniz")));
    expect(votes.filter(({ status }) => status === 200)).toHaveLength(5);
  });
});

test("shared lists are in the export without the names of voters, and end with the account", async () => {
  const { owner, token, ids } = await shared(1);
  await vote(token, ids[0] ?? 0, "Aydan");
  const { body } = await callHandler(exportEndpoint, "user/export", { bearer: owner.token });
  expect(body.shortlists).toMatchObject([
    { trip: TRIP, vehicles: [{ vehicle: expect.any(String), votes: 1 }] },
  ]);
  expect(JSON.stringify(body)).not.toContain("Aydan");
  expect((await deleteAccount(owner.id, customerOf(owner.id), new Date())).ok).toBe(true);
  expect(await page(token)).toBeNull();
  const { rows } = await getPool().query(
    "select from shortlist_votes v join shortlists l on l.id = v.shortlist_id where l.user_id = $1",
    [owner.id],
  );
  expect(rows).toEqual([]);
});

test("shared lists are removed half a year after they were made", async () => {
  const [old, young] = [await shared(1), await shared(1)];
  await getPool().query("update shortlists set created_at = now() - interval '181 days' where id = $1", [
    old.id,
  ]);
  await sweepAccounts(new Date());
  expect([await page(old.token), (await page(young.token))?.boats.length]).toEqual([null, 1]);
});
