/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TLoginForm } from "@/components/account/auth/t-login-form";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { readAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { leaveTo } from "@/lib/client/session/leave-to";
import { sampleUser } from "@/tests/fixtures/accounts/sample-user";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
jest.mock("@/lib/client/session/leave-to", () => ({ leaveTo: jest.fn() }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;
const TOKEN = "a".repeat(43);
const USER = sampleUser();

beforeEach(() => {
  jest.clearAllMocks();
  call.mockReset();
});

test("opening the link does not use it up; the button logs in, and no token is stored", async () => {
  renderIsland(<TLoginForm token={TOKEN} next="/en/u/reservations" />);
  expect(call).not.toHaveBeenCalled();
  call.mockResolvedValue(respond(200, { user: USER, token: "secret-of-other-clients" }));
  await userEvent.click(screen.getByRole("button", { name: "Log in with this link" }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith("/en/u/reservations"));
  expect(call.mock.calls[0][0]).toBe("auth/t-login");
  expect(call.mock.calls[0][1].json).toEqual({ token: TOKEN });
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("secret");
});

test("a dead link offers the password, and a lost connection another try", async () => {
  renderIsland(<TLoginForm token={TOKEN} next="/" />);
  call.mockRejectedValueOnce(new TypeError("network"));
  await userEvent.click(screen.getByRole("button", { name: "Log in with this link" }));
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Log in with this link" })).not.toHaveAttribute("aria-busy"),
  );
  call.mockResolvedValueOnce(respond(422, { error: "code_invalid", message: "x", request_id: "r" }));
  await userEvent.click(screen.getByRole("button", { name: "Log in with this link" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("This link no longer works");
  await userEvent.click(screen.getByRole("button", { name: "Log in with password" }));
  expect(readAuthDialog()?.mode).toBe("login");
});
