/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactVerification } from "@/components/account/profile/contact-verification";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { closeAuthDialog, readAuthDialog } from "@/lib/client/session/auth-dialog-store";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;
const paths = () => call.mock.calls.map(([path]) => path);
const refused = (status: number, error: string, details?: object) =>
  respond(status, { error, message: `Said: ${error}`, request_id: "r", details });

const EMAIL = { value: "deniz@example.com", verified: true, resendAfter: 0 };
const show = (phone: object = {}, locale: "en" | "ar" = "en") =>
  renderIsland(
    <ContactVerification
      until={null}
      proofs={{ email: EMAIL, phone: { value: "+905321112233", verified: false, resendAfter: 0, ...phone } }}
    />,
    locale,
  );
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  jest.clearAllMocks();
  call.mockReset();
  sessionStorage.clear();
  closeAuthDialog();
});

test("a proven address offers no button; the other one gets a code and the time until the next", async () => {
  show();
  expect(screen.queryByRole("button", { name: "Verify email" })).toBeNull();
  call.mockResolvedValue(respond(200, { resend_after: 120 }));
  await press("Verify phone");
  const field = await screen.findByLabelText("Verification code");
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute("autocomplete", "one-time-code");
  expect(screen.getByRole("timer")).toHaveTextContent("02:00");
  expect(screen.queryByRole("button", { name: "Send the code again" })).toBeNull();
  expect(paths()).toEqual(["auth/send-verify-phone"]);
});

test("a code is not sent twice, and the remaining time is counted down", async () => {
  show({ resendAfter: 45 });
  await press("Verify phone");
  expect(await screen.findByRole("timer")).toHaveTextContent("00:45");
  expect(call).not.toHaveBeenCalled();
});

test("a server that says to wait opens the field with its seconds", async () => {
  show();
  call.mockResolvedValue(refused(429, "too_soon_to_resend", { retry_after_seconds: 77 }));
  await press("Verify phone");
  expect(await screen.findByRole("timer")).toHaveTextContent("01:17");
});

test.each(["123 456", "Kod: 123456", "١٢٣٤٥٦", "123-456 …"])("takes a pasted %s", async (text) => {
  show({ resendAfter: 45 });
  await press("Verify phone");
  await userEvent.click(await screen.findByLabelText("Verification code"));
  call.mockResolvedValue({ status: 204, ok: true, text: async () => "" });
  await userEvent.paste(text);
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(call.mock.calls[0][1].json).toEqual({ code: "123456" });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("123456");
});

test("a wrong or short code is reported beside the field", async () => {
  show({ resendAfter: 45 });
  await press("Verify phone");
  await userEvent.type(await screen.findByLabelText("Verification code"), "123");
  await press("Verify");
  expect(await screen.findByText("This value is not valid.")).toBeVisible();
  call.mockResolvedValue(refused(422, "code_invalid"));
  await userEvent.type(screen.getByLabelText("Verification code"), "456");
  await press("Verify");
  await waitFor(() =>
    expect(screen.getByLabelText("Verification code")).toHaveAccessibleDescription(/Said: code_invalid$/),
  );
});

test("a window that is opened again shows no error and no code of the attempt before", async () => {
  show({ resendAfter: 45 });
  await press("Verify phone");
  call.mockResolvedValue(refused(422, "code_invalid"));
  await userEvent.type(await screen.findByLabelText("Verification code"), "123456");
  await press("Verify");
  await screen.findByText("Said: code_invalid");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await press("Verify phone");
  const field = await screen.findByLabelText("Verification code");
  expect(field).toHaveValue("");
  expect(field).not.toHaveAttribute("aria-invalid", "true");
  expect(screen.queryByText("Said: code_invalid")).toBeNull();
});

test("without a number the form requests one, and the code follows", async () => {
  show({ value: null });
  await press("Add phone");
  expect(readAuthDialog()?.mode).toBe("phone");
  call.mockResolvedValue(respond(200, { resend_after: 120 }));
  await act(async () => readAuthDialog()?.onDone?.());
  expect(await screen.findByLabelText("Verification code")).toBeVisible();
  expect(refresh).toHaveBeenCalled();
});

test("a number that vanished meanwhile prompts adding one", async () => {
  show();
  call.mockResolvedValue(refused(409, "phone_not_found"));
  await press("Verify phone");
  await waitFor(() => expect(readAuthDialog()?.mode).toBe("phone"));
});

test("a changed address and number are verified at once, one after the other", async () => {
  call.mockResolvedValue(respond(200, { resend_after: 120 }));
  const proof = (value: string, verified: boolean) => ({ value, verified, resendAfter: 0 });
  const proofs = (email: object, phone: object) => ({ email, phone }) as never;
  const { rerenderIsland } = renderIsland(
    <ContactVerification
      until={null}
      proofs={proofs(proof("a@example.com", true), proof("+905321112233", true))}
    />,
  );
  expect(screen.queryByRole("dialog")).toBeNull();
  const changed = proofs(
    { ...proof("b@example.com", false), resendAfter: 119 },
    proof("+905329998877", false),
  );
  rerenderIsland(<ContactVerification until={null} proofs={changed} />);
  expect(await screen.findByRole("dialog", { name: "Verify your email" })).toHaveTextContent("b@example.com");
  expect(paths()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  expect(await screen.findByRole("dialog", { name: "Verify your phone" })).toHaveTextContent("+905329998877");
  expect(paths()).toEqual(["auth/send-verify-phone"]);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
