/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { showToast } from "@/components/ui/overlay/show-toast";
import { ToastRegion } from "@/components/ui/overlay/toast-region";

test("the region mounts on first use, and toasts raised before that are not lost", async () => {
  render(<ToastRegion label="Notifications" direction="ltr" />);
  await act(async () => undefined);
  expect(screen.queryByRole("region")).toBeNull();

  await act(async () => void showToast({ kind: "success", title: "Saved" }));
  expect(await screen.findByRole("region", { name: /Notifications/ })).toBeInTheDocument();
  expect(await screen.findByText("Saved")).toBeInTheDocument();
});
