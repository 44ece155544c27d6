/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { GoogleConnection } from "@/components/account/security/google-connection";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { leaveTo } from "@/lib/client/session/leave-to";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
jest.mock("@/lib/client/session/leave-to", () => ({ leaveTo: jest.fn() }));
jest.mock("@/components/ui/overlay/show-toast", () => ({ showToast: jest.fn() }));
const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;

const show = (props: Partial<ComponentProps<typeof GoogleConnection>>) =>
  renderIsland(
    <GoogleConnection
      connected={false}
      withPassword
      offered
      proveAt={null}
      refusal={undefined}
      justConnected={false}
      {...props}
    />,
  );
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  jest.clearAllMocks();
  window.history.replaceState(null, "", "/en/u/update-password");
});

test("a customer without a connection is sent to Google", async () => {
  call.mockResolvedValue(respond(200, { redirect_url: "https://accounts.example/o?state=x" }));
  show({});
  await press("Connect Google");
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith("https://accounts.example/o?state=x"));
  expect(call.mock.calls[0]).toEqual(["user/google", expect.objectContaining({ method: "post" })]);
});

test("removes a connection after a confirmation", async () => {
  call.mockResolvedValue(respond(204, null));
  show({ connected: true });
  await press("Disconnect");
  expect(call).not.toHaveBeenCalled();
  const dialog = await screen.findByRole("dialog", { name: "Disconnect Google?" });
  await userEvent.click(await screen.findByRole("button", { name: "Disconnect" }));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(call.mock.calls[0]).toEqual(["user/google", expect.objectContaining({ method: "delete" })]);
  expect(dialog).not.toBeInTheDocument();
});

test("keeps a connection that is the only login method, and explains what to do first", () => {
  show({ connected: true, withPassword: false });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText(/choose a password first/)).toBeInTheDocument();
});

test("the result is shown once and removed from the address", () => {
  window.history.replaceState(null, "", "/en/u/update-password?google=taken");
  show({ refusal: "taken" });
  expect(screen.getByRole("alert")).toHaveTextContent("somebody else’s account");
  expect(window.location.search).toBe("");
});
