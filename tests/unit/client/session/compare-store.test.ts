/** @jest-environment jsdom */
import { clearComparison, toggleCompared, useComparison } from "@/lib/client/session/compare-store";

const boat = (id: number, trip = "") => ({ id, name: `Boat ${id}`, trip });
const ids = () => useComparison.getState().boats.map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  clearComparison();
});

test("adds boats, each with its own trip, and removes one again", () => {
  toggleCompared(boat(1, "date=2026-12-12"));
  toggleCompared(boat(2));
  expect(useComparison.getState().boats).toEqual([boat(1, "date=2026-12-12"), boat(2)]);
  toggleCompared(boat(1));
  expect(ids()).toEqual([2]);
});

test("refuses a fifth boat, and reports it until there is room again", () => {
  for (const id of [1, 2, 3, 4, 5]) toggleCompared(boat(id));
  expect([ids(), useComparison.getState().full]).toEqual([[1, 2, 3, 4], true]);
  toggleCompared(boat(4));
  expect([ids(), useComparison.getState().full]).toEqual([[1, 2, 3], false]);
});

test("is stored in the browser, and ignores foreign values there", async () => {
  toggleCompared(boat(1, "persons=4"));
  const kept = localStorage.getItem("palamar:compare") ?? "";
  expect(JSON.parse(kept).state).toEqual({ boats: [boat(1, "persons=4")] });
  localStorage.setItem(
    "palamar:compare",
    JSON.stringify({ state: { boats: [{ id: "x" }, { id: 8, name: "of an older version" }, boat(7)] } }),
  );
  await useComparison.persist.rehydrate();
  expect(ids()).toEqual([7]);
  localStorage.setItem("palamar:compare", JSON.stringify({ state: { boats: "none" } }));
  await useComparison.persist.rehydrate();
  expect(ids()).toEqual([]);
});
