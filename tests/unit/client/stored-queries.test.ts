/** @jest-environment jsdom */
import { QueryClient } from "@tanstack/react-query";
import { RESULTS_KEPT_MS } from "@/lib/client/query-client";
import { restoreQueries, storeQueries } from "@/lib/client/stored-queries";

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

function storedBy(fill: (client: QueryClient) => void): string {
  const client = new QueryClient();
  const stop = storeQueries(client, localStorage);
  fill(client);
  jest.advanceTimersByTime(1000);
  stop();
  return localStorage.getItem("palamar") ?? "";
}

const readBack = (now = Date.now()) => {
  const client = new QueryClient();
  restoreQueries(client, localStorage, now);
  return client;
};

test("only user, favourites and app variables are written to the browser's storage", () => {
  const text = storedBy((client) => {
    client.setQueryData(["active-user"], { id: "1", name: "Deniz" });
    client.setQueryData(["favorites"], [3]);
    client.setQueryData(["app", "tr"], { cities: [] });
    client.setQueryData(["payment", "p"], { amount: 680_000 });
  });
  expect(text).toContain("Deniz");
  expect(text).not.toContain("680000");
  expect(readBack().getQueryData(["favorites"])).toEqual([3]);
});

test("content of another build, older than a day, or damaged is thrown away", () => {
  const good = storedBy((client) => client.setQueryData(["favorites"], [3]));
  expect(readBack(Date.now() + RESULTS_KEPT_MS + 1).getQueryData(["favorites"])).toBeUndefined();
  expect(localStorage.getItem("palamar")).toBeNull();
  for (const bad of [good.replace('"build":"', '"build":"other-'), good.slice(0, 40), "null", "[]"]) {
    localStorage.setItem("palamar", bad);
    expect(readBack().getQueryData(["favorites"])).toBeUndefined();
    expect(localStorage.getItem("palamar")).toBeNull();
  }
});

test("a full storage costs nothing but the memory", () => {
  const refusing = {
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  const client = new QueryClient();
  const stop = storeQueries(client, refusing as unknown as Storage);
  client.setQueryData(["favorites"], [3]);
  expect(() => jest.advanceTimersByTime(1000)).not.toThrow();
  stop();
});
