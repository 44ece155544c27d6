import { AFTER, LANES, STAGES, type StageName } from "@/scripts/ci/test-stages";

test("every stage has one place among the lanes: none is left out, none runs twice", () => {
  expect(LANES.flat().toSorted()).toEqual(Object.keys(STAGES).toSorted());
});

test("no stage waits for one of its own lane or for one that waits itself", () => {
  for (const [name, before] of Object.entries(AFTER) as [StageName, StageName][]) {
    expect(AFTER[before]).toBeUndefined();
    expect(LANES.filter((lane) => lane.includes(name) && lane.includes(before))).toEqual([]);
  }
});
