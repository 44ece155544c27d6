/** @jest-environment jsdom */
import { writeCookie } from "@/lib/client/session/write-cookie";
import "@testing-library/jest-dom";
import { act, screen } from "@testing-library/react";
import { FavouritesRefresh } from "@/components/account/favourites/favourites-refresh";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { createQueryClient } from "@/lib/client/session/query-client";
import { storeQueries } from "@/lib/client/session/stored-queries";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => router }));
const router = { refresh };
const call = jest.mocked(apiClient) as unknown as jest.Mock;

const page = (shown: number[]) => (
  <>
    <h1 id="top" tabIndex={-1}>
      Favourites
    </h1>
    <FavouritesRefresh shown={shown} announcement={`${shown.length} boats`} headingId="top" />
  </>
);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** What the page before wrote down when it was left. */
function leaveBehind(ids: number[]): void {
  const client = createQueryClient();
  const stop = storeQueries(client, localStorage);
  client.setQueryData(["favorites"], ids);
  window.dispatchEvent(new Event("pagehide"));
  stop();
}

let onServer: number[];
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  localStorage.clear();
  writeCookie("palamar_in", "1", 60);
  onServer = [];
  call.mockImplementation(async () => respond(200, { items: onServer.map((id) => ({ id })) }));
});
afterEach(() => jest.useRealTimers());

test("a page rendered before the click is requested again until it shows the change, and then no more", async () => {
  leaveBehind([3, 7]);
  const { rerenderIsland } = renderIsland(page([3]));
  await pass(200);
  expect(refresh).toHaveBeenCalledTimes(1);
  rerenderIsland(page([3]));
  await pass(700);
  expect(refresh).toHaveBeenCalledTimes(2);
  rerenderIsland(page([7, 3]));
  await pass(60_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  expect(call).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toHaveTextContent("2 boats");
});

test("a change that the server never shows ends with the server's state and causes no loop", async () => {
  onServer = [3];
  leaveBehind([3, 7]);
  const { rerenderIsland, queryClient } = renderIsland(page([3]));
  for (let look = 0; look < 10; look += 1) {
    await pass(5000);
    rerenderIsland(page([3]));
  }
  expect(refresh).toHaveBeenCalledTimes(3);
  expect(call).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryData(["favorites"])).toEqual([3]);
});

test("a page that never agrees with the server's own list is requested only once", async () => {
  onServer = [3, 7];
  leaveBehind([3, 7]);
  const { rerenderIsland } = renderIsland(page([3]));
  for (let look = 0; look < 10; look += 1) {
    await pass(5000);
    rerenderIsland(page([3]));
  }
  expect(refresh).toHaveBeenCalledTimes(3);
  expect(call).toHaveBeenCalledTimes(1);
});

test("a page that agrees is left alone, whatever the order", async () => {
  leaveBehind([7, 3]);
  renderIsland(page([3, 7]));
  await pass(60_000);
  expect(refresh).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("pressing a heart removes its boat, and moves the focus to the heading", async () => {
  leaveBehind([3, 7]);
  const { rerenderIsland, queryClient } = renderIsland(page([3, 7]));
  await pass(1000);
  act(() => void queryClient.setQueryData(["favorites"], [3]));
  await pass(200);
  expect(refresh).toHaveBeenCalledTimes(1);
  rerenderIsland(page([3]));
  expect(screen.getByRole("heading")).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("1 boats");
});
