import { beforeAll } from "@jest/globals";
import { makeWorld, type World } from "@/tests/support/booking-world";

/** A world of its own for a test file, there from its first test on. Needs `testDatabase`. */
export function testWorld(): World {
  const world = {} as World;
  beforeAll(async () => {
    Object.assign(world, await makeWorld());
  });
  return world;
}
