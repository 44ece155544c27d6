/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { findPlaces, placeRows } from "@/components/layout/places/find-places";
import { WhereField } from "@/components/layout/places/where-field";
import type { PlaceGroup } from "@/components/ui/fields/place-options";
import { fetchSuggestions } from "@/lib/client/api/vehicles";
import type { Suggestions } from "@/lib/contracts/boats/suggestions";

jest.mock("@/lib/client/api/vehicles", () => ({ fetchSuggestions: jest.fn() }));

const PLACES: PlaceGroup[] = [
  { city: ["city-1", "İzmir"], all: "İzmir (tümü)", within: [["area-4", "Çeşme"]] },
  {
    city: ["city-2", "Bodrum"],
    all: "Bodrum (tümü)",
    within: [
      ["area-5", "Gümbet"],
      ["port-6", "Gümbet – Küçük İskele"],
    ],
  },
];
const BOAT = { vehicle_number: "PLM-1", name: "Lodos", type: "Gulet", port: "Gümbet", picture: null };
const onBoat = jest.fn();
const sent = jest.fn();

const form = (props: Partial<Parameters<typeof WhereField>[0]> = {}) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      sent();
    }}
  >
    <WhereField id="where" label="Where" anyLabel="Anywhere" places={PLACES} onBoat={onBoat} {...props} />
    <input name="date" defaultValue="2027-06-01" />
    <input name="persons" defaultValue="4" />
    <button type="submit">Search</button>
  </form>
);
const field = () => screen.getByRole("combobox", { name: "Where" });
const native = () => document.querySelector<HTMLSelectElement>("select[name=where]");
const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "none");
const spoken = () => document.querySelector("[role=status].sr-only")?.textContent;

function answer(boats: Suggestions["boats"]) {
  jest.mocked(fetchSuggestions).mockImplementation(async (text) => ({
    cities: text === "" ? [{ id: 2, boats: 7, picture: "/bodrum.webp" }] : [],
    boats: text === "" ? [] : boats,
  }));
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = jest.fn(() => ({ matches: false })) as never;
  document.documentElement.lang = "en";
  document.documentElement.dir = "ltr";
  for (const mock of [onBoat, sent, jest.mocked(fetchSuggestions)]) mock.mockReset();
  answer([]);
});

test("without scripts it is a native select with every place", () => {
  document.body.innerHTML = renderToString(form({ defaultValue: "area-5" }));
  expect(screen.getByRole("combobox", { name: "Where" }).tagName).toBe("SELECT");
  expect(native()).toBeVisible();
  expect(native()?.querySelectorAll("option")).toHaveLength(6);
  expect(native()).toHaveValue("area-5");
  document.body.innerHTML = "";
});

test("what was chosen before the scripts came stays, and its select does not go while it has the focus", async () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(form());
  document.body.append(root);
  const select = native();
  select?.focus();
  if (select) select.value = "area-4";
  render(form(), { container: root, hydrate: true });
  expect(native()).toHaveFocus();
  expect(native()).toBeVisible();
  await userEvent.tab();
  expect(native()).not.toBeVisible();
  expect(field()).toHaveValue("Çeşme");
  root.remove();
});

test("a press shows every place below its city, with the city's boats and picture, the chosen one active", async () => {
  render(form({ defaultValue: "area-5" }));
  expect(field()).toHaveValue("Gümbet");
  expect(field()).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(field());
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(6));
  const bodrum = screen.getByRole("option", { name: /Bodrum/ });
  await waitFor(() => expect(bodrum).toHaveTextContent("Bodrum7 boats"));
  expect(bodrum.querySelector("img")).toHaveAttribute("src", "/bodrum.webp");
  expect(active()).toHaveTextContent("Gümbet");
  expect(active()).toHaveAttribute("aria-selected", "true");
  expect(field()).toHaveAttribute("aria-controls", screen.getByRole("listbox").id);
});

test.each(["izmir", "İZMİR", "ızmir"])("%s and Enter choose İzmir, and send no form", async (typed) => {
  const changed = jest.fn();
  render(form({ onChange: ({ target }) => changed(target.value) }));
  await userEvent.type(field(), typed);
  await waitFor(() => expect(active()).toHaveTextContent("İzmir"));
  await userEvent.keyboard("{Enter}");
  expect(changed).toHaveBeenCalledWith("city-1");
  expect(native()).toHaveValue("city-1");
  expect(field()).toHaveValue("İzmir");
  expect(field()).toHaveAttribute("aria-expanded", "false");
  expect(field()).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(sent).toHaveBeenCalledTimes(1);
});

