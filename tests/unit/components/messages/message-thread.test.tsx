/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MessageThread } from "@/components/messages/message-thread";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => refresh() }) }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;
const ANSWER = {
  id: 2,
  author: "owner" as const,
  by_operator: false,
  text: "Elbette.",
  masked: 0,
  suggestion: null,
  created_at: "2026-11-20T09:00:00.000Z",
};

beforeEach(() => {
  call.mockReset();
  refresh.mockReset();
  sessionStorage.clear();
});

test("what the support team wrote for the owner says so", () => {
  const answer = { ...ANSWER, by_operator: true };
  renderIsland(<MessageThread about={{ kind: "reservation", id: "r1" }} messages={[answer]} />);
  expect(screen.getByRole("listitem")).toHaveTextContent("Support team, for the boat owner 20 November");
});

test("an empty message is refused here, a good one joins the conversation and empties the field", async () => {
  renderIsland(<MessageThread about={{ kind: "reservation", id: "r1" }} messages={[ANSWER]} />);
  expect(screen.getByRole("listitem")).toHaveTextContent("Boat owner 20 November, 12:00Elbette.");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("This field is required.")).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText("Your message"), "Merhaba");
  call.mockResolvedValue(respond(201, { ...ANSWER, id: 3, author: "customer", text: "Merhaba" }));
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  expect(call.mock.calls[0][1].json).toEqual({ text: "Merhaba" });
  expect(screen.getByLabelText("Your message")).toHaveValue("");
  expect(sessionStorage).toHaveLength(0);
  // The lists of conversations beside it.
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("what is written already is not read out, a message that comes is", async () => {
  renderIsland(<MessageThread about={{ kind: "reservation", id: "r1" }} messages={[ANSWER]} />);
  expect(screen.getByRole("list").closest("[aria-live]")).toBeNull();
  expect(screen.getByRole("list")).not.toHaveAttribute("aria-live");
  await userEvent.type(screen.getByLabelText("Your message"), "Yarın görüşürüz");
  call.mockResolvedValue(respond(201, { ...ANSWER, id: 3, author: "customer", text: "Yarın görüşürüz" }));
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/^Yarın görüşürüz$/));
});

test("a message that could not be sent stays in the field, and in the draft of its reservation", async () => {
  const first = renderIsland(<MessageThread about={{ kind: "reservation", id: "r1" }} messages={[]} />);
  await userEvent.type(screen.getByLabelText("Your message"), "Merhaba");
  call.mockResolvedValue(respond(503, { error: "unavailable", message: "Later.", request_id: "r" }));
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Later.");
  expect(refresh).not.toHaveBeenCalled();
  first.unmount();
  renderIsland(<MessageThread about={{ kind: "reservation", id: "r1" }} messages={[]} />);
  expect(screen.getByLabelText("Your message")).toHaveValue("Merhaba");
});
