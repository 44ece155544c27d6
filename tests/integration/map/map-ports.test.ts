import * as v from "valibot";
import { GET as mapEndpoint } from "@/app/api/v1/vehicles/map/route";
import { GET as listEndpoint } from "@/app/api/v1/vehicles/route";
import { type VehicleMapResponse, vehicleMapResponse } from "@/lib/contracts/boats/vehicle-map";
import { vehiclesResponse } from "@/lib/contracts/boats/vehicles";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";

testDatabase({ seeded: true });

/** The peninsula of Bodrum with its three ports. */
const BODRUM = "27.1,36.9,27.6,37.2";

const portsOf = async (query: string, locale = "tr") => {
  const { status, body } = await callHandler(mapEndpoint, `vehicles/map?${query}`, { locale });
  expect(status).toBe(200);
  return v.parse(vehicleMapResponse, body).ports;
};
const listOf = async (query: string) => {
  const { status, body } = await callHandler(listEndpoint, `vehicles?${query}`);
  expect(status).toBe(200);
  return v.parse(vehiclesResponse, body);
};
const boatsAt = (ports: VehicleMapResponse["ports"]) => ports.reduce((sum, { boats }) => sum + boats, 0);
const inAMonth = () => addDays(tripDayOf(new Date()), 30);

test("the ports of the map hold as many boats as the list counts", async () => {
  for (const query of ["", "fast_app=1", `box=${BODRUM}`, `date=${inAMonth()}&start_hour=12&end_hour=16`])
    expect([query, boatsAt(await portsOf(query))]).toEqual([query, (await listOf(query)).total]);
});

test("a port's lowest price is the first of its list sorted by price", async () => {
  for (const trip of ["", `&date=${inAMonth()}&start_hour=12&end_hour=16`]) {
    const [port] = await portsOf(trip);
    const [first] = (await listOf(`port=${port?.id}&sort=price_asc${trip}`)).items;
    expect(port?.lowest?.amount).toBe(trip ? first?.price?.total_price : first?.from?.amount);
    expect(port?.lowest?.per).toBe(trip ? "total" : first?.from?.kind);
    expect(port?.lowest?.currency).toBe(first?.currency);
  }
});

test("a part of the map narrows list and ports together with every other filter", async () => {
  const all = await listOf("");
  const there = await listOf(`box=${BODRUM}`);
  expect(there.total).toBeGreaterThan(0);
  expect(there.total).toBeLessThan(all.total);
  expect(new Set(there.items.map(({ city }) => city.slug))).toEqual(new Set(["bodrum"]));
  const gulets = await listOf(`box=${BODRUM}&types=${there.items[0]?.type.id}`);
  expect(gulets.total).toBeLessThan(there.total);
  expect((await listOf("box=30,38,31,39")).total).toBe(0);
});

test("names ports and cities in the visitor's language", async () => {
  const [turkish] = await portsOf("", "tr");
  const [arabic] = await portsOf("", "ar");
  expect(arabic?.id).toBe(turkish?.id);
  expect(arabic?.city.name).not.toBe(turkish?.city.name);
});

test.each(["27,36,28", "28,36,27,37", "a,b,c,d", "27,36,28,95"])(
  "refuses %s as a part of the map",
  async (box) => {
    const { status } = await callHandler(mapEndpoint, `vehicles/map?box=${box}`);
    expect(status).toBe(422);
  },
);
