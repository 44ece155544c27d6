/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { createTranslator } from "next-intl";
import { BoatCard } from "@/components/boats/card/boat-card";
import { cardLabels, makeCardView } from "@/components/boats/card/make-card-view";
import type { VehicleCard } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import ar from "@/messages/ar.json";
import en from "@/messages/en.json";
import tr from "@/messages/tr.json";

const MESSAGES = { tr, en, ar } as unknown as Record<Locale, typeof en>;
const translator = (locale: Locale) =>
  createTranslator({ locale, messages: MESSAGES[locale], namespace: "boats" });
const RATES = { EUR: 59.1 };
const place = { id: 1, name: "Bodrum", slug: "bodrum" };
const TRIP: NonNullable<VehicleCard["trip"]> = {
  rent_type: "hourly",
  swim_tour: false,
  start_date: "2026-12-05T20:00",
  end_date: "2026-12-06T00:00",
  person_count: 4,
};
const CARD: VehicleCard = {
  id: 7,
  code: "PLM-1001",
  slug: "mavi-ruya",
  name: "Mavi Rüya",
  type: { id: 1, name: "Gulet", slug: "gulet" },
  port: place,
  city: place,
  fast_app: true,
  length_cm: 2400,
  cruising_capacity: 12,
  rating: null,
  review_count: 0,
  currency: "TRY",
  from: { amount: 850_000, kind: "hourly" },
  price: { total_price: 3_400_000, prepayment: 680_000, remaining: 2_720_000 },
  trip: TRIP,
  pictures: [],
};
const view = (trip: Partial<typeof TRIP> = {}, locale: Locale = "en") =>
  makeCardView({ ...CARD, trip: { ...TRIP, ...trip } }, locale, translator(locale), RATES).trip;

test("a card names kind and hours of the trip that was found, and the price per person", () => {
  expect(view()).toMatchObject({
    text: "Hourly · \u206620:00–24:00\u2069",
    perPerson: "₺8.500,00 per person",
  });
  expect(view({ swim_tour: true, start_date: "2026-12-05T10:00", end_date: "2026-12-05T18:00" })?.text).toBe(
    "Swim tour · \u206610:00–18:00\u2069",
  );
  const nights = {
    rent_type: "daily" as const,
    start_date: "2026-12-05T12:00",
    end_date: "2026-12-07T10:00",
  };
  expect(view(nights)?.text).toBe("2 nights · 5 December – 7 December");
  expect(view(nights, "tr")?.text).toBe("2 gece · 5 Aralık – 7 Aralık");
  expect(view(nights, "ar")?.text).toMatch(/^ليلتان · /);
});

test("one guest needs no price per person, and without a search there is no trip", () => {
  expect(view({ person_count: 1 })?.perPerson).toBeUndefined();
  expect(
    makeCardView({ ...CARD, trip: null, price: null }, "en", translator("en"), RATES).trip,
  ).toBeUndefined();
});

test("the link to the boat carries the found trip, also past midnight", () => {
  expect(view()?.path).toBe(
    "/en/boat/mavi-ruya?rent_type=hourly&date=2026-12-05&persons=4&start_hour=20&end_hour=0",
  );
  expect(view({ rent_type: "daily", end_date: "2026-12-07T10:00" })?.path).toBe(
    "/en/boat/mavi-ruya?rent_type=daily&date=2026-12-05&persons=4&end_date=2026-12-07",
  );
  const t = translator("en");
  render(<BoatCard card={makeCardView(CARD, "en", t, RATES)} labels={cardLabels(t, "en")} urgent={false} />);
  const link = screen.getByRole("link", { name: "Mavi Rüya" });
  expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([view()?.path, "nofollow"]);
  expect(screen.getByRole("article").textContent).toContain("₺34.000,00 total");
});

test("a foreign price has about its lira beside it, a Turkish one its ending", () => {
  const price = (card: Partial<VehicleCard>, locale: Locale) =>
    makeCardView({ ...CARD, trip: null, price: null, ...card }, locale, translator(locale), RATES).price;
  const euro = { currency: "EUR" as const, from: { amount: 61_000, kind: "hourly" as const } };
  expect(price(euro, "en")).toEqual({ amount: "€610,00", per: "hourly", ending: "", about: "≈ ₺36.050" });
  expect(price(euro, "tr")?.ending).toBe("’dan");
  expect(price({ ...euro, currency: "USD" }, "en")?.about).toBeUndefined();
  const t = translator("tr");
  const card = makeCardView({ ...CARD, trip: null, price: null }, "tr", t, RATES);
  render(<BoatCard card={card} labels={cardLabels(t, "tr")} urgent={false} />);
  expect(screen.getByText("₺8.500").closest("p")).toHaveTextContent(/^saati ₺8\.500,00’den$/);
});

test("only a boat that is not booked at once says so on its picture", () => {
  const t = translator("en");
  const show = (fast_app: boolean) =>
    render(
      <BoatCard
        card={makeCardView({ ...CARD, fast_app }, "en", t, RATES)}
        labels={cardLabels(t, "en")}
        urgent={false}
      />,
    );
  show(true);
  expect(screen.queryByText(en.boats.on_request)).toBeNull();
  show(false);
  expect(screen.getByText(en.boats.on_request)).toBeVisible();
});
