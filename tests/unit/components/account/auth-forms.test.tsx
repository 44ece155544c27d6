/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoginForm } from "@/components/account/auth/login-form";
import { RegisterForm } from "@/components/account/auth/register-form";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { sampleUser } from "@/tests/fixtures/accounts/sample-user";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;

const USER = sampleUser({ email_verified: false, dial_code: "+90", phone: "+905321112233" });
const REFUSED = { error: "wrong_credentials", message: "Email or password is incorrect.", request_id: "r" };

beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

test("empty login fields say what is missing, beside them, and nothing is sent", async () => {
  renderIsland(<LoginForm onDone={jest.fn()} onForgot={jest.fn()} />);
  expect(screen.getByLabelText("Email")).toBeRequired();
  await userEvent.click(screen.getByRole("button", { name: "Log in" }));
  expect(await screen.findAllByText("This field is required.")).toHaveLength(2);
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("This field is required.");
  expect(screen.getByLabelText("Email")).toHaveFocus();
  expect(call).not.toHaveBeenCalled();
});

test("a wrong password shows the server's message, and the form can be sent again", async () => {
  const done = jest.fn();
  renderIsland(<LoginForm onDone={done} onForgot={jest.fn()} />);
  await userEvent.type(screen.getByLabelText("Email"), "deniz@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "wrong");
  call.mockResolvedValueOnce(respond(422, REFUSED));
  await userEvent.click(screen.getByRole("button", { name: "Log in" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Email or password is incorrect.");
  call.mockResolvedValueOnce(respond(200, { user: USER, token: "secret" }));
  await userEvent.click(screen.getByRole("button", { name: "Log in" }));
  await waitFor(() => expect(done).toHaveBeenCalledWith(USER));
});

test("what was typed survives a reload, except the password", async () => {
  const first = renderIsland(<LoginForm onDone={jest.fn()} onForgot={jest.fn()} />);
  await userEvent.type(screen.getByLabelText("Email"), "deniz@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "uzun bir parola");
  first.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("parola");
  renderIsland(<LoginForm onDone={jest.fn()} onForgot={jest.fn()} />);
  expect(screen.getByLabelText("Email")).toHaveValue("deniz@example.com");
  expect(screen.getByLabelText("Password")).toHaveValue("");
});

async function fillIn() {
  await userEvent.type(screen.getByLabelText("First name"), "Deniz");
  await userEvent.type(screen.getByLabelText("Last name"), "Şahin");
  await userEvent.type(screen.getByLabelText("Email"), "deniz@example.com");
  await userEvent.type(screen.getByLabelText("Phone"), "(212) 555-0148");
  await userEvent.type(screen.getByLabelText("Password"), "uzun bir parola 9");
}

const sentTo = (path: string) => call.mock.calls.filter(([sent]) => sent === path);

test("registration shows both consents, which are unticked", async () => {
  renderIsland(<RegisterForm onDone={jest.fn()} />);
  for (const box of screen.getAllByRole("checkbox")) expect(box).not.toBeChecked();
  await fillIn();
  await userEvent.click(screen.getByRole("button", { name: "Create account" }));
  expect(await screen.findAllByText("Please tick this box to continue.")).toHaveLength(2);
  expect(sentTo("auth/register")).toEqual([]);
});

test("an e-mail address that has an account is reported beside the e-mail field", async () => {
  renderIsland(<RegisterForm onDone={jest.fn()} />);
  await fillIn();
  for (const box of screen.getAllByRole("checkbox")) await userEvent.click(box);
  call.mockResolvedValue(
    respond(422, { error: "email_taken", message: "This address has an account.", request_id: "r" }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Create account" }));
  await waitFor(() =>
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("This address has an account."),
  );
  const [, options] = sentTo("auth/register")[0];
  expect(options.json).toEqual({
    name: "Deniz",
    surname: "Şahin",
    email: "deniz@example.com",
    dial_code: "+1",
    phone: "(212) 555-0148",
    password: "uzun bir parola 9",
    kvkk: true,
    electronic_messages: true,
  });
});
