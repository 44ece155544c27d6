/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { BoatGrid } from "@/components/boats/card/boat-grid";
import { cardMarkup } from "@/components/boats/card/card-markup";
import type { CardLabels, CardView } from "@/components/boats/card/card-view";

const CARD: CardView = {
  id: 7,
  slug: "mavi-ruya",
  name: "Mavi Rüya",
  facts: "Gulet · 24 m · 12 guests",
  place: "Bodrum",
  rating: ["4.7", 4],
  price: ["₺8.500,00", "hourly"],
  picture: "gulet-1",
  further: ["gulet-2", "gulet-3"],
  color: "#fff",
};
const LABELS: CardLabels = {
  path: ["/en/boat/", "?date=2026-12-05"],
  instant: "Instant",
  newBoat: "New",
  askPrice: "Choose a date",
  ways: ["Previous picture", "Next picture"],
  from: "from",
  per: { hourly: "/ hour", daily: "/ night", swim_tour: "/ tour", total: "total" },
  rating: "Rating",
  heart: "Add to favourites",
  favorite: "Favourite: {name}",
};

const grid = (cards: readonly CardView[], aboveFold = false) => (
  <BoatGrid cards={cards} labels={LABELS} layout="list" aboveFold={aboveFold} Hearts={() => null} />
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

test("only the first picture is in the page until somebody turns to the card", () => {
  const card = show();
  expect(screen.getAllByRole("img")).toHaveLength(1);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
  fireEvent.pointerOver(card);
  expect(screen.getAllByRole("img")).toHaveLength(3);
});

test("swipes and buttons turn the pictures, and stop at the ends", () => {
  const card = show();
  swipe(card, 200, 100);
  expect(screen.getByRole("button", { name: "Previous picture" })).toBeInTheDocument();
  swipe(card, 200, 190); // a tap that slipped is no swipe
  swipe(card, 200, 100);
  swipe(card, 200, 100);
  expect(screen.queryByRole("button", { name: "Next picture" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Previous picture" }));
  expect(screen.getByRole("button", { name: "Next picture" })).toBeInTheDocument();
});

test("a searched time shows the exact total, otherwise the price says that it is the lowest", () => {
  show({ ...CARD, price: ["₺34.000,00", "total"] });
  expect(screen.getByText("₺34.000,00").closest("p")).toHaveTextContent(/^₺34\.000,00 total$/);
  cleanup();
  show();
  expect(screen.getByText("₺8.500,00").closest("p")).toHaveTextContent(/^from ₺8\.500,00 \/ hour$/);
});

test("what boats are called can never become markup", () => {
  const name = `"><img src=x onerror="alert(1)"> & 'co'`;
  const card = show({ ...CARD, name, place: "<b>Bodrum</b>", color: '"><script>' });
  expect(screen.getByRole("link")).toHaveTextContent(name);
  expect(card.querySelectorAll("img, b, script")).toHaveLength(2); // its picture and the rating
  expect(screen.getByRole("img")).toHaveAttribute("alt", name);
  expect(screen.getByRole("button", { name: `Favourite: ${name}` })).toBeInTheDocument();
});

test("other boats in the same place bring their own pictures", () => {
  const other = { ...CARD, id: 8, name: "Deniz", picture: "yacht-1", further: ["yacht-2"] };
  const { rerender } = render(grid([CARD]));
  fireEvent.pointerOver(screen.getByRole("article"));
  rerender(grid([other, CARD]));
  const [first] = screen.getAllByRole("article");
  fireEvent.pointerOver(first as Element);
  const names = screen.getAllByRole("img").map((picture) => picture.getAttribute("alt"));
  expect(names).toEqual(["Deniz", "Deniz 2/2", "Mavi Rüya"]);
});

test("only the first picture of a list is fetched before everything else", () => {
  render(grid([CARD, { ...CARD, id: 8 }], true));
  const [first, second] = screen.getAllByRole("img");
  expect([first?.getAttribute("fetchpriority"), first?.getAttribute("loading")]).toEqual(["high", null]);
  expect([second?.getAttribute("fetchpriority"), second?.getAttribute("loading")]).toEqual([null, "lazy"]);
  // The same two files as the picture itself, else browsers fetch both.
  expect(document.head.querySelector("link[rel=preload]")).toHaveAttribute(
    "imagesrcset",
    "/media/gulet-1-400.webp 1x, /media/gulet-1-800.webp 2x",
  );
});

test("a screen's density chooses between two files, and unusual widths between those that there are", () => {
  const look = (picture: string) => {
    cleanup();
    show({ ...CARD, picture });
    const image = screen.getByRole("img");
    return [image.getAttribute("src"), image.getAttribute("srcset")];
  };
  expect(look("gulet-1")).toEqual(["/media/gulet-1-400.webp", "/media/gulet-1-800.webp 2x"]);
  expect(look("gulet-1|800,1200")).toEqual(["/media/gulet-1-800.webp", null]);
  expect(look("https://example.org/a.jpg")).toEqual(["https://example.org/a.jpg", null]);
});

test("what a card adds to a page stays small: its words once, and nothing that all cards share", () => {
  const data = { ...CARD, further: [] };
  const markup = cardMarkup(data, LABELS, false).html;
  expect(markup.length - JSON.stringify(data).length).toBeLessThan(700);
  expect(markup.split(CARD.name)).toHaveLength(3); // the picture's text and the link
  expect(markup).not.toMatch(/ sizes=|data-|style="(?!background)/);
});
