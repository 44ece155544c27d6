/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CancelledGuests } from "@/components/guests/cancelled-guests";
import { InvitedAnswer } from "@/components/guests/invited-answer";
import { OwnGuests } from "@/components/guests/own-guests";
import { apiClient } from "@/lib/client/api/transport/api-client";
import type { OwnGuests as Own } from "@/lib/contracts/guests";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const call = jest.mocked(apiClient) as unknown as jest.Mock;

const MOVED = { start_date: "2026-12-12T10:00", end_date: "2026-12-12T14:00" };
const TIME = "17 December 2026, 10:00–14:00";
const answer = { coming: true, adults: 1, child_ages: [], note: null };
const guest = { ...answer, share: null, settled: false, answered_at: "2026-11-20T10:00:00.000Z" };
const GUESTS: Own = {
  url: "https://example.com/guests/t",
  state: "open",
  booked_for: 4,
  coming: 1,
  guests: [
    { ...guest, id: "g1", name: "Ada", moved_from: null },
    { ...guest, id: "g2", name: "Deniz", moved_from: MOVED },
  ],
  shows_cost: false,
  total_price: 400_000,
  currency: "TRY",
  list_sent_at: null,
  list_due_at: null,
};
const whatsapp = () =>
  decodeURIComponent(screen.getByRole("link", { name: /WhatsApp/ }).getAttribute("href") ?? "");

test("the customer of a moved trip sees who has not confirmed, and sends the new time with the link", () => {
  renderIsland(<OwnGuests reservationId="r1" boat="Mavi Rüya" time={TIME} guests={GUESTS} />);
  expect(screen.getByText(/1 guest who had answered is asked again/)).toBeVisible();
  const [ada, deniz] = screen.getAllByRole("listitem");
  expect(ada).not.toHaveTextContent("Has not confirmed");
  expect(deniz).toHaveTextContent("Has not confirmed the new time yet");
  expect(whatsapp()).toContain(`The time of our trip on Mavi Rüya has changed: ${TIME}`);
});

test("a guest who answered for another time is asked again, with the answer filled in", () => {
  renderIsland(
    <InvitedAnswer token="t" time={TIME} mine={{ ...answer, name: "Deniz", moved_from: MOVED }} />,
  );
  expect(screen.getByText(/Your answer was for 12 December 2026, 10:00–14:00/)).toHaveTextContent(TIME);
  expect(screen.getByLabelText("Your name")).toHaveValue("Deniz");
  expect(screen.queryByText(/your answer has arrived/)).toBeNull();
});

test("an answer is removed after a question only, which takes the focus and gives it back", async () => {
  renderIsland(<OwnGuests reservationId="r1" boat="Mavi Rüya" time={TIME} guests={GUESTS} />);
  const remove = screen.getByRole("button", { name: "Ada: remove the answer" });
  await userEvent.click(remove);
  expect(screen.getByText(/goes for good/)).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Keep it" }));
  await waitFor(() => expect(remove).toHaveFocus());
  expect(call).not.toHaveBeenCalled();
  await userEvent.click(remove);
  call.mockResolvedValue(respond(204, null));
  await userEvent.click(screen.getByRole("button", { name: "Yes, remove it" }));
  await waitFor(() => expect(screen.queryByText(/goes for good/)).toBeNull());
  expect(call.mock.calls.map(([path]) => path)).toEqual(["user/reservations/r1/guests/g1"]);
});

test("a cancelled trip offers a message for the guests instead of its invitation", () => {
  renderIsland(<CancelledGuests boat="Mavi Rüya" time={TIME} guests={{ ...GUESTS, state: "cancelled" }} />);
  expect(screen.getByText(/Those who had said yes/)).toHaveTextContent(/Ada.*Deniz/);
  expect(whatsapp()).toContain(`Our trip on Mavi Rüya, ${TIME}, is cancelled.`);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});
