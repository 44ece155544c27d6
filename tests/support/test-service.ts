import { beforeAll } from "@jest/globals";
import { makeService, type TestService } from "@/tests/support/order-world";

/** A special service of its own for a test file, with places for all its tests. Needs `testDatabase`. */
export function testService(): TestService {
  const service = {} as TestService;
  beforeAll(async () => {
    Object.assign(service, await makeService({ dailyCapacity: 50 }));
  });
  return service;
}
