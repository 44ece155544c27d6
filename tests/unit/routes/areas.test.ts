import { AREAS } from "@/lib/routes/areas";
import { ROUTE_NAMES, ROUTES, type RouteEntry } from "@/lib/routes/route-table";

const rows = ROUTE_NAMES.map((name) => ({ name, route: ROUTES[name] as RouteEntry }));

test("a guarded page lies in an area that has a session, whose pages nobody else sees or keeps", () => {
  const open = rows.filter(({ route }) => route.guarded && AREAS[route.area].session === null);
  expect(open.map(({ name }) => name)).toEqual([]);
  for (const area of Object.values(AREAS)) {
    if (area.session === null) continue;
    expect(area.secluded).toBe(true);
    expect(["own", "plain"]).toContain(area.policy);
  }
});

test("no secluded page is indexed, and what caches share is not secluded", () => {
  const indexed = rows.filter(({ route }) => route.indexed && AREAS[route.area].secluded);
  expect(indexed.map(({ name }) => name)).toEqual([]);
  for (const area of Object.values(AREAS)) expect(area.policy === "shared").toBe(!area.secluded);
});
