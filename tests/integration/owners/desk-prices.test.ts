import { listPriceSeasons } from "@/lib/domain/pricing/list-price-seasons";
import { findBoatTerms } from "@/lib/server/catalogue/boats/find-boat-terms";
import { readDeskPrices } from "@/lib/server/people/desk/read-desk-prices";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { openDesk, seededOwner } from "@/tests/fixtures/accounts/owner-desk";
import { callConsole } from "@/tests/fixtures/accounts/staff-browser";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const DAY_MS = 24 * 60 * 60_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const raise = (given: object = {}) => ({
  kind: "raise",
  from: dayIn(30),
  last: dayIn(39),
  percent: 50,
  ...given,
});
const change = (cookie: string, code: string, body: object) =>
  callConsole("POST /owner-desk/boats/{code}/prices", cookie, {
    params: { code },
    body: { sure: false, fingerprint: null, ...body },
  });
const seasonsOf = async (boatId: number) =>
  listPriceSeasons((await findBoatTerms(getDb(), boatId))?.terms.rates ?? []);

test("a raise is shown first and changes nothing; confirmed, it changes its days alone, and who did it is written down", async () => {
  const owner = await seededOwner(0);
  const { cookie, email } = await openDesk(owner, "manager");
  const before = await seasonsOf(owner.boatId);
  const shown = await change(cookie, owner.code, { change: raise() });
  expect(shown.body).toMatchObject({ done: false, days: 10, far_days: 0 });
  expect(shown.body.after).toEqual(shown.body.before);
  expect(await seasonsOf(owner.boatId)).toEqual(before);
  const { fingerprint } = shown.body;
  const done = await change(cookie, owner.code, { change: raise(), fingerprint });
  expect(done.body).toMatchObject({ done: true, days: 10 });
  const after = await readDeskPrices(owner.id, owner.code, new Date());
  const priceIn = (days: number) => after?.years[0]?.days[days]?.priceMinor ?? 0;
  expect(priceIn(30)).toBe(priceIn(29) * 1.5);
  expect([priceIn(39), priceIn(40)]).toEqual([priceIn(30), priceIn(29)]);
  const { rows } = await getPool().query(
    "select actor_kind, actor_id from audit_events where event = 'boat_saved' and subject_id = $1 order by id desc limit 1",
    [String(owner.boatId)],
  );
  expect(rows).toEqual([{ actor_kind: "owner", actor_id: email }]);
});

test("what was shown is done or nothing: a change of prices in between is shown instead", async () => {
  const owner = await seededOwner(1);
  const { cookie } = await openDesk(owner);
  const shown = await change(cookie, owner.code, { change: raise() });
  const other = raise({ from: dayIn(20), last: dayIn(31), percent: -20 });
  const { body } = await change(cookie, owner.code, { change: other });
  expect((await change(cookie, owner.code, { change: other, ...body })).status).toBe(422);
  const { fingerprint } = body;
  expect((await change(cookie, owner.code, { change: other, fingerprint })).body.done).toBe(true);
  const lowered = await seasonsOf(owner.boatId);
  const late = await change(cookie, owner.code, { change: raise(), fingerprint: shown.body.fingerprint });
  expect(late.body.done).toBe(false);
  expect(late.body.before).not.toEqual(shown.body.before);
  expect(await seasonsOf(owner.boatId)).toEqual(lowered);
});

test("a price under a third or over three times the present one is saved only if it is meant", async () => {
  const owner = await seededOwner(2);
  const { cookie } = await openDesk(owner);
  for (const percent of [-70, 250]) {
    const far = { change: raise({ percent }) };
    const shown = await change(cookie, owner.code, { ...far, sure: true });
    expect(shown.body).toMatchObject({ done: false, far_days: 10 });
    const { fingerprint } = shown.body;
    const refused = await change(cookie, owner.code, { ...far, fingerprint });
    expect([refused.status, refused.body.error]).toEqual([422, "price_far"]);
  }
  const meant = { change: raise({ percent: -70 }), sure: true };
  const { fingerprint } = (await change(cookie, owner.code, meant)).body;
  expect((await change(cookie, owner.code, { ...meant, fingerprint })).body.done).toBe(true);
});

test("an owner's rules replace the former ones in the boat's own currency, unless somebody has changed them since or they are wrong", async () => {
  const owner = await seededOwner(3);
  const { cookie } = await openDesk(owner);
  const opened = await readDeskPrices(owner.id, owner.code, new Date());
  const send = (rates: object[], given: object = {}) =>
    change(cookie, owner.code, {
      change: {
        kind: "rates",
        version: opened?.version,
        document: JSON.stringify({ currency: "EUR", rates }),
      },
      sure: true,
      ...given,
    });
  const rates = [{ kind: "hourly", price: "4321.00", min_hours: "3", weekdays: ["sat"] }];
  const wrong = await send([{ ...rates[0], price: "x" }]);
  expect([wrong.status, wrong.body.error, wrong.body.details.issues[0].field]).toEqual([
    422,
    "boat_invalid",
    "rates.0.price",
  ]);
  const { fingerprint } = (await send(rates)).body;
  expect((await send(rates, { fingerprint })).body.done).toBe(true);
  expect(await seasonsOf(owner.boatId)).toMatchObject([
    { kind: "hourly", weekdays: 32, rate: { priceMinor: 432_100, minHours: 3 } },
  ]);
  expect((await readDeskPrices(owner.id, owner.code, new Date()))?.currency).toBe(opened?.currency);
  expect((await send([{ ...rates[0], price: "1" }])).body.error).toBe("boat_changed");
});

test("a captain changes no price, and a range of days that ends before it begins or changes nothing is refused", async () => {
  const owner = await seededOwner(4);
  const captain = await openDesk(owner, "captain");
  expect((await change(captain.cookie, owner.code, { change: raise() })).status).toBe(403);
  const { cookie } = await openDesk(owner);
  const turned = await change(cookie, owner.code, { change: raise({ last: dayIn(29) }) });
  expect(turned.body.error).toBe("end_before_start");
  const past = await change(cookie, owner.code, {
    change: raise({ from: dayIn(-20), last: dayIn(-10) }),
  });
  expect(past.body.error).toBe("no_day_changes");
});
