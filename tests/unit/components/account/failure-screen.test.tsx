/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FailureScreen } from "@/components/account/auth/client-providers";
import { showToast } from "@/components/ui/overlay/show-toast";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { reportFailure } from "@/lib/client/api/transport/failure-reporter";

jest.mock("@/components/ui/overlay/show-toast", () => ({ showToast: jest.fn() }));

const labels = {
  errorTitle: "Error",
  errorText: "An error occurred. Please try again later.",
  networkText: "No connection.",
  forbiddenText: "You do not have permission to access this page.",
  close: "Close",
  retry: "Try again",
  offline: "You are offline.",
};

beforeEach(() => jest.mocked(showToast).mockClear());

test("a failure without a sentence gets the default text, a lost connection its own", () => {
  render(<FailureScreen labels={labels} />);
  reportFailure("vehicles", new ApiFailure(500, { error: "internal" }));
  reportFailure("vehicles", new ApiFailure(404, { error: "not_found", message: "Not found" }));
  reportFailure("vehicles", new ApiFailure(0, {}));
  reportFailure("vehicles/calculate-price", new ApiFailure(409, { error: "no_price", message: "No price" }));
  expect(jest.mocked(showToast).mock.calls.map(([toast]) => toast)).toEqual([
    { kind: "error", title: "Error", text: "An error occurred. Please try again later." },
    { kind: "error", title: "Error", text: "Not found" },
    { kind: "error", title: "Error", text: "No connection." },
  ]);
});

test("a 403 opens a dialog with the forbidden text, and no toast", async () => {
  render(<FailureScreen labels={labels} />);
  await act(async () => reportFailure("user/favorites", new ApiFailure(403, { error: "forbidden" })));
  const dialog = await screen.findByRole("dialog", { name: "Error" });
  expect(dialog).toHaveTextContent("You do not have permission to access this page.");
  expect(showToast).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});
