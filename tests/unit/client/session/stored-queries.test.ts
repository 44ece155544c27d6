/** @jest-environment jsdom */
import { QueryClient } from "@tanstack/react-query";
import { appVariablesQuery } from "@/lib/client/api/app-variables";
import { RESULTS_KEPT_MS } from "@/lib/client/session/query-client";
import { restoreQueries, storeQueries } from "@/lib/client/session/stored-queries";

jest.mock("@/lib/client/api/transport/call-api", () => ({ callApi: jest.fn() }));
let signedIn = true;
jest.mock("@/lib/client/session/session-hint", () => ({ hasSessionHint: () => signedIn }));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  signedIn = true;
});
afterEach(() => jest.useRealTimers());

const APP = { settings: {}, staticPages: [], contracts: [], cities: [] };

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
    client.setQueryData(["active-user"], { id: "1", name: "Deniz", unread: 0 });
    client.setQueryData(["favorites"], [3]);
    client.setQueryData(["app", "tr"], APP);
    client.setQueryData(["payment", "p"], { amount: 680_000 });
  });
  expect(text).toContain("Deniz");
  expect(text).not.toContain("680000");
  expect(readBack().getQueryData(["favorites"])).toEqual([3]);
});

test("after a logout nothing of the customer is written down again", () => {
  const text = storedBy((client) => {
    client.setQueryData(["active-user"], { id: "1", name: "Deniz", unread: 0 });
    client.setQueryData(["favorites"], [3]);
    client.setQueryData(["app", "tr"], APP);
    signedIn = false;
  });
  expect(text).toContain("staticPages");
  expect(text).not.toMatch(/Deniz|favorites/);
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

const written = (changes: object) => ({
  build: "development",
  savedAt: Date.now(),
  results: [{ key: ["favorites"], data: [3], updatedAt: Date.now(), ...changes }],
});

test.each([
  ["a user without a count of messages", { key: ["active-user"], data: { id: "1", name: "Deniz" } }],
  ["a user without a name", { key: ["active-user"], data: { id: "1" } }],
  [
    "a user with more than a name",
    { key: ["active-user"], data: { id: "1", name: "Deniz", unread: 0, token: "x" } },
  ],
  ["favourites that are no list", { data: { 0: 3 } }],
  ["favourites of another kind", { data: ["3"] }],
  ["app variables without settings", { key: ["app", "tr"], data: { ...APP, settings: null } }],
  ["pages of another shape", { key: ["app", "tr"], data: { ...APP, staticPages: [null] } }],
  ["something that we never write", { key: ["payment"], data: {} }],
  ["a key of another shape", { key: "favorites" }],
  ["a time to come", { updatedAt: 9_999_999_999_999 }],
  ["no time", { updatedAt: null }],
])("%s is discarded", (_, changes) => {
  localStorage.setItem("palamar", JSON.stringify(written({})));
  expect(readBack().getQueryData(["favorites"])).toEqual([3]);
  localStorage.setItem("palamar", JSON.stringify(written(changes)));
  expect(readBack().getQueryCache().getAll()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test("newer data stored by another tab is kept, also when this tab writes next", () => {
  const client = new QueryClient();
  const stop = storeQueries(client, localStorage);
  client.setQueryData(["active-user"], { id: "1", name: "Deniz", unread: 0 });
  client.setQueryData(["favorites"], [1], { updatedAt: Date.now() - 60_000 });
  localStorage.setItem("palamar", JSON.stringify(written({ data: [3, 4], updatedAt: Date.now() - 1000 })));
  jest.advanceTimersByTime(1000);
  expect(client.getQueryData(["favorites"])).toEqual([3, 4]);
  expect(localStorage.getItem("palamar")).toContain("[3,4]");
  expect(localStorage.getItem("palamar")).toContain("Deniz");
  localStorage.setItem("palamar", JSON.stringify(written({ data: [9], updatedAt: 1 })));
  restoreQueries(client, localStorage, Date.now());
  expect(client.getQueryData(["favorites"])).toEqual([3, 4]);
  stop();
});

test("app variables are reused for an hour after they were fetched, also by the next page", async () => {
  storedBy((client) => client.setQueryData(["app", "en"], APP));
  const later = async (milliseconds: number) => {
    jest.setSystemTime(Date.now() + milliseconds);
    const asked = jest.fn(async () => ({ ...APP, asked: true }));
    const query = { ...appVariablesQuery("en"), queryFn: asked as never };
    await readBack().fetchQuery(query);
    return asked.mock.calls.length;
  };
  expect(await later(59 * 60_000)).toBe(0);
  expect(await later(2 * 60_000)).toBe(1);
});

test("a full storage disables only the persistence", () => {
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

test("recent changes are written before the page unloads", () => {
  const client = new QueryClient();
  const stop = storeQueries(client, localStorage);
  client.setQueryData(["favorites"], [7]);
  window.dispatchEvent(new Event("pagehide"));
  expect(readBack().getQueryData(["favorites"])).toEqual([7]);
  stop();
  client.setQueryData(["favorites"], [8]);
  window.dispatchEvent(new Event("pagehide"));
  expect(readBack().getQueryData(["favorites"])).toEqual([7]);
});
