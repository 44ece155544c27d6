/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SearchedTrip } from "@/components/boats/booking/booking-boat";
import { BookingCard } from "@/components/boats/booking/booking-card";
import { bookingDraftKey } from "@/components/boats/booking/booking-draft-key";
import { chooseDay } from "@/components/boats/calendar/choose-day";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { callApi } from "@/lib/client/api/transport/call-api";
import { readDraft } from "@/lib/client/drafts/draft-store";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";
import {
  availabilityOf,
  BOOKING_BOAT,
  BOOKING_LABELS,
  BOOKING_QUOTE,
} from "@/tests/fixtures/bookings/booking-boat";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/call-api", () => ({ callApi: jest.fn() }));
jest.mock("@/lib/client/session/auth-dialog-store", () => ({ openAuthDialog: jest.fn() }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));
const call = jest.mocked(callApi);

// Each test has a boat of its own: the choice outlives the island, as it does on the page.
let boat = BOOKING_BOAT;
let answers: (path: string) => unknown;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-12-01T06:00:00Z"), advanceTimers: true });
  boat = { ...BOOKING_BOAT, id: boat.id + 1 };
  sessionStorage.clear();
  answers = (path) => (path.endsWith("availability") ? availabilityOf("2026-12-01", 31) : BOOKING_QUOTE);
  call.mockImplementation(async (_method, path) => answers(path) as never);
  jest.mocked(openAuthDialog).mockReset();
});
afterEach(() => jest.useRealTimers());

/** The card beside the boat, or on phones the bar alone until the form is wanted. */
function showCard(beside: boolean, searched: SearchedTrip | null = null) {
  window.matchMedia = jest.fn(() => ({ matches: beside })) as never;
  return renderIsland(
    <BookingCard boat={boat} locale="en" searched={searched} labels={{ ...BOOKING_LABELS, amount: "₺1" }} />,
  );
}
async function show() {
  showCard(true);
  await screen.findByLabelText("Date");
}
const typeDay = (day: string) => fireEvent.change(screen.getByLabelText("Date"), { target: { value: day } });

test("a typed day finds free hours, and the price says what is due now, on board, and perhaps", async () => {
  await show();
  typeDay("2026-12-05");
  expect(await screen.findByText("₺2.000,00")).toBeVisible();
  const rowOf = (name: RegExp) => screen.getByText(name, { selector: "dt" }).closest("div") as HTMLElement;
  expect(within(rowOf(/^Pay now/)).getByText("₺2.000,00")).toBeVisible();
  expect(within(rowOf(/^Pay on board/)).getByText("₺8.000,00")).toBeVisible();
  expect(within(rowOf(/^Total/)).getByText("₺10.000,00")).toBeVisible();
  expect(rowOf(/^Total/).closest("[data-sticky-foot]")).toContainElement(
    screen.getByRole("button", { name: "Book now" }),
  );
  expect(screen.getByText("Only if rules are broken")).toBeInTheDocument();
  expect(screen.getByLabelText("Start")).toHaveValue("10");
});

test("a full day that is typed can be waited for, and a free one cannot", async () => {
  const fullDay = Array.from({ length: 24 }, (_, hour) => hour);
  answers = (path) =>
    path.endsWith("availability")
      ? availabilityOf("2026-12-01", 31, { "2026-12-09": fullDay })
      : BOOKING_QUOTE;
  await show();
  typeDay("2026-12-09");
  expect(await screen.findByRole("button", { name: "Tell me if it becomes free" })).toBeVisible();
  typeDay("2026-12-05");
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Tell me if it becomes free" })).toBeNull(),
  );
});

