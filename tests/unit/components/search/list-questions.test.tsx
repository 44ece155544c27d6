/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { createTranslator } from "next-intl";
import { EmptyList } from "@/components/search/list/empty-list";
import { ListFaq } from "@/components/search/list/list-faq";
import { placeQuestions, typeQuestions } from "@/components/search/list/list-questions";
import ar from "@/messages/ar.json";
import en from "@/messages/en.json";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

const facts = {
  boats: 9,
  instantBoats: 2,
  prices: { hourly: [500_000, 900_000], daily: [2_000_000, 2_000_000] },
  largestCapacity: 24,
  shortestCm: 950,
  longestCm: 2_400,
  types: ["Gulet", "Motor yacht"],
  ports: ["Bodrum Harbour"],
  cities: ["Bodrum", "Göcek"],
} as const;
const source = {
  t: createTranslator({ locale: "en", messages: en, namespace: "list_questions" }),
  countOf: (count: number) => `${count} boats`,
  locale: "en",
  name: "Bodrum",
  facts,
} as const;

test("a place's questions are answered from its boats", () => {
  const [count, price, ports, season] = placeQuestions(source, 37).map(([, answer]) => answer);
  expect(count).toBe(
    "Bodrum: 9 boats in our list right now – gulet and motor yacht. Instant booking: 2 boats.",
  );
  expect(price).toContain("by the hour: \u2066₺5.000,00 – ₺9.000,00\u2069");
  expect(price).toContain("by the day: \u2066₺20.000,00\u2069");
  expect(ports).toContain("Bodrum Harbour");
  expect(season).toContain("May");
  expect(placeQuestions(source, 41)[3]?.[1]).toContain("June");
});

test("an unoffered rental type has no price, and instant booking is mentioned only where a boat has it", () => {
  const poor = { ...facts, instantBoats: 0, prices: { daily: facts.prices.daily } };
  const [count, price] = typeQuestions({ ...source, facts: poor }).map(([, answer]) => answer);
  expect(count).not.toContain("at once");
  expect(price).not.toContain("by the hour");
});

test("the structured data says exactly what the page shows, in Arabic too", () => {
  const t = createTranslator({ locale: "ar", messages: ar, namespace: "list_questions" });
  const questions = placeQuestions({ ...source, t, locale: "ar" }, 37);
  const { container } = render(<ListFaq title="x" questions={questions} />);
  const data = JSON.parse(container.querySelector("script")?.textContent ?? "");
  const shown = [...container.querySelectorAll("details")].map((one) => [
    one.querySelector("summary")?.textContent,
    one.querySelector("p")?.textContent,
  ]);
  const said = data.mainEntity.map((one: { name: string; acceptedAnswer: { text: string } }) => [
    one.name,
    one.acceptedAnswer.text,
  ]);
  expect(data["@type"]).toBe("FAQPage");
  expect(shown).toEqual(said);
});

test("an empty list leads to days, places and the whole list, and names no group without a way", () => {
  renderIsland(
    <EmptyList
      t={createTranslator({ locale: "en", messages: en, namespace: "search" })}
      clear={["Clear filters", "/boats"]}
      days={[
        ["2 June", "/boats?date=2027-06-02"],
        ["3 June", "/boats?date=2027-06-03"],
      ]}
      places={[]}
    />,
  );
  const days = within(screen.getByRole("region", { name: "Days with free boats" })).getAllByRole("link");
  expect(days.map((link) => link.getAttribute("href"))).toEqual([
    "/boats?date=2027-06-02",
    "/boats?date=2027-06-03",
  ]);
  expect(screen.queryByText("Places nearby")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Clear filters" })).toHaveAttribute("href", "/boats");
});
