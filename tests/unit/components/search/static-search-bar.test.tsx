import { createTranslator } from "next-intl";
import { renderToString } from "react-dom/server";
import { SearchBar } from "@/components/search/form/search-bar";
import { searchBarLabels } from "@/components/search/form/search-bar-labels";
import en from "@/messages/en.json";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

test("today's date is never part of the page's HTML", () => {
  const labels = searchBarLabels(createTranslator({ locale: "en", messages: en, namespace: "search" }), 2);
  const html = renderToString(<SearchBar action="/list" places={[]} labels={labels} />);
  expect(html).toContain('type="date"');
  expect(html).not.toMatch(/\d{4}-\d\d-\d\d/);
});
