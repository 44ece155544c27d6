/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as v from "valibot";
import { AuthDialog } from "@/components/account/auth/auth-dialog";
import { ConfirmationHost } from "@/components/account/auth/client-providers";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { callApi } from "@/lib/client/api/transport/call-api";
import { pendingFavourite } from "@/lib/client/session/pending-favourite";
import messages from "@/messages/en.json";
import { sampleUser } from "@/tests/fixtures/accounts/sample-user";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;
jest.mock("@/lib/client/session/leave-to", () => ({ leaveTo: jest.fn() }));

const USER = sampleUser({ email_verified: false });
const APP = { ...respond(503, {}) };

/** What the API answers, by path; every call is kept. */
function answer(answers: Record<string, () => unknown>): void {
  call.mockImplementation(async (path: string) => answers[path]?.() ?? APP);
}
const sentTo = (path: string) => call.mock.calls.filter(([sent]) => sent === path);
const done = () => ({ status: 204, ok: true, text: async () => "" });
const tooSoon = () =>
  respond(429, {
    error: "too_soon_to_resend",
    message: "Too soon",
    request_id: "r",
    details: { retry_after_seconds: 77 },
  });

beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

const onDone = jest.fn();
const showDialog = (next?: string) =>
  renderIsland(
    <AuthDialog
      request={{ mode: "register", onDone, ...(next ? { next } : {}) }}
      locale="en"
      messages={messages as never}
    />,
  );

async function register(): Promise<void> {
  for (const [label, text] of [
    ["First name", "Deniz"],
    ["Last name", "Şahin"],
    ["Email", "deniz@example.com"],
    ["Phone", "(212) 555-0148"],
    ["Password", "uzun bir parola 9"],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), text);
  for (const box of screen.getAllByRole("checkbox")) await userEvent.click(box);
  await userEvent.click(screen.getByRole("button", { name: "Create account" }));
}

test("registering asks for the mailed code at once, names the address, and sends six digits without a press", async () => {
  answer({ "auth/register": () => respond(201, { user: USER }), "auth/verify-email": done });
  showDialog();
  await register();
  const field = await screen.findByLabelText("Verification code");
  expect(field).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("deniz@example.com");
  expect(sentTo("auth/send-verify-email")).toEqual([]);
  expect(onDone).not.toHaveBeenCalled();
  await userEvent.type(field, "123456");
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(sentTo("auth/verify-email").map(([, options]) => options.json)).toEqual([{ code: "123456" }]);
});

test("a new customer may prove the address later", async () => {
  onDone.mockClear();
  answer({ "auth/register": () => respond(201, { user: USER }) });
  showDialog();
  await register();
  await userEvent.click(await screen.findByRole("button", { name: "Verify later" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
});

test("a mistyped address is corrected where the code is asked for", async () => {
  answer({
    "auth/register": () => respond(201, { user: USER }),
    "user/profile": () => respond(200, { ...USER, pending_email: "deniz@example.org" }),
  });
  showDialog();
  await register();
  await userEvent.click(await screen.findByRole("button", { name: "Change the address" }));
  const address = screen.getByLabelText("Email");
  expect(address).toHaveFocus();
  await userEvent.clear(address);
  await userEvent.type(address, "deniz@example.org");
  await userEvent.click(screen.getByRole("button", { name: "Send the code there" }));
  expect(await screen.findByText("deniz@example.org")).toBeVisible();
  expect(screen.getByLabelText("Verification code")).toHaveFocus();
});

test("a registration that is limited says so once, with a way out", async () => {
  const limited = { error: "too_many_requests", message: "Try again in 16 minutes.", request_id: "r" };
  answer({
    "auth/register": () => respond(429, limited),
    app: () => respond(200, { settings: { whatsapp: "+90 532 111 22 33", phone: "+902120000000" } }),
  });
  const { queryClient } = showDialog();
  queryClient.setQueryData(["app", "en"], {
    staticPages: [],
    contracts: [],
    settings: { whatsapp: "+90 532 111 22 33", phone: "+902120000000" },
  });
  await register();
  expect(await screen.findByText("Try again in 16 minutes.")).toBeVisible();
  expect(screen.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    "https://wa.me/905321112233",
  );
  expect(screen.getByRole("link", { name: /212/ })).toHaveAttribute("href", "tel:+902120000000");
});

test.each([
  ["/en/reserve/mavi-ruya?a=1", messages.account.auth.reason.booking],
  ["/en/u/favorites", messages.account.auth.reason.favourites],
  ["/k/rezervasyonlarim/0198c0de-0000-7000-8000-000000000001", messages.account.auth.reason.reservations],
  ["/en/u/profile", messages.account.auth.reason.account],
])("the window that leads to %s says why", async (next, reason) => {
  showDialog(next);
  expect(screen.getByText(reason)).toBeVisible();
});

test("the window that a heart opens says why, the header's does not", async () => {
  const { unmount } = showDialog();
  expect(screen.queryByText(messages.account.auth.reason.favourites)).toBeNull();
  unmount();
  pendingFavourite.remember({ boatId: 7, trip: null });
  showDialog();
  expect(screen.getByText(messages.account.auth.reason.favourites)).toBeVisible();
});

test("a hold that needs a proven address shows the code's field without a press, even if a code is on its way", async () => {
  let proven = false;
  answer({
    user: () => respond(200, USER),
    "auth/send-verify-email": tooSoon,
    "auth/verify-email": () => {
      proven = true;
      return done();
    },
    reservations: () =>
      proven ? done() : respond(409, { error: "contact_unproven", message: "Prove it", request_id: "r" }),
  });
  renderIsland(<ConfirmationHost locale="en" />);
  const held = callApi("post", "reservations", { response: v.unknown() });
  const field = await screen.findByLabelText("Verification code");
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getByText("deniz@example.com")).toBeVisible();
  expect(await screen.findByRole("timer")).toHaveTextContent("01:17");
  expect(screen.queryByText("Too soon")).toBeNull();
  await userEvent.type(field, "123456");
  await held;
  expect(sentTo("reservations")).toHaveLength(2);
  expect(screen.queryByRole("dialog")).toBeNull();
});