test("on a phone, the bar says what a day costs that is chosen in the page's calendar", async () => {
  showCard(false);
  expect(screen.getByRole("button", { name: "Choose date" })).toBeVisible();
  expect(screen.getByText("from")).toBeVisible();
  act(() => chooseDay(boat, "2026-12-05", availabilityOf("2026-12-01", 31)));
  expect((await screen.findAllByText("₺10.000,00"))[0]).toBeVisible();
  expect(screen.queryByText("from")).toBeNull();
  expect(screen.getByRole("button", { name: "Reserve now" })).toBeVisible();
  expect(screen.getByText("5 December · 10:00–12:00")).toBeVisible();
});

test("the bar's button stays the same while the form loads, so that no tap on it is lost", async () => {
  showCard(false);
  const button = screen.getByRole("button", { name: "Choose date" });
  act(() => chooseDay(boat, "2026-12-05", availabilityOf("2026-12-01", 31)));
  expect(await screen.findByRole("button", { name: "Reserve now" })).toBe(button);
});

test("a tap before the form has loaded opens the sheet once it has", async () => {
  showCard(false);
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole("button", { name: "Choose date" }));
  expect(within(await screen.findByRole("dialog", { name: "t" })).getByLabelText("Date")).toBeVisible();
  // The one in the card beside the boat, which a phone does not show, would run all of it once more.
  expect(screen.getAllByLabelText("Date")).toHaveLength(1);
});

test("the server's price stays until the form has its own, and reserves the trip at once", async () => {
  window.history.replaceState(null, "", "?rent_type=hourly&date=2026-12-05&start_hour=10&end_hour=12");
  const quote = Promise.withResolvers<unknown>();
  answers = (path) => (path.endsWith("availability") ? availabilityOf("2026-12-01", 31) : quote.promise);
  const searched = {
    trip: "5 December · 10:00–12:00",
    total: "₺10.000,01",
    refusal: null,
    checkout: "/reserve/x",
  };
  showCard(false, searched);
  expect(barText()).toBe("₺10.000,015 December · 10:00–12:00");
  await screen.findAllByText("Calculating the price…");
  expect(barText()).toBe("₺10.000,015 December · 10:00–12:00");
  await act(async () => quote.resolve(BOOKING_QUOTE));
  await waitFor(() => expect(barText()).toBe("₺10.000,005 December · 10:00–12:00"));
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole("button", { name: "Reserve now" }));
  expect(openAuthDialog).toHaveBeenCalledWith({
    mode: "login",
    next: expect.stringContaining("start_date=2026-12-05T10%3A00"),
  });
  window.history.replaceState(null, "", "?");
});

test("the sheet opens with its calendar until a day is chosen", async () => {
  showCard(false);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole("button", { name: "Choose date" }));
  const sheet = within(await screen.findByRole("dialog", { name: "t" }));
  await user.click(await sheet.findByRole("button", { name: /^Saturday, 5 December 2026/ }));
  expect((await sheet.findAllByText("₺10.000,00"))[0]).toBeVisible();
  expect(sheet.queryByRole("grid")).toBeNull();
});

const barText = () => document.querySelector(".booking-bar [aria-live]")?.textContent;

test("a taken trip says so in the bar too, and the bar offers to change the time", async () => {
  answers = (path) =>
    path.endsWith("availability") ? availabilityOf("2026-12-01", 31) : { ...BOOKING_QUOTE, available: false };
  await show();
  typeDay("2026-12-05");
  await waitFor(() => expect(barText()).toBe("5 December · 10:00–12:00This time is taken."));
  expect(screen.getByRole("button", { name: "Change time" })).toBeVisible();
});

test("a day on which no trip can start says why, in bar and card", async () => {
  const full = Array.from({ length: 24 }, (_, hour) => hour);
  answers = () => availabilityOf("2026-12-01", 31, { "2026-12-05": full });
  window.history.replaceState(null, "", "?date=2026-12-05");
  await show();
  await waitFor(() => expect(barText()).toBe("5 DecemberThis day: taken"));
  expect(screen.getAllByText("This day: taken")).toHaveLength(2);
  window.history.replaceState(null, "", "?");
});

