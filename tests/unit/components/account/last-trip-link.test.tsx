/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { LastTripLink } from "@/components/account/favourites/last-trip-link";
import { rememberTrip } from "@/lib/client/session/last-trip";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

const PATH = "/en/u/favorites";
const TRIP = "rent_type=hourly&date=2027-06-10&start_hour=10&end_hour=14&persons=4";
const OTHER = "rent_type=hourly&date=2027-06-11&start_hour=10&end_hour=14&persons=4";
const show = (...shown: string[]) => renderIsland(<LastTripLink path={PATH} shown={shown} />);

beforeEach(() => sessionStorage.clear());

test("offers the trip that was looked at last while a favourite has another one or none", () => {
  rememberTrip(new URLSearchParams(`where=city-3&${TRIP}&sort=price`));
  for (const own of [OTHER, ""]) {
    const { unmount } = show(TRIP, own);
    expect(screen.getByRole("link", { name: /10 June/ })).toHaveAttribute("href", `${PATH}?${TRIP}`);
    unmount();
  }
});

test("offers nothing when all favourites have that trip already, in whatever order it is written", () => {
  rememberTrip(new URLSearchParams(TRIP));
  show("persons=4&end_hour=14&start_hour=10&date=2027-06-10&rent_type=hourly");
  expect(screen.queryByRole("link")).toBeNull();
});

test("offers nothing when the favourites' trips are what the last search found, which left kind or hours open", () => {
  for (const search of ["date=2027-06-10&start_hour=10&end_hour=14&persons=4", "date=2027-06-10&persons=4"]) {
    rememberTrip(new URLSearchParams(search));
    const { unmount } = show(TRIP);
    expect(screen.queryByRole("link")).toBeNull();
    unmount();
  }
  rememberTrip(new URLSearchParams("date=2027-06-10&start_hour=11&persons=4"));
  show(TRIP);
  expect(screen.getByRole("link", { name: /10 June/ })).toBeVisible();
});

test("a search without a day is no trip and leaves the last one remembered", () => {
  show(OTHER);
  expect(screen.queryByRole("link")).toBeNull();
  rememberTrip(new URLSearchParams(TRIP));
  rememberTrip(new URLSearchParams("where=city-3&persons=8"));
  show(OTHER);
  expect(screen.getByRole("link", { name: /10 June/ })).toBeVisible();
});
