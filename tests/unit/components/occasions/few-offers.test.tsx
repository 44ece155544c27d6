/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { FewOffers } from "@/components/occasions/no-occasion-boat";
import en from "@/messages/en.json";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

const { offers, none } = en.occasions;
const choice = {
  place: { kind: "area" as const, id: 7 },
  day: "2026-12-01",
  startHour: 18,
  hours: 3,
  personCount: 12,
  lines: [{ serviceId: 4, quantity: 2 }],
};
const show = (change: Partial<typeof choice> | { place: null } | { startHour: null }) =>
  renderIsland(<FewOffers locale="en" slug="birthday" choice={{ ...choice, ...change }} />, "en");
const queryOf = (name: string) =>
  new URL(screen.getByRole("link", { name }).getAttribute("href") ?? "", "http://site").searchParams;

test("below fewer offers links take back the hour or the place, and keep everything else", () => {
  show({});
  expect(screen.getByText(offers.few)).toBeVisible();
  expect(queryOf(offers.everywhere).get("where")).toBe("all");
  expect(queryOf(offers.everywhere).get("start_hour")).toBe("18");
  expect(queryOf(none.any_hour).get("where")).toBe("area-7");
  expect(queryOf(none.any_hour).get("start_hour")).toBe("any");
  for (const name of [offers.everywhere, none.any_hour])
    expect(queryOf(name).toString()).toContain("persons=12&chosen=1&extras=4%3A2");
});

test("nothing is shown where nothing can be widened", () => {
  show({ place: null, startHour: null });
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.queryByText(offers.few)).toBeNull();
});
