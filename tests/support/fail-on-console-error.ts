import { afterEach, beforeEach, expect, jest } from "@jest/globals";

/**
 * An error line is a fault that nobody asserted: React's warnings end here too. A test that
 * expects one replaces `console.error` itself.
 */
let watched: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  watched = jest.spyOn(console, "error");
});

afterEach(() => {
  const lines = watched.mock.calls.map((parts) => parts.map(String).join(" "));
  watched.mockRestore();
  expect(lines).toEqual([]);
});
