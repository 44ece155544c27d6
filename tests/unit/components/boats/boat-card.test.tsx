/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { BoatCard } from "@/components/boats/boat-card";
import type { CardLabels, CardView } from "@/components/boats/card-view";

const CARD: CardView = {
  id: 7,
  slug: "mavi-ruya",
  name: "Mavi Rüya",
  facts: "Gulet · 24 m · 12 guests",
  place: "Bodrum",
  rating: ["4.7", 4],
  price: ["₺8.500,00", "hourly"],
  pictures: ["gulet-1", "gulet-2", "gulet-3"],
  color: "#fff",
};
const LABELS: CardLabels = {
  path: ["/en/boat/", "?date=2026-12-05"],
  instant: "Instant",
  newBoat: "New",
  askPrice: "Choose a date",
  previous: "Previous picture",
  next: "Next picture",
  from: "from",
  per: { hourly: "/ hour", daily: "/ night", swim_tour: "/ tour", total: "total" },
  rating: "Rating",
  favorite: "Favourite: {name}",
};
const Heart = ({ label }: { label: string }) => <button type="button">{label}</button>;

function show(card: CardView = CARD) {
  render(<BoatCard card={card} labels={LABELS} sizes="290px" loading="later" Heart={Heart} />);
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
  fireEvent.pointerEnter(card);
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
