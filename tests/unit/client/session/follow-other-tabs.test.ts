/** @jest-environment jsdom */

import { QueryClient } from "@tanstack/react-query";
import { openAuthDialog, readAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { followOtherTabs } from "@/lib/client/session/follow-other-tabs";
import { storeQueries } from "@/lib/client/session/stored-queries";
import { writeCookie } from "@/lib/client/session/write-cookie";

const DENIZ = { id: "1", name: "Deniz", unread: 0 };
const startOver = jest.fn();
let tab: QueryClient;
let stops: (() => void)[] = [];

const hint = (exists: boolean) => writeCookie("palamar_in", "1", exists ? 60 : 0);

/** What the browser tells every tab but the one that wrote. */
function fireStorageEvent(key: string | null = "palamar"): void {
  window.dispatchEvent(new StorageEvent("storage", { key, storageArea: localStorage }));
}

/** Another tab of the same browser: it shares the storage, nothing else. */
function otherTab(fill: (client: QueryClient) => void): void {
  jest.advanceTimersByTime(5);
  const other = new QueryClient();
  const stop = storeQueries(other, localStorage);
  fill(other);
  jest.advanceTimersByTime(1000);
  stop();
  fireStorageEvent();
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-12-01T10:00:00Z") });
  localStorage.clear();
  startOver.mockClear();
  tab = new QueryClient();
  stops = [followOtherTabs(tab, localStorage, startOver)];
});
afterEach(() => {
  for (const stop of stops) stop();
  hint(false);
  jest.useRealTimers();
});

test("a login in another tab is taken over, and closes the login window of this one", () => {
  tab.setQueryData(["active-user"], null);
  openAuthDialog({ mode: "login" });
  hint(true);
  otherTab((client) => client.setQueryData(["active-user"], DENIZ));
  expect(tab.getQueryData(["active-user"])).toEqual(DENIZ);
  expect(readAuthDialog()).toBeNull();
  expect(startOver).not.toHaveBeenCalled();
});

test("favourites of another tab are not lost to an answer that this tab asked for before", async () => {
  hint(true);
  let answer: (ids: number[]) => void = () => undefined;
  const asked = tab.fetchQuery({
    queryKey: ["favorites"],
    queryFn: () => new Promise<number[]>((resolve) => (answer = resolve)),
  });
  otherTab((client) => client.setQueryData(["favorites"], [7]));
  answer([]);
  await Promise.allSettled([asked]);
  expect(tab.getQueryData(["favorites"])).toEqual([7]);
});

test("favourites of another tab are taken over", () => {
  hint(true);
  tab.setQueryData(["active-user"], DENIZ);
  tab.setQueryData(["favorites"], [3]);
  otherTab((client) => client.setQueryData(["favorites"], [3, 7]));
  expect(tab.getQueryData(["favorites"])).toEqual([3, 7]);
  expect(startOver).not.toHaveBeenCalled();
});

test("a logout in another tab reloads this one", () => {
  hint(true);
  tab.setQueryData(["active-user"], DENIZ);
  fireStorageEvent(null);
  expect(startOver).not.toHaveBeenCalled();
  hint(false);
  fireStorageEvent(null);
  expect(startOver).toHaveBeenCalledTimes(1);
});

test("a login as another customer in another tab reloads this one", () => {
  hint(true);
  tab.setQueryData(["active-user"], DENIZ);
  otherTab((client) => client.setQueryData(["active-user"], { id: "2", name: "Ada", unread: 0 }));
  expect(startOver).toHaveBeenCalledTimes(1);
});

test("a suspended page that missed a logout reloads when it becomes visible", () => {
  hint(true);
  tab.setQueryData(["active-user"], DENIZ);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(startOver).not.toHaveBeenCalled();
  hint(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(startOver).toHaveBeenCalledTimes(1);
});

test("nothing happens for a visitor who is not signed in, or for foreign storage keys", () => {
  tab.setQueryData(["active-user"], null);
  fireStorageEvent(null);
  fireStorageEvent("chat-widget");
  window.dispatchEvent(new Event("pageshow"));
  localStorage.setItem("palamar", "{broken");
  fireStorageEvent();
  expect(localStorage).toHaveLength(0);
  expect(startOver).not.toHaveBeenCalled();
});
