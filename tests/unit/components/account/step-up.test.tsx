/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ConfirmationHost } from "@/components/account/auth/client-providers";
import { ProfileForm } from "@/components/account/profile/profile-form";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { sampleUser } from "@/tests/fixtures/accounts/sample-user";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
jest.mock("@/components/ui/overlay/show-toast", () => ({ showToast: jest.fn() }));
const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;

const USER = sampleUser({ dial_code: "+90", phone: "+905321112233" });
const refusal = (status: number, error: string, details?: object) =>
  respond(status, { error, message: `Said: ${error}`, request_id: "r", details });
const needed = (ways = { password: true, code: true }) => refusal(403, "step_up_required", ways);
const done = () => ({ status: 204, ok: true, text: async () => "" });
const calls = () => call.mock.calls.map(([path]) => path);

async function changeEmail(locale: "en" | "ar" = "en") {
  renderIsland(
    <>
      <ProfileForm user={USER} today="2026-11-20" languages={[{ locale: "tr", name: "Türkçe" }]} />
      <ConfirmationHost locale={locale} />
    </>,
    locale,
  );
  const field = document.querySelector<HTMLInputElement>("#profile-email");
  if (!field) throw new Error("no field");
  await userEvent.clear(field);
  await userEvent.type(field, "new@example.com");
  const submit = field.closest("form")?.querySelector<HTMLButtonElement>("button[type=submit]");
  if (submit) await userEvent.click(submit);
  return field;
}

beforeEach(() => {
  jest.clearAllMocks();
  call.mockReset();
  sessionStorage.clear();
});

test("a change that needs a confirmation waits for the password and is then sent as it was typed", async () => {
  call.mockResolvedValueOnce(needed());
  await changeEmail();
  await userEvent.type(await screen.findByLabelText("Password"), "Wrong one");
  call.mockResolvedValueOnce(refusal(422, "wrong_password"));
  await userEvent.click(screen.getByRole("button", { name: "Confirm and continue" }));
  expect(await screen.findByText("Said: wrong_password")).toBeVisible();
  call.mockResolvedValueOnce(done());
  call.mockResolvedValueOnce(respond(200, { ...USER, pending_email: "new@example.com" }));
  await userEvent.click(screen.getByRole("button", { name: "Confirm and continue" }));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(calls()).toEqual(["user/profile", "user/step-up", "user/step-up", "user/profile"]);
  expect(call.mock.calls[3][1].json.email).toBe("new@example.com");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sessionStorage.getItem("palamar:draft:step-up") ?? "").not.toContain("Wrong");
});

test("a customer without a password confirms by a mailed code", async () => {
  call.mockResolvedValueOnce(needed({ password: false, code: true }));
  await changeEmail();
  call.mockResolvedValueOnce(respond(200, { resend_after: 120 }));
  await userEvent.click(await screen.findByRole("button", { name: "Email me a code" }));
  expect(screen.queryByRole("button", { name: "Use my password instead" })).toBeNull();
  const code = await screen.findByLabelText("Verification code");
  call.mockResolvedValueOnce(done());
  call.mockResolvedValueOnce(respond(200, USER));
  await userEvent.type(code, "١٢٣ 456");
  await waitFor(() => expect(calls()).toHaveLength(4));
  expect(call.mock.calls[2][1].json).toEqual({ code: "123456" });
});

test.each(["contact_unproven", "email_unproven"])(
  "a call that is refused as %s waits for the proof of the address and is sent again",
  async (code) => {
    call
      .mockResolvedValueOnce(refusal(409, code))
      .mockResolvedValueOnce(respond(200, USER))
      .mockResolvedValueOnce(respond(200, { resend_after: 120 }))
      .mockResolvedValueOnce(done())
      .mockResolvedValueOnce(respond(200, USER));
    await changeEmail();
    await userEvent.type(await screen.findByLabelText("Verification code"), "123456");
    await waitFor(() => expect(calls()).toHaveLength(5));
    expect(calls()).toEqual([
      "user/profile",
      "user",
      "auth/send-verify-email",
      "auth/verify-email",
      "user/profile",
    ]);
  },
);

test("a closed window keeps what was typed and explains why nothing changed", async () => {
  call.mockResolvedValueOnce(needed());
  const field = await changeEmail();
  await screen.findByLabelText("Password");
  await userEvent.keyboard("{Escape}");
  expect(await screen.findByText("Said: step_up_required")).toBeVisible();
  expect(field).toHaveValue("new@example.com");
  expect(calls()).toEqual(["user/profile"]);
});

test("asks in Arabic on Arabic pages", async () => {
  call.mockResolvedValueOnce(needed());
  await changeEmail("ar");
  expect(await screen.findByRole("dialog", { name: "تأكيد هويتك" })).toBeVisible();
});
