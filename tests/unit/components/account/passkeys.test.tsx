/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PasskeyLogin } from "@/components/account/auth/other-login-methods";
import { PasskeyList } from "@/components/account/passkeys/passkey-list";
import { StepUpWindow } from "@/components/account/step-up/confirmation-dialog";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import {
  addPasskey,
  cancelPasskey,
  logInByPasskey,
  offersAutofill,
  stepUpByPasskey,
} from "@/lib/client/passkeys/ceremonies";
import { sampleUser } from "@/tests/fixtures/accounts/sample-user";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
jest.mock("@/lib/client/passkeys/ceremonies");
jest.mock("@/components/ui/overlay/show-toast", () => ({ showToast: jest.fn() }));
const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
const logIn = jest.mocked(logInByPasskey);
const autofill = jest.mocked(offersAutofill);
const gaveUp = Object.assign(new Error("not allowed"), { name: "NotAllowedError" });
const USER = sampleUser({});
const KEY = {
  id: "0b8f5a52-6f0c-4b8e-9a51-1a5f0c1f7a10",
  name: "Mavi telefon",
  synced: true,
  created_at: "2026-11-20T09:00:00.000Z",
  last_used_at: null,
};

beforeEach(() => {
  jest.resetAllMocks();
  autofill.mockResolvedValue(false);
  jest.mocked(cancelPasskey).mockResolvedValue();
  Object.assign(window, { PublicKeyCredential: class {} });
});
afterEach(() => {
  Reflect.deleteProperty(window, "PublicKeyCredential");
});

describe("logging in by passkey", () => {
  test("pressing the button asks the device and logs the customer in", async () => {
    const onDone = jest.fn(async () => {});
    logIn.mockResolvedValue(USER);
    renderIsland(<PasskeyLogin onDone={onDone} />, "tr");
    await userEvent.click(screen.getByRole("button", { name: "Geçiş anahtarıyla gir" }));
    expect(onDone).toHaveBeenCalledWith(USER);
    expect(logIn.mock.calls).toEqual([[]]);
  });

  test("a cancelled or refused passkey shows the reason and can be tried again", async () => {
    renderIsland(<PasskeyLogin onDone={jest.fn()} />, "en");
    const button = screen.getByRole("button", { name: "Log in with a passkey" });
    logIn.mockRejectedValueOnce(gaveUp);
    await userEvent.click(button);
    expect(await screen.findByRole("alert")).toHaveTextContent("wasn’t completed");
    logIn.mockRejectedValueOnce(new ApiFailure(422, { error: "passkey_unknown", message: "Said" }));
    await userEvent.click(button);
    expect(await screen.findByRole("alert")).toHaveTextContent("Said");
    expect(button).not.toHaveAttribute("aria-busy");
  });

  test("the browser's autofill logs in without a press, shows no errors of its own, and ends with the window", async () => {
    autofill.mockResolvedValue(true);
    logIn.mockRejectedValueOnce(new ApiFailure(503, { error: "unavailable", message: "Busy" }));
    const first = renderIsland(<PasskeyLogin onDone={jest.fn()} />, "en");
    await waitFor(() => expect(logIn.mock.calls).toEqual([[true]]));
    expect(screen.queryByRole("alert")).toBeNull();
    first.unmount();
    expect(cancelPasskey).toHaveBeenCalled();
    const onDone = jest.fn(async () => {});
    logIn.mockResolvedValueOnce(USER);
    renderIsland(<PasskeyLogin onDone={onDone} />, "en");
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(USER));
  });
});

describe("confirming by passkey", () => {
  const ways = { password: true, code: true, passkey: true };

  test("comes first where there is one, and leaves the other ways open", async () => {
    const onDone = jest.fn();
    jest.mocked(stepUpByPasskey).mockRejectedValueOnce(gaveUp).mockResolvedValueOnce();
    renderIsland(<StepUpWindow ways={ways} onDone={onDone} onClose={jest.fn()} />, "en");
    const confirm = screen.getByRole("button", { name: "Confirm with a passkey" });
    await userEvent.click(confirm);
    expect(await screen.findByRole("alert")).toHaveTextContent("wasn’t completed");
    expect(onDone).not.toHaveBeenCalled();
    await userEvent.click(confirm);
    expect(onDone).toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Use my password instead" }));
    expect(screen.getByLabelText("Password")).toBeVisible();
    expect(screen.getByRole("button", { name: "Use my passkey instead" })).toBeVisible();
  });

  test("is not offered by a browser without passkeys", () => {
    Reflect.deleteProperty(window, "PublicKeyCredential");
    renderIsland(<StepUpWindow ways={ways} onDone={jest.fn()} onClose={jest.fn()} />, "en");
    expect(screen.getByLabelText("Password")).toBeVisible();
    expect(screen.queryByRole("button", { name: /passkey/ })).toBeNull();
  });
});

describe("the list on the security page", () => {
  test("adds a passkey that is named after the device, and says so when the device has one already", async () => {
    const known = Object.assign(new Error("known"), { name: "InvalidStateError" });
    jest.mocked(addPasskey).mockRejectedValueOnce(known).mockResolvedValueOnce();
    renderIsland(<PasskeyList passkeys={[]} proveAt={null} />, "en");
    const add = screen.getByRole("button", { name: "Add a passkey" });
    await userEvent.click(add);
    expect(await screen.findByText("This device already has a passkey for this account.")).toBeVisible();
    await userEvent.click(add);
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(jest.mocked(addPasskey).mock.lastCall?.[0]).not.toBe("");
  });

  test("names the passkey that it asks to remove, and sends a customer without a proven address to the profile", async () => {
    const { unmount } = renderIsland(<PasskeyList passkeys={[KEY]} proveAt={null} />, "tr");
    await userEvent.click(screen.getByRole("button", { name: "Geçiş anahtarını kaldır: Mavi telefon" }));
    expect(await screen.findByRole("dialog", { name: "Geçiş anahtarı kaldırılsın mı?" })).toHaveTextContent(
      "Mavi telefon",
    );
    act(() => unmount());
    renderIsland(<PasskeyList passkeys={[]} proveAt="/k/profilim" />, "tr");
    expect(screen.getByRole("link", { name: "profilinizde" })).toHaveAttribute("href", "/k/profilim");
    expect(screen.queryByRole("button", { name: "Geçiş anahtarı ekle" })).toBeNull();
  });
});
