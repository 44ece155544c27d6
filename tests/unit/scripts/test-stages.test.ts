import { expect, test } from "@jest/globals";
import { LANES, STAGES } from "@/scripts/ci/test-stages";

test("every stage has one place among the lanes: none is left out, none runs twice", () => {
  expect(LANES.flat().toSorted()).toEqual(Object.keys(STAGES).toSorted());
});
