/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FaqGroups } from "@/components/content/faq-groups";
import { FaqSearch } from "@/components/content/faq-search";
import en from "@/messages/en.json";
import { hydrateIsland, renderIsland } from "@/tests/fixtures/pages/render-client";

const groups = [
  {
    key: "booking" as const,
    entries: [
      {
        id: 1,
        key: "hold",
        question: "How long is my slot held?",
        html: "<p>For thirty minutes in İzmir.</p>",
      },
      { id: 2, key: "early", question: "How early can I book?", html: "<p>Three hours ahead.</p>" },
    ],
  },
  {
    key: "help" as const,
    entries: [{ id: 3, key: "reach", question: "How do I reach you?", html: "<p>By phone.</p>" }],
  },
];

const content = (
  <>
    <FaqSearch locale="en" label={en.faq.search} hint={en.faq.search_hint} found={en.faq.found} />
    <ul>
      <li>
        <a href="#topic-help">To the help</a>
      </li>
    </ul>
    <FaqGroups groups={groups} />
  </>
);
const page = () => renderIsland(content);

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  location.hash = "";
});

test("typing keeps the questions that contain every word, whatever the case and the letters' dots", async () => {
  page();
  await userEvent.type(screen.getByRole("searchbox"), "THIRTY izmir");
  expect(screen.getByText("How long is my slot held?")).toBeVisible();
  expect(screen.getByText("How early can I book?")).not.toBeVisible();
  expect(screen.getByText("Help")).not.toBeVisible();
  expect(screen.getByText("To the help")).not.toBeVisible();
  expect(await screen.findByText("1 question found")).toBeInTheDocument();
});

test("an empty field shows everything again, and no match offers a way on", async () => {
  page();
  const field = screen.getByRole("searchbox");
  await userEvent.type(field, "submarine");
  expect(screen.getByText(/No question matches/)).toBeInTheDocument();
  await userEvent.clear(field);
  expect(screen.getByText("How do I reach you?")).toBeVisible();
  expect(screen.queryByText(/No question matches/)).not.toBeInTheDocument();
});

test("a link to a question opens it, on arrival and later", () => {
  location.hash = "#early";
  page();
  expect(document.getElementById("early")).toHaveAttribute("open");
  location.hash = "#reach";
  fireEvent(window, new HashChangeEvent("hashchange"));
  expect(document.getElementById("reach")).toHaveAttribute("open");
});

test("what was typed before the scripts ran is looked for", () => {
  hydrateIsland(content, (container) => {
    const field = container.querySelector<HTMLInputElement>("#faq-search");
    if (field) field.value = "izmir";
  });
  expect(screen.getByText("How long is my slot held?")).toBeVisible();
  expect(screen.getByText("How early can I book?")).not.toBeVisible();
});
