import * as v from "valibot";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { callApi } from "@/lib/client/api/transport/call-api";

jest.mock("@/lib/client/api/transport/api-client", () => ({
  apiClient: jest.fn(async () => ({ ok: true, text: async () => "" })),
}));

const keptAlive = () => jest.mocked(apiClient).mock.lastCall?.[1]?.keepalive;

test("a request outlives its page, unless browsers would refuse it for its length", async () => {
  await callApi("post", "some/thing", { response: v.null(), body: { text: "short" } });
  expect(keptAlive()).toBe(true);
  await callApi("delete", "some/thing", { response: v.null() });
  expect(keptAlive()).toBe(true);
  await callApi("post", "some/thing", { response: v.null(), body: { text: "ş".repeat(40_000) } });
  expect(keptAlive()).toBe(false);
});
