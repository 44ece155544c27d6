import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { makeBoat, makeCustomer, makeWorld, orderOf } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce } from "@/tests/fixtures/http/all-at-once";

testDatabase();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const hold = async (
  world: Awaited<ReturnType<typeof makeWorld>>,
  customer: { id: string },
  senderNetwork: string | null = null,
) => {
  const order = orderOf(world, await makeBoat(world), customer.id);
  const outcome = await createReservation({ ...order, senderNetwork }, new Date());
  return outcome.ok ? "held" : outcome.code;
};

describe("a hold", () => {
  test("needs a proven address or number", async () => {
    const world = await makeWorld();
    const unproven = await makeCustomer({ emailVerifiedAt: null });
    expect(await hold(world, unproven)).toBe("contact_unproven");
    const byPhone = await makeCustomer({ emailVerifiedAt: null, phoneVerifiedAt: new Date() });
    expect(await hold(world, byPhone)).toBe("held");
  });

  test("is the third of one proven phone number, whichever account asks", async () => {
    const world = await makeWorld();
    const proven = { phone: "+905339998877", phoneVerifiedAt: new Date() };
    const [one, other] = [await makeCustomer(proven), await makeCustomer(proven)];
    expect([await hold(world, one), await hold(world, other), await hold(world, other)]).toEqual([
      "held",
      "held",
      "too_many_holds",
    ]);
  });

  test.each([
    ["proven", new Date()],
    ["not proven", null],
  ])("counts for nothing where its number was only typed; the owner's is %s", async (_, phoneVerifiedAt) => {
    const world = await makeWorld();
    const phone = "+905339998878";
    const thief = await makeCustomer({ phone });
    expect([await hold(world, thief), await hold(world, thief)]).toEqual(["held", "held"]);
    expect(await hold(world, thief)).toBe("too_many_holds");
    const owner = await makeCustomer({ phone, phoneVerifiedAt });
    expect([await hold(world, owner), await hold(world, owner)]).toEqual(["held", "held"]);
  });

  test("of ten accounts of one network at once stops at eight", async () => {
    const world = await makeWorld();
    const customers = await Promise.all(Array.from({ length: 10 }, () => makeCustomer()));
    const outcomes = await allAtOnce(
      customers.map((customer) => () => hold(world, customer, "198.51.100.0/24")),
    );
    expect(outcomes.filter((outcome) => outcome === "held")).toHaveLength(8);
    expect(outcomes).toContain("too_many_network_holds");
    expect(await hold(world, await makeCustomer(), "198.51.101.0/24")).toBe("held");
  });
});
