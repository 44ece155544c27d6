import { arrangePins, type MapPort } from "@/lib/domain/map/arrange-pins";

const CITY = { id: 100, name: "Bodrum", slug: "bodrum" };

function port(
  id: number,
  latitude: number,
  longitude: number,
  boats = 1,
  lira: number | null = null,
): MapPort {
  const lowest =
    lira === null
      ? null
      : { amount: lira * 100, currency: "TRY" as const, per: "hourly" as const, tryMinor: lira * 100 };
  const named = { id, name: `Port ${id}`, slug: `port-${id}`, city: CITY, areaId: 10 };
  return { ...named, latitude, longitude, boats, more: boats > 999, lowest };
}

test("shows a city when far, with all of its boats and its lowest price", () => {
  const pins = arrangePins(
    [port(1, 37.0, 27.4, 2, 900), port(2, 37.1, 27.2, 5, 700), port(3, 37.1, 27.3)],
    7,
  );
  expect(pins).toHaveLength(1);
  expect(pins[0]).toMatchObject({
    kind: "city",
    id: 100,
    name: "Bodrum",
    boats: 8,
    latitude: 37.1,
    longitude: 27.2,
  });
  expect(pins[0]).toMatchObject({ lowest: { amount: 70_000 }, portIds: [1, 2, 3] });
});

test("a city of which a port has more boats than were counted has more, too", () => {
  const more = (boats: number) => arrangePins([port(1, 37.0, 27.4, boats), port(2, 37.1, 27.2)], 7)[0]?.more;
  expect([more(7), more(1000)]).toEqual([false, true]);
});

test("shows the ports themselves when near", () => {
  const pins = arrangePins([port(1, 37.0, 27.4), port(2, 37.1, 27.2)], 11);
  expect(pins.map(({ kind, shape }) => [kind, shape])).toEqual([
    ["port", "pill"],
    ["port", "pill"],
  ]);
});

test("shrinks the pin with fewer boats to a dot where two would overlap", () => {
  const pins = arrangePins([port(1, 37.0, 27.4, 2), port(2, 37.001, 27.401, 5)], 11);
  expect(Object.fromEntries(pins.map(({ id, shape }) => [id, shape]))).toEqual({ 1: "dot", 2: "pill" });
});

test("a pill does not cover the dot of a port with more boats", () => {
  // From west to east, 100 and 50 pixels apart: the second gives way to the first, the third would lie on it.
  const ports = [port(1, 37.0, 27.4, 7), port(2, 37.0, 27.4686, 5), port(3, 37.0, 27.5029, 4)];
  const shapes = arrangePins(ports, 11).map(({ shape }) => shape);
  expect(shapes).toEqual(["pill", "dot", "dot"]);
});

test("a dot has its name east of it, else west, else beneath, and none where it would lie on something", () => {
  const side = (...others: MapPort[]) => {
    // The pill of the first lies over the second, which is a dot beneath its edge.
    const pins = arrangePins([port(1, 37.02, 27.43, 9), port(2, 37.0, 27.43, 5), ...others], 11);
    return pins.find(({ id }) => id === 2)?.nameSide;
  };
  const at = (id: number, longitude: number, latitude = 37.0) => port(id, latitude, longitude, 4);
  expect(side()).toBe("east");
  expect(side(at(3, 27.45))).toBe("west");
  expect(side(at(3, 27.45), at(4, 27.41))).toBe("south");
  expect(side(at(3, 27.45), at(4, 27.41), at(5, 27.43, 36.985))).toBeNull();
  expect(arrangePins([port(1, 37, 27.4)], 11)[0]?.nameSide).toBeNull();
});

test("puts pins in reading order: rows from the north, within a row as the language reads", () => {
  const ports = [port(1, 36.0, 27.0), port(2, 37.0, 28.0), port(3, 37.0, 27.0)];
  expect(arrangePins(ports, 10).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(arrangePins(ports, 10, true).map(({ id }) => id)).toEqual([2, 3, 1]);
});

test("shows nothing without ports", () => {
  expect(arrangePins([], 6)).toEqual([]);
});