test("arrows, Home and End move within the list and stop at its ends; Escape closes it and changes nothing", async () => {
  render(form({ defaultValue: "city-2" }));
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await waitFor(() => expect(active()).toHaveTextContent("Bodrum"));
  const steps = [
    ["{ArrowDown}", "Gümbet"],
    ["{End}", "Küçük İskele"],
    ["{ArrowDown}", "Küçük İskele"],
    ["{Home}", "Anywhere"],
    ["{ArrowUp}", "Anywhere"],
  ] as const;
  for (const [key, name] of steps) {
    await userEvent.keyboard(key);
    expect(active()).toHaveTextContent(name);
  }
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  expect(field()).toHaveValue("Bodrum");
  expect(native()).toHaveValue("city-2");
  await userEvent.keyboard("cesme");
  expect(field()).toHaveValue("cesme");
});

test("who types a place and goes on has chosen it, and an emptied field means anywhere", async () => {
  render(form());
  await userEvent.type(field(), "gumb");
  await waitFor(() => expect(active()).toHaveTextContent("Gümbet"));
  await userEvent.tab();
  expect(native()).toHaveValue("area-5");
  await userEvent.clear(field());
  await waitFor(() => expect(active()).toHaveTextContent("Anywhere"));
  await userEvent.tab();
  expect(native()).toHaveValue("all");
});

describe("boats", () => {
  beforeEach(() => answer([{ ...BOAT, slug: "lodos-gulet" }]));

  test("found by name open their page with the trip of the form", async () => {
    render(form());
    await userEvent.type(field(), "lodos");
    const group = await screen.findByRole("group", { name: "Boats" });
    expect(within(group).getByRole("option")).toHaveTextContent("LodosGulet · Gümbet · PLM-1");
    await waitFor(() => expect(active()).toHaveTextContent("Lodos"));
    await userEvent.keyboard("{Enter}");
    expect(onBoat).toHaveBeenCalledWith("/en/boat/lodos-gulet?date=2027-06-01&persons=4");
    expect(native()).toHaveValue("all");
  });

  test("are opened by no one who only leaves the field", async () => {
    render(form());
    await userEvent.type(field(), "lodos");
    await screen.findByRole("group", { name: "Boats" });
    await userEvent.tab();
    expect(onBoat).not.toHaveBeenCalled();
  });

  test("are not offered where only a place is asked for", async () => {
    render(form({ onBoat: undefined }));
    await userEvent.type(field(), "lodos");
    expect(await screen.findByText("We found no place or boat with this name.")).toBeVisible();
    expect(fetchSuggestions).not.toHaveBeenCalledWith("lodos", expect.anything());
  });

  test("that cannot be searched leave the places to choose, and say so", async () => {
    jest.mocked(fetchSuggestions).mockRejectedValue(new TypeError("offline"));
    render(form());
    await userEvent.type(field(), "bod");
    expect(await screen.findByText(/Boats can’t be searched right now/)).toBeVisible();
    expect(active()).toHaveTextContent("Bodrum");
  });
});

test("the number of results is said once, when the typing has come to rest", async () => {
  answer([{ ...BOAT, slug: "bodrum-gulet" }]);
  const said: unknown[] = [];
  const watch = new MutationObserver(() => said.push(spoken()));
  render(form());
  await userEvent.type(field(), "bod");
  await waitFor(() => expect(spoken()).toBe("4 results"));
  const region = document.querySelector("[role=status].sr-only");
  if (region) watch.observe(region, { childList: true });
  await new Promise((resolve) => setTimeout(resolve, 400));
  watch.disconnect();
  expect(said).toEqual([]);
});

test("in Arabic up and down, Home and End mean the same", async () => {
  document.documentElement.dir = "rtl";
  render(form());
  await userEvent.click(field());
  await waitFor(() => expect(active()).toHaveTextContent("Anywhere"));
  await userEvent.keyboard("{ArrowDown}");
  expect(active()).toHaveTextContent("İzmir");
  await userEvent.keyboard("{End}{Enter}");
  expect(native()).toHaveValue("port-6");
});

test("names that begin with the text come before those that have it inside, and a city's places after both", () => {
  const rows = placeRows(PLACES, "Anywhere");
  expect(findPlaces(rows, "i").map(({ name }) => name)).toEqual(["İzmir", "Gümbet – Küçük İskele", "Çeşme"]);
  expect(findPlaces(rows, "bodrum").map(({ name }) => name)).toEqual([
    "Bodrum",
    "Gümbet",
    "Gümbet – Küçük İskele",
  ]);
  expect(findPlaces(rows, "xyz")).toEqual([]);
});
