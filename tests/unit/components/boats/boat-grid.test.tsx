/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { BoatGrid } from "@/components/boats/card/boat-grid";
import type { CardLabels, CardView } from "@/components/boats/card/card-view";

const CARD: CardView = {
  id: 7,
  slug: "mavi-ruya",
  name: "Mavi Rüya",
  facts: "Gulet · 24 m · 12 guests",
  place: "Bodrum",
  rating: { mean: "4.7", count: 4 },
  price: { amount: "₺8.500,00", per: "hourly" },
  pictures: [
    "/media/gulet-1-400.webp",
    { only: "/media/gulet-2-400.webp" },
    { only: "/media/gulet-3-400.webp" },
  ],
  color: "#fff",
};
const LABELS: CardLabels = {
  path: { before: "/en/boat/", after: "?date=2026-12-05" },
  onRequest: "On request",
  newBoat: "New",
  askPrice: "Choose a date",
  previousPicture: "Previous picture",
  nextPicture: "Next picture",

  price: {
    hourly: "from {amount} / hour",
    daily: "from {amount} / night",
    swim_tour: "from {amount} / tour",
    total: "{amount} total",
  },
  rating: "Rating",
  favourite: "Favourite: {name}",
};

const grid = (cards: readonly CardView[], aboveFold = false) => (
  <BoatGrid cards={cards} labels={LABELS} layout="list" aboveFold={aboveFold} />
);

function show(card: CardView = CARD) {
  render(grid([card]));
  return screen.getByRole("article");
}
const swipe = (element: Element, from: number, to: number) => {
  fireEvent.touchStart(element, { touches: [{ clientX: from }] });
  fireEvent.touchEnd(element, { changedTouches: [{ clientX: to }] });
};

test("the card is one link with the searched trip in it, and the heart is not inside it", () => {
  show();
  const link = screen.getByRole("link", { name: "Mavi Rüya" });
  expect(link).toHaveAttribute("href", "/en/boat/mavi-ruya?date=2026-12-05");
  const heart = screen.getByRole("button", { name: "Favourite: Mavi Rüya" });
  expect(link).not.toContainElement(heart);
  expect(heart).not.toContainElement(link);
});

test("only the first picture is in the page until the visitor turns to the card", () => {
  const card = show();
  expect(screen.getAllByRole("img")).toHaveLength(1);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
  fireEvent.pointerEnter(card);
  expect(document.querySelectorAll("img")).toHaveLength(3);
});

test("swipes and buttons turn the pictures, and stop at the ends", () => {
  const card = show();
  swipe(card, 200, 100);
  expect(screen.getByRole("button", { name: /^Previous picture/ })).toBeInTheDocument();
  swipe(card, 200, 190); // a tap that slipped is no swipe
  swipe(card, 200, 100);
  swipe(card, 200, 100);
  expect(screen.queryByRole("button", { name: /^Next picture/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /^Previous picture/ }));
  expect(screen.getByRole("button", { name: /^Next picture/ })).toBeInTheDocument();
});

test("a searched time shows the exact total, otherwise the price says that it is the lowest", () => {
  show({ ...CARD, price: { amount: "₺34.000,00", per: "total" } });
  expect(screen.getByText("₺34.000").closest("p")).toHaveTextContent(/^₺34\.000,00 total$/);
  cleanup();
  show();
  expect(screen.getByText("₺8.500").closest("p")).toHaveTextContent(/^from ₺8\.500,00 \/ hour$/);
});

test("other boats in the same place bring their own pictures", () => {
  const other = {
    ...CARD,
    id: 8,
    name: "Deniz",
    pictures: [{ only: "/media/yacht-1.webp" }, { only: "/media/yacht-2.webp" }],
  };
  const { rerender } = render(grid([CARD]));
  fireEvent.pointerEnter(screen.getByRole("article"));
  rerender(grid([other]));
  const [first] = screen.getAllByRole("article");
  fireEvent.pointerEnter(first as Element);
  const pictures = [...document.querySelectorAll("img")];
  // The boat is named once, however many pictures there are of it.
  expect(pictures.map(({ alt }) => alt)).toEqual(["Deniz", ""]);
});

test("only the first picture of a list is fetched before everything else", () => {
  render(grid([CARD, { ...CARD, id: 8 }], true));
  const [first, second] = screen.getAllByRole("img");
  expect([first?.getAttribute("fetchpriority"), first?.getAttribute("loading")]).toEqual(["high", null]);
  expect([second?.getAttribute("fetchpriority"), second?.getAttribute("loading")]).toEqual([null, "lazy"]);
});

test("a browser chooses between a picture's two files by width; a picture of one file has no choice", () => {
  const look = () => {
    const image = screen.getByRole("img");
    return [image.getAttribute("src"), image.getAttribute("srcset")];
  };
  show();
  expect(look()).toEqual([
    "/media/gulet-1-400.webp",
    "/media/gulet-1-400.webp 400w,/media/gulet-1-800.webp 800w",
  ]);
  cleanup();
  show({ ...CARD, pictures: CARD.pictures.slice(1, 2) });
  expect(look()).toEqual(["/media/gulet-2-400.webp", null]);
});

test("a card with one picture has nothing to turn", () => {
  const card = show({ ...CARD, pictures: CARD.pictures.slice(0, 1) });
  fireEvent.pointerEnter(card);
  swipe(card, 200, 100);
  expect(screen.getAllByRole("button")).toHaveLength(1); // the heart
  expect(card.querySelector(".card-dots")).toBeNull();
});

test("in Arabic a swipe to the right brings the next picture", () => {
  document.documentElement.dir = "rtl";
  const card = show();
  card.style.direction = "rtl";
  swipe(card, 100, 200);
  expect(screen.getByRole("button", { name: /^Previous picture/ })).toBeVisible();
  document.documentElement.dir = "";
});

test("a boat without pictures, rating or price still has its link, and says so", () => {
  show({ ...CARD, pictures: [], rating: undefined, price: undefined });
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByRole("link", { name: "Mavi Rüya" })).toBeVisible();
  expect(screen.getByText("New")).toBeVisible();
  expect(screen.getByText("Choose a date")).toBeVisible();
});