test.each([
  ["no hours", "date=2026-12-05", "10", "12"],
  ["the first hour only, which is taken", "date=2026-12-05&start_hour=13", "15", "17"],
])("a search that names %s gets hours that fit the day", async (_, query, start, end) => {
  answers = (path) =>
    path.endsWith("availability")
      ? availabilityOf("2026-12-01", 31, { "2026-12-05": [13, 14] })
      : BOOKING_QUOTE;
  window.history.replaceState(null, "", `?${query}`);
  await show();
  await waitFor(() => expect(screen.getByLabelText("Start")).toHaveValue(start));
  expect(screen.getByLabelText("End")).toHaveValue(end);
  window.history.replaceState(null, "", "?");
});

test("the choice is kept as a draft", async () => {
  await show();
  typeDay("2026-12-05");
  await waitFor(() => expect(readDraft(bookingDraftKey(boat.id))).toMatchObject({ day: "2026-12-05" }));
});

test("a signed-out visitor logs in first and reaches the checkout with the choice", async () => {
  await show();
  typeDay("2026-12-05");
  await screen.findByText("₺2.000,00");
  const reserve = screen.getByRole("button", { name: "Book now" });
  await waitFor(() => expect(reserve).not.toHaveAttribute("aria-busy"));
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(reserve);
  expect(openAuthDialog).toHaveBeenCalledWith({
    mode: "login",
    next: expect.stringMatching(/^\/en\/reserve\/mavi-ruya\?rent_type=hourly&start_date=2026-12-05T10%3A00/),
  });
});

test("a taken time offers the nearest free ones, and one of them is chosen with a click", async () => {
  answers = (path) =>
    path.endsWith("availability")
      ? availabilityOf("2026-12-01", 31)
      : { ...BOOKING_QUOTE, available: false, nearest_free_times: ["2026-12-06T14:00"] };
  await show();
  typeDay("2026-12-05");
  const time = await screen.findByRole("button", { name: "6 December, 14:00" });
  expect(screen.getByRole("button", { name: "Book now" })).toBeDisabled();
  fireEvent.click(time);
  expect(screen.getByLabelText("Date")).toHaveValue("2026-12-06");
  expect(screen.getByLabelText("Start")).toHaveValue("14");
});

test("a day without a price moves to the nearest one, with a notice", async () => {
  answers = (path) =>
    path.endsWith("availability")
      ? availabilityOf("2026-12-01", 31, {}, ["2026-12-05"])
      : { ...BOOKING_QUOTE, adjusted_date: "2026-12-07" };
  await show();
  typeDay("2026-12-05");
  expect(
    await screen.findByText(
      "No price found for the date you selected, your date has been adjusted to the nearest date.",
    ),
  ).toBeVisible();
  expect(screen.getByLabelText("Date")).toHaveValue("2026-12-07");
});

test("a refusal is shown in the card with the server's message, and nothing can be reserved", async () => {
  answers = (path) => {
    if (path.endsWith("availability")) return availabilityOf("2026-12-01", 31);
    throw new ApiFailure(409, { error: "too_soon", message: "Book at least 3 hours before departure." });
  };
  await show();
  typeDay("2026-12-05");
  // In the notice, beside the button, and in the bar.
  expect(await screen.findAllByText("Book at least 3 hours before departure.")).toHaveLength(3);
  expect(screen.getByRole("button", { name: "Book now" })).toBeDisabled();
});

test("a missing date opens the calendar and leads the customer to it", async () => {
  await show();
  const [inCard] = screen.getAllByRole("button", { name: "Choose date" });
  fireEvent.click(inCard as HTMLElement);
  expect(screen.getByRole("button", { name: "Close calendar" })).toHaveFocus();
  expect(screen.getByRole("button", { name: "Close calendar" })).toHaveAttribute("aria-expanded", "true");
  expect(await screen.findByRole("grid", { name: "Trip calendar" })).toBeVisible();
});
