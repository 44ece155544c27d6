/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OwnerThread } from "@/components/messages/owner-thread";
import { OwnerAnswer } from "@/components/owner/owner-answer";
import { OwnerStatus } from "@/components/owner/owner-status";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;

const TOKEN = "t".repeat(43);
const NOW = "2026-11-20T09:00:00.000Z";
const done = (state: string, message: object | null = null) =>
  respond(200, { state, expires_at: null, message });
const sent = () => call.mock.calls.map(([path, { json }]) => [path, json]);

beforeEach(() => {
  jest.clearAllMocks();
  call.mockReset();
  sessionStorage.clear();
});

test("accepting takes one click and reloads the page's state", async () => {
  call.mockResolvedValue(done("accepted"));
  renderIsland(<OwnerAnswer token={TOKEN} number="PLM-1" slotFree />);
  await userEvent.click(screen.getByRole("button", { name: "Accept the request" }));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual([[`owner/${TOKEN}`, { action: "accept" }]]);
});

test("a refusal is announced, and the page shows the current state", async () => {
  call.mockResolvedValue(
    respond(409, { error: "slot_taken", message: "This time was just taken.", request_id: "r" }),
  );
  renderIsland(<OwnerAnswer token={TOKEN} number="PLM-1" slotFree />);
  await userEvent.click(screen.getByRole("button", { name: "Accept the request" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("This time was just taken.");
  expect(refresh).toHaveBeenCalled();
});

test("declining requires a reason first, keeps it while it cannot be sent, and stores no token", async () => {
  renderIsland(<OwnerAnswer token={TOKEN} number="PLM-1" slotFree />);
  await userEvent.click(screen.getByRole("button", { name: "Decline" }));
  await userEvent.click(screen.getByRole("button", { name: "Decline the request" }));
  expect(await screen.findByText("This field is required.")).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText("Reason"), "In maintenance");
  call.mockResolvedValueOnce(respond(503, { error: "unavailable", message: "Later.", request_id: "r" }));
  await userEvent.click(screen.getByRole("button", { name: "Decline the request" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Later.");
  expect(screen.getByLabelText("Reason")).toHaveValue("In maintenance");
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(TOKEN);
  call.mockResolvedValueOnce(done("declined"));
  await userEvent.click(screen.getByRole("button", { name: "Decline the request" }));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(sent().at(-1)).toEqual([`owner/${TOKEN}`, { action: "decline", text: "In maintenance" }]);
});

test("when the hours are gone, declining is all that is offered", () => {
  renderIsland(<OwnerAnswer token={TOKEN} number="PLM-1" slotFree={false} />);
  expect(screen.queryByRole("button", { name: "Accept the request" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  expect(screen.getByLabelText("Reason")).toBeVisible();
});

test("the page reports that the conversation was opened, and a sent message appears in it", async () => {
  const plain = { by_operator: false, masked: 0, suggestion: null, created_at: NOW };
  const fromCustomer = { id: 1, author: "customer" as const, text: "Merhaba", ...plain };
  call.mockResolvedValueOnce(done("waiting"));
  renderIsland(<OwnerThread token={TOKEN} number="PLM-1" messages={[fromCustomer]} />);
  await waitFor(() => expect(sent()).toEqual([[`owner/${TOKEN}`, { action: "read" }]]));
  const written = { id: 2, author: "owner", text: "Hoş geldiniz", ...plain };
  call.mockResolvedValueOnce(done("waiting", written));
  await userEvent.type(screen.getByLabelText("Your message"), "Hoş geldiniz");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  expect(screen.getByLabelText("Your message")).toHaveValue("");
});

test("a change of state is announced, and takes the focus that its button had", () => {
  const view = renderIsland(
    <OwnerStatus kind="reservation" state="waiting" expiresAt="2026-11-21T09:00:00.000Z" now={NOW} />,
  );
  // Beside the region in which messages are said.
  const status = within(view.container).getByRole("status");
  expect(status).toHaveTextContent("21 November, 12:00");
  expect(screen.getByRole("timer")).toHaveTextContent("24:00:00");
  view.rerenderIsland(<OwnerStatus kind="reservation" state="declined" expiresAt={null} now={NOW} />);
  expect(status).toHaveTextContent("The request was declined");
  expect(status).toHaveFocus();
});
