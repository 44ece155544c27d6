import { checkoutQuery } from "@/lib/client/drafts/checkout-query";
import { parseCheckoutQuery } from "@/lib/client/drafts/parse-checkout-query";
import { occasionPlanOf } from "@/lib/domain/occasions/occasion-plan";
import type { OccasionChoice } from "@/lib/domain/occasions/read-occasion-query";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { pathFor } from "@/lib/routes/path-for";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { findUserReservation } from "@/lib/server/booking/reservations/reservation-queries";
import { calculatePrice } from "@/lib/server/catalogue/boats/calculate-price";
import { defaultLines, readOccasionLines } from "@/lib/server/catalogue/occasions/list-occasion-lines";
import { type OfferedBoat, offerOccasion } from "@/lib/server/catalogue/occasions/offer-occasion";
import { widenOccasion } from "@/lib/server/catalogue/occasions/widen-occasion";
import { getPool } from "@/lib/server/platform/db/pool";
import { readServices, type ServiceCard } from "@/lib/server/reading/content/list-services";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });

const NOW = new Date();
const day = (ahead: number) => addDays(tripDayOf(NOW), ahead);
const choiceOf = (key: string, changes: Partial<OccasionChoice> = {}): OccasionChoice => {
  const { personCount, hours } = occasionPlanOf(key);
  return { place: null, day: day(45), startHour: null, hours, personCount, lines: null, ...changes };
};

let occasions: ServiceCard[];
beforeAll(async () => {
  occasions = (await readServices("en")).services;
});

async function offersOf(key: string, choice: OccasionChoice, now = NOW): Promise<OfferedBoat[]> {
  const lines = choice.lines ?? defaultLines(key, await readOccasionLines("en", key), choice.personCount);
  return offerOccasion("en", key, choice, lines, now);
}

/** What the checkout reads of the address to which the offer leads. */
function checkoutOf({ card, request }: OfferedBoat) {
  const { rentType, swimTour, startsAt, endsAt, personCount, extras } = request;
  const query = checkoutQuery({
    rent_type: rentType,
    swim_tour: swimTour,
    start_date: startsAt,
    end_date: endsAt,
    person_count: personCount,
    extras: extras.map(({ serviceId, quantity }) => ({ service_id: serviceId, quantity })),
  });
  const { searchParams } = new URL(pathFor("checkout", "en", { slug: card.slug }, query), "http://site");
  const params = Object.fromEntries(
    [...searchParams.keys()].map((name) => [name, searchParams.getAll(name)] as const),
  );
  const read = parseCheckoutQuery(params);
  if (!read) throw new Error(`The checkout does not understand ${searchParams}`);
  return { vehicle_id: card.id, swim_tour: false, ...read, extras: read.extras ?? [] };
}

