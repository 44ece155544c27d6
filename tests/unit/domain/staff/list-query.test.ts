import fc from "fast-check";
import { CONSOLE_LISTS } from "@/lib/domain/staff/console-lists";
import { readListQuery, sortedBy, writeListQuery } from "@/lib/domain/staff/list-query";

const SHAPE = CONSOLE_LISTS.bookings;
const ID = "0b8f5a52-6f0c-4b8e-9a51-1a5f0c1f7a10";

test("an address without anything asks for the first page of everything, the newest first", () => {
  const query = readListQuery(SHAPE, {});
  expect(query).toMatchObject({ sort: "created", descending: true, page: null });
  expect(Object.values(query.chosen).every((value) => value === null)).toBe(true);
  expect(writeListQuery(SHAPE, query)).toEqual({});
});

test("what a list does not know counts as nothing: fields, choices, days, ids, sorts, pages, repeated names", () => {
  const query = readListQuery(SHAPE, {
    status: "gone",
    port: "1; drop table boats",
    departs_from: "2026-02-30",
    sort: "customer",
    after: "' or 1=1",
    boat: ["a", "b"],
    utm_source: "mail",
  });
  expect(query).toEqual(readListQuery(SHAPE, {}));
});

test("an address that was written is read as the same query, whatever is chosen", () => {
  const search = fc.record(
    {
      number: fc.string({ maxLength: 20 }),
      status: fc.constantFrom(...SHAPE.fields.status.options, "nothing"),
      port: fc.constantFrom("7", "0", "x"),
      departs_from: fc.constantFrom("2026-12-01", "2026-13-01"),
      sort: fc.constantFrom("departure", "-departure", "total", "-created", "nothing"),
      after: fc.constantFrom(ID, "1"),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(search, (given) => {
      const query = readListQuery(SHAPE, given);
      expect(readListQuery(SHAPE, writeListQuery(SHAPE, query))).toEqual(query);
    }),
  );
});

test("a head sorts by its column, the other way round when it already does, and begins at the first page", () => {
  const query = readListQuery(SHAPE, { after: ID, boat: "PLM-1" });
  const byTotal = sortedBy(query, "total");
  expect(writeListQuery(SHAPE, byTotal)).toEqual({ boat: "PLM-1", sort: "-total" });
  expect(writeListQuery(SHAPE, sortedBy(byTotal, "total"))).toEqual({ boat: "PLM-1", sort: "total" });
});
