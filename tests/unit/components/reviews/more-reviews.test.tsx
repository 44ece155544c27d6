/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MoreReviews, ReviewsByLanguage } from "@/components/reviews/reviews-by-language";
import { listReviews } from "@/lib/client/api/vehicles";
import type { Review } from "@/lib/contracts/boats/vehicles";

jest.mock("@/lib/client/api/vehicles", () => ({ listReviews: jest.fn() }));

const review = (id: number): Review => ({
  id,
  locale: "en",
  author: `Guest ${id}`,
  title: `Title ${id}`,
  text: "A fine day.",
  clean_rate: 5,
  service_rate: 5,
  comm_rate: 5,
  pp_rate: 3,
  created_at: "2026-05-01T10:00:00Z",
  reply: null,
});
const ids = (from: number, until: number) => Array.from({ length: until - from + 1 }, (_, i) => from + i);
const labels = {
  more: "Show more",
  shown: "Showing {shown} of {total}",
  outOf: "{rating} out of 5",
  replied: "Answer from the owner",
};
const shown = (last: number) => ids(1, last).map((id) => ({ id, locale: "en" as const }));

function show() {
  jest.mocked(listReviews).mockImplementation(async (_boat, page) => ({
    items: ids(page * 10 - 9, Math.min(14, page * 10)).map(review),
    total: 14,
    page,
    pages: 2,
  }));
  render(<MoreReviews boatId={7} locale="en" shown={shown(6)} language={null} total={14} labels={labels} />);
  return userEvent.setup();
}

beforeEach(() => jest.clearAllMocks());

test("nothing is fetched before a guest opens more reviews", () => {
  show();
  expect(listReviews).not.toHaveBeenCalled();
});

test("by keyboard all reviews come page by page, none twice, and the focus is on the first new one", async () => {
  const user = show();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Title 7")).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  expect(screen.getAllByRole("listitem")[0]).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("Showing 10 of 14");
  expect(screen.getAllByText("4.5 out of 5")).toHaveLength(4);

  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByText("Title 14")).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(8);
  expect(screen.getAllByRole("listitem")[4]).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("Showing 14 of 14");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(jest.mocked(listReviews).mock.calls).toEqual([
    [7, 1],
    [7, 2],
  ]);
});

test("a page with only known reviews is skipped", async () => {
  jest.mocked(listReviews).mockImplementation(async (_boat, page) => ({
    items: (page === 1 ? ids(1, 6) : ids(7, 8)).map(review),
    total: 8,
    page,
    pages: 2,
  }));
  render(<MoreReviews boatId={7} locale="en" shown={shown(6)} language={null} total={8} labels={labels} />);
  await userEvent.click(screen.getByRole("button"));
  expect(await screen.findByText("Title 8")).toBeVisible();
});

test("after a failure the button is there for another try", async () => {
  jest.mocked(listReviews).mockRejectedValueOnce(new Error("offline"));
  render(<MoreReviews boatId={7} locale="en" shown={shown(1)} language={null} total={3} labels={labels} />);
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button", { name: "Show more" })).not.toHaveAttribute("aria-busy");
  expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
});

test("one language shows its reviews alone, and fetches those of its own that are not in the page", async () => {
  const written = (id: number): Review => ({ ...review(id), locale: id % 2 ? "tr" : "en" });
  jest.mocked(listReviews).mockImplementation(async (_boat, page) => ({
    items: ids(page * 10 - 9, Math.min(14, page * 10)).map(written),
    total: 14,
    page,
    pages: 2,
  }));
  const inPage = ids(1, 6).map((id) => ({ id, locale: written(id).locale, card: <p>{`Card ${id}`}</p> }));
  render(
    <ReviewsByLanguage
      boatId={7}
      locale="en"
      shown={inPage}
      total={14}
      languages={{ tr: 7, en: 7 }}
      labels={{ ...labels, all: "All", byLanguage: "By language" }}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: /^Türkçe/ }));
  expect(screen.getByRole("button", { name: /^Türkçe/ })).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText("Card 1")).toBeVisible();
  expect(screen.getByText("Card 2")).not.toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByText("Title 7")).toBeVisible();
  expect(screen.queryByText("Title 8")).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("Showing 5 of 7");
  await userEvent.click(screen.getByRole("button", { name: /^All/ }));
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByText("Title 8")).toBeVisible();
  expect(screen.getAllByText("Title 7")).toHaveLength(1);
});
