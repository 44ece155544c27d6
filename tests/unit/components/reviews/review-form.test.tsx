/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReviewForm } from "@/components/reviews/review-form";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { SAMPLE_REVIEW } from "@/tests/fixtures/bookings/sample-review";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

const refresh = jest.fn();
jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;

const SCORES = ["Cleanliness", "Service", "Communication", "Value for money"] as const;
const score = (group: string, stars: number) =>
  within(screen.getByRole("group", { name: group })).getByRole("radio", {
    name: stars === 1 ? "1 star" : `${stars} stars`,
  });
const submit = () => userEvent.click(screen.getByRole("button", { name: "Publish the review" }));

async function fillIn() {
  for (const [index, group] of SCORES.entries()) {
    const stars = [5, 4, 5, 4][index] ?? 5;
    await userEvent.click(score(group, stars));
  }
  await userEvent.click(screen.getByLabelText("Title"));
  await userEvent.paste(SAMPLE_REVIEW.title);
  await userEvent.click(screen.getByLabelText("Your review"));
  await userEvent.paste(SAMPLE_REVIEW.text);
}

beforeEach(() => {
  call.mockReset();
  refresh.mockReset();
  sessionStorage.clear();
});

test("four groups of five radio buttons hold the scores, and none is chosen for the guest", () => {
  renderIsland(<ReviewForm reservationId="r1" />);
  for (const group of SCORES) {
    const radios = within(screen.getByRole("group", { name: group })).getAllByRole("radio");
    expect(radios).toHaveLength(5);
    for (const radio of radios) expect(radio).not.toBeChecked();
  }
});

test("arrow keys walk through the stars", async () => {
  renderIsland(<ReviewForm reservationId="r1" />);
  await userEvent.tab();
  expect(score("Cleanliness", 1)).toHaveFocus();
  await userEvent.keyboard(" {ArrowRight}{ArrowRight}");
  expect(score("Cleanliness", 3)).toBeChecked();
});

test("missing scores and fields are reported beside each, and nothing is sent", async () => {
  renderIsland(<ReviewForm reservationId="r1" />);
  await submit();
  expect(await screen.findAllByText("Please choose a score.")).toHaveLength(4);
  expect(screen.getAllByText("This field is required.")).toHaveLength(2);
  expect(call).not.toHaveBeenCalled();
  expect(score("Cleanliness", 1)).toHaveFocus();
  await userEvent.click(score("Service", 2));
  await waitFor(() => expect(screen.getAllByText("Please choose a score.")).toHaveLength(3));
});

test("a whole review is sent once and the page shows it", async () => {
  renderIsland(<ReviewForm reservationId="r1" />);
  await fillIn();
  call.mockResolvedValue(respond(201, { id: 1, ...SAMPLE_REVIEW, created_at: "2026-11-20T09:00:00.000Z" }));
  await submit();
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(call).toHaveBeenCalledTimes(1);
  expect(call.mock.calls[0][0]).toBe("user/reservations/r1/review");
  expect(call.mock.calls[0][1].json).toEqual(SAMPLE_REVIEW);
  expect(sessionStorage).toHaveLength(0);
});

test("a failure shows its message and keeps the form", async () => {
  const view = renderIsland(<ReviewForm reservationId="r1" />);
  await fillIn();
  call.mockResolvedValue(respond(409, { error: "already_reviewed", message: "Once only.", request_id: "r" }));
  await submit();
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("An error occurred while submitting your review.");
  expect(alert).toHaveTextContent("Once only.");
  view.unmount();
  renderIsland(<ReviewForm reservationId="r1" />);
  expect(screen.getByLabelText("Title")).toHaveValue(SAMPLE_REVIEW.title);
  expect(score("Cleanliness", 5)).toBeChecked();
});
