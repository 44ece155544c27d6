/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { QueryClient } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { finishLogin } from "@/components/account/auth/auth-dialog";
import { FavouriteButton } from "@/components/boats/card/favourite-button";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { closeAuthDialog, readAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { pendingFavourite } from "@/lib/client/session/pending-favourite";
import { pageQueryClient } from "@/lib/client/session/query-client";
import type { UserResponse } from "@/lib/contracts/accounts/user";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
const hint = { signedIn: false };
jest.mock("@/lib/client/session/session-hint", () => ({ hasSessionHint: () => hint.signedIn }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;

const favorites = new Set<number>();
let refusing = false;

beforeEach(() => {
  favorites.clear();
  refusing = false;
  hint.signedIn = false;
  closeAuthDialog();
  pendingFavourite.drop();
  pageQueryClient().clear();
  call
    .mockReset()
    .mockImplementation(async (path: string, options: { method?: string; json?: { vehicle_id: number } }) => {
      if (path === "user/favorites" && options.method === "put") return respond(200, null);
      if (path === "user/favorites") return respond(200, { items: [...favorites].map((id) => ({ id })) });
      if (refusing) return respond(500, { error: "internal", message: "No", request_id: "r" });
      const id = options.json?.vehicle_id ?? 0;
      if (!favorites.delete(id)) favorites.add(id);
      return respond(200, { id });
    });
});

const heart = () => screen.getByRole("button", { name: "Favourite: Mavi Rüya" });
const button = (boatId: number, label = "Favourite: Mavi Rüya") => (
  <FavouriteButton boatId={boatId} label={label} place="title" />
);
const show = () => renderIsland(button(3));

test("a signed-in customer's heart changes at once, and back again when the call fails", async () => {
  hint.signedIn = true;
  show();
  await waitFor(() => expect(heart()).toHaveAttribute("aria-pressed", "false"));
  await userEvent.click(heart());
  await waitFor(() => expect(heart()).toHaveAttribute("aria-pressed", "true"));
  expect(favorites).toEqual(new Set([3]));
  refusing = true;
  await userEvent.click(heart());
  await waitFor(() => expect(heart()).toHaveAttribute("aria-pressed", "true"));
  expect(favorites).toEqual(new Set([3]));
});

test("all hearts of a boat change together, and many hearts request the favourites once", async () => {
  hint.signedIn = true;
  favorites.add(8);
  renderIsland(
    <>
      {button(7, "First")}
      {button(7, "Second")}
      {button(8, "Other")}
    </>,
  );
  const named = (name: string) => screen.getByRole("button", { name });
  await waitFor(() => expect(named("Other")).toHaveAttribute("aria-pressed", "true"));
  expect(call.mock.calls.filter(([path]) => path === "user/favorites")).toHaveLength(1);
  await userEvent.click(named("First"));
  await waitFor(() => expect(named("Second")).toHaveAttribute("aria-pressed", "true"));
  expect(named("Other")).toHaveAttribute("aria-pressed", "true");
});

test("a heart whose response was lost keeps the chosen state until the server reports its own", async () => {
  hint.signedIn = true;
  renderIsland(button(5));
  await waitFor(() => expect(heart()).toHaveAttribute("aria-pressed", "false"));
  call.mockRejectedValue(new TypeError("Failed to fetch"));
  await userEvent.click(heart());
  await waitFor(() => expect(call.mock.calls.at(-1)?.[0]).toBe("user/favorites"));
  expect(heart()).toHaveAttribute("aria-pressed", "true");
});

test("a logged-out visitor's heart opens login and is applied after it", async () => {
  show();
  await userEvent.click(heart());
  expect(readAuthDialog()).toMatchObject({ mode: "login" });
  expect(favorites.size).toBe(0);
  hint.signedIn = true;
  const user = { id: "u", full_name: "Deniz Şahin" } as UserResponse;
  await finishLogin(new QueryClient(), user, undefined, jest.fn());
  expect(favorites).toEqual(new Set([3]));
  expect(readAuthDialog()).toBeNull();
});

test("a heart that was already given is not taken away by the login", async () => {
  favorites.add(3);
  show();
  await userEvent.click(heart());
  hint.signedIn = true;
  await finishLogin(new QueryClient(), { id: "u", full_name: "D" } as UserResponse, undefined, jest.fn());
  expect(favorites).toEqual(new Set([3]));
});

test("a heart that was already given takes over the trip that it was pressed for before the login", async () => {
  favorites.add(3);
  const trip = {
    rent_type: "hourly" as const,
    swim_tour: false,
    start_date: "2027-06-10T10:00",
    end_date: "2027-06-10T14:00",
    person_count: 4,
  };
  renderIsland(
    <FavouriteButton boatId={3} label="Favourite: Mavi Rüya" place="title" readTrip={async () => trip} />,
  );
  await userEvent.click(heart());
  hint.signedIn = true;
  await finishLogin(new QueryClient(), { id: "u", full_name: "D" } as UserResponse, undefined, jest.fn());
  expect(favorites).toEqual(new Set([3]));
  expect(call).toHaveBeenCalledWith(
    "user/favorites",
    expect.objectContaining({ method: "put", json: { vehicle_ids: [3], trip } }),
  );
});

test("after login only a path of this site is gone to", async () => {
  const left: string[] = [];
  const user = { id: "u", full_name: "D" } as UserResponse;
  const leave = (path: string) => left.push(path);
  await finishLogin(new QueryClient(), user, "/rezervasyon/mavi-ruya?person_count=4", leave);
  for (const evil of ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    await finishLogin(new QueryClient(), user, evil, leave);
  }
  expect(left).toEqual(["/rezervasyon/mavi-ruya?person_count=4"]);
});
