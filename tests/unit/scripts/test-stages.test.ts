import { expect, test } from "@jest/globals";
import { PHASES, STAGES } from "@/scripts/ci/test-stages";

test("every stage has one place among the lanes: none is left out, none runs twice", () => {
  expect(PHASES.flat(2).toSorted()).toEqual(Object.keys(STAGES).toSorted());
});