describe("the offers of an occasion", () => {
  test("every demo occasion has three boats that can add everything it begins with", async () => {
    expect(occasions.length).toBeGreaterThan(8);
    for (const { serviceKey } of occasions) {
      const offers = await offersOf(serviceKey, choiceOf(serviceKey));
      expect([serviceKey, offers.length]).toEqual([serviceKey, 3]);
      expect([serviceKey, offers.flatMap(({ missing }) => missing)]).toEqual([serviceKey, []]);
    }
  });

  test("every total is the one that the checkout quotes for the same address, whatever is chosen", async () => {
    let compared = 0;
    for (const { serviceKey } of occasions) {
      const services = await readOccasionLines("en", serviceKey);
      for (const [step, personCount] of [2, 9, 14, 32].entries()) {
        // Every other service, one or more pieces of it.
        const lines = services
          .filter((_, index) => index % 2 === step % 2)
          .map(({ id }, index) => ({ serviceId: id, quantity: 1 + (index % 3) }));
        const choice = choiceOf(serviceKey, {
          day: day(40 + step * 61),
          startHour: step === 1 ? 11 : null,
          hours: 3 + step,
          personCount,
          lines: step === 3 ? null : lines,
        });
        for (const offer of await offersOf(serviceKey, choice)) {
          const quoted = await calculatePrice(checkoutOf(offer), "en", NOW);
          if (!quoted.ok) throw new Error(`${offer.card.name}: ${quoted.code}`);
          const { total_price, prepayment, remaining, lines: shown, currency } = offer.quote;
          expect(quoted.value).toMatchObject({ total_price, prepayment, remaining, currency, lines: shown });
          expect([quoted.value.available, quoted.value.adjusted_date]).toEqual([true, undefined]);
          expect(shown.reduce((sum, { amount }) => sum + amount, 0)).toBe(total_price);
          // What is chosen is either in the total or named as missing.
          const named = [
            ...offer.missing.map(({ serviceId }) => serviceId),
            ...offer.request.extras.map(({ serviceId }) => serviceId),
          ];
          if (choice.lines) expect(named.toSorted()).toEqual(lines.map((one) => one.serviceId).toSorted());
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(60);
  });

  test("what is celebrated in the evening begins in the afternoon, a day in the water in the morning", async () => {
    const startsOf = async (key: string) =>
      (await offersOf(key, choiceOf(key, { day: day(80) }))).map(({ request }) =>
        Number(request.startsAt.slice(11, 13)),
      );
    for (const hour of await startsOf("birthday")) expect(hour).toBeGreaterThanOrEqual(12);
    for (const hour of await startsOf("swim-day")) expect(hour).toBeLessThan(12);
  });

  test("an offer becomes one reservation of exactly that total", async () => {
    const [offer] = await offersOf("birthday", choiceOf("birthday", { day: day(75) }));
    if (!offer) throw new Error("No boat for a birthday");
    const { card, request, quote } = offer;
    const { id: userId } = await makeCustomer();
    const { rows } = await getPool().query<{ port_id: number }>("select port_id from boats where id = $1", [
      card.id,
    ]);
    const created = await createReservation(
      {
        userId,
        boatId: card.id,
        request,
        departurePortId: rows[0]?.port_id ?? 0,
        arrivalPortId: rows[0]?.port_id ?? 0,
        expectedTotalMinor: quote.total_price,
        locale: "tr",
        invoice: null,
        note: null,
        senderNetwork: null,
      },
      NOW,
    );
    if (!created.ok) throw new Error(created.code);
    const kept = await findUserReservation(userId, created.value.id, "en", NOW);
    expect(kept?.total_price).toBe(quote.total_price);
    // Taken now: the same hours of this boat are not offered again.
    const startHour = Number(request.startsAt.slice(11, 13));
    const again = await offersOf("birthday", choiceOf("birthday", { day: day(75), startHour }));
    expect(again.map(({ card: other }) => other.id)).not.toContain(card.id);
  });

  test("names each service whose lead time is too short, and offers the rest", async () => {
    const soon = choiceOf("birthday", { day: day(1), startHour: 20 });
    const offers = await offersOf("birthday", soon);
    expect(offers.length).toBeGreaterThan(0);
    for (const { missing, quote } of offers) {
      expect(missing).toEqual([expect.objectContaining({ reason: "lead_time", limit: 48 })]);
      expect(quote.lines).toHaveLength(1);
    }
  });

  test("a boat that is a draft, too small or elsewhere is not offered", async () => {
    const anywhere = await offersOf("birthday", choiceOf("birthday"));
    const [first] = anywhere;
    if (!first) throw new Error("No boat for a birthday");
    const place = { kind: "city" as const, id: first.card.city.id };
    const there = await offersOf("birthday", choiceOf("birthday", { place }));
    expect(new Set(there.map(({ card }) => card.city.id))).toEqual(new Set([place.id]));
    const large = await offersOf("birthday", choiceOf("birthday", { personCount: 20 }));
    expect(large.every(({ card }) => card.cruising_capacity >= 20)).toBe(true);
    await getPool().query("update boats set status = 'draft' where id = $1", [first.card.id]);
    const without = await offersOf("birthday", choiceOf("birthday"));
    await getPool().query("update boats set status = 'published' where id = $1", [first.card.id]);
    expect(without.map(({ card }) => card.id)).not.toContain(first.card.id);
  });
});

describe("an occasion without a free boat", () => {
  test("says how many guests its boats take", async () => {
    const choice = choiceOf("birthday", { personCount: 60 });
    expect(await offersOf("birthday", choice)).toEqual([]);
    const wider = await widenOccasion("en", "birthday", choice, NOW);
    expect(wider).toMatchObject({ anyHour: false, days: [] });
    expect(wider.capacity).toBeGreaterThan(12);
    expect(wider.capacity).toBeLessThan(60);
    const fewer = await offersOf("birthday", { ...choice, personCount: wider.capacity });
    expect(fewer.length).toBeGreaterThan(0);
  });

  test("names the hour, days and nearest cities that do have one", async () => {
    // All boats of one city are away for a day.
    const [offer] = await offersOf("birthday", choiceOf("birthday", { day: day(90) }));
    if (!offer) throw new Error("No boat for a birthday");
    const place = { kind: "city" as const, id: offer.card.city.id };
    await getPool().query(
      `insert into boat_occupancies (boat_id, kind, period)
       select id, 'block', tstzrange(($2::date + time '00:00') at time zone 'Europe/Istanbul',
         ($2::date + time '16:00') at time zone 'Europe/Istanbul')
       from boats where city_id = $1 and not exists (select from boat_occupancies o where o.boat_id = boats.id
         and o.period && tstzrange($2::date, $2::date + 2))`,
      [place.id, day(90)],
    );
    const choice = choiceOf("birthday", { day: day(90), startHour: 10, place });
    expect(await offersOf("birthday", choice)).toEqual([]);
    const wider = await widenOccasion("en", "birthday", choice, NOW);
    expect(wider.anyHour).toBe(true);
    expect(wider.days[0]).toBe(day(91));
    expect(wider.days).toHaveLength(3);
    expect(wider.cities.length).toBeGreaterThan(0);
    expect(wider.cities.map(({ id }) => id)).not.toContain(place.id);
    const [city] = wider.cities;
    for (const change of [
      { startHour: null },
      { day: wider.days[0] ?? "" },
      { place: { kind: "city" as const, id: city?.id ?? 0 } },
    ])
      expect((await offersOf("birthday", { ...choice, ...change })).length).toBeGreaterThan(0);
  });
});
