/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ResetForm } from "@/components/account/auth/reset-form";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { readAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;
const TOKEN = "a".repeat(43);

beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

async function type(password: string, again: string) {
  await userEvent.type(screen.getByLabelText("New password"), password);
  await userEvent.type(screen.getByLabelText("New password, again"), again);
  await userEvent.click(screen.getByRole("button", { name: "Save password" }));
}

test("a mistyped repetition of the password is reported beside its field, and nothing is sent", async () => {
  renderIsland(<ResetForm token={TOKEN} home="/" />);
  await type("uzun bir parola 9", "uzun bir parola 8");
  expect(await screen.findByText("must be the same as the New password field")).toBeVisible();
  expect(screen.getByLabelText("New password, again")).toHaveFocus();
  expect(call).not.toHaveBeenCalled();
});

test("a short password and a missing repetition are both reported at once", async () => {
  renderIsland(<ResetForm token={TOKEN} home="/" />);
  await userEvent.type(screen.getByLabelText("New password"), "kısa");
  await userEvent.click(screen.getByRole("button", { name: "Save password" }));
  expect(await screen.findByText("at least 8 characters")).toBeVisible();
  expect(screen.getByText("This field is required.")).toBeVisible();
});

test("sends the token with the password once, and offers login", async () => {
  call.mockResolvedValue({ status: 204, ok: true, text: async () => "" } as never);
  renderIsland(<ResetForm token={TOKEN} home="/" />);
  await type("uzun bir parola 9", "uzun bir parola 9");
  expect(await screen.findByRole("status")).toHaveTextContent("Your password has been changed");
  expect(call.mock.calls[0][1].json).toEqual({ token: TOKEN, password: "uzun bir parola 9" });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("parola");
  await userEvent.click(screen.getByRole("button", { name: "Log in" }));
  expect(readAuthDialog()?.mode).toBe("login");
});

test.each([null, TOKEN])("a dead link offers a new one (%s)", async (token) => {
  call.mockResolvedValue(respond(422, { error: "code_invalid", message: "x", request_id: "r" }) as never);
  renderIsland(<ResetForm token={token} home="/" />);
  if (token) await type("uzun bir parola 9", "uzun bir parola 9");
  expect(await screen.findByText("This link no longer works")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Ask for a new link" }));
  expect(readAuthDialog()?.mode).toBe("forgot");
});
