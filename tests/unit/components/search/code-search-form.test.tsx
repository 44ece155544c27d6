/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CodeSearchForm } from "@/components/search/form/code-search-form";
import { showToast } from "@/components/ui/overlay/show-toast";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { findByNo } from "@/lib/client/api/vehicles";

jest.mock("@/lib/client/api/vehicles", () => ({ findByNo: jest.fn() }));
jest.mock("@/components/ui/overlay/show-toast", () => ({ showToast: jest.fn(async () => undefined) }));

const labels = {
  hint: "Example: PLM-1001",
  label: "Boat code",
  submit: "Search",
  errorTitle: "Error",
  empty: "Please enter yacht code.",
  notFound: "No such boat.",
};

function open(locale: "tr" | "en" | "ar" = "en") {
  const onFound = jest.fn();
  render(<CodeSearchForm locale={locale} labels={labels} onFound={onFound} />);
  return { onFound, user: userEvent.setup() };
}

beforeEach(() => jest.clearAllMocks());

test("an empty code is reported in a toast and beside the field, and sends no request", async () => {
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(showToast).toHaveBeenCalledWith({ kind: "error", title: "Error", text: "Please enter yacht code." });
  expect(screen.getByLabelText("Boat code")).toHaveAccessibleDescription(/Please enter yacht code/);
  expect(findByNo).not.toHaveBeenCalled();
});

test("a match leads to the boat under its slug of this language", async () => {
  jest
    .mocked(findByNo)
    .mockResolvedValue({ slug: "mavi", slug_TR: "mavi", slug_EN: "blue", slug_AR: "azraq" });
  const { user, onFound } = open("ar");
  await user.type(screen.getByLabelText("Boat code"), " plm 1001 {Enter}");
  expect(findByNo).toHaveBeenCalledWith("plm 1001");
  expect(onFound).toHaveBeenCalledWith("/ar/boat/azraq");
});

test("a code that no boat has stands beside the field", async () => {
  jest.mocked(findByNo).mockRejectedValue(new ApiFailure(404, { message: "We found no boat." }));
  const { user, onFound } = open();
  await user.type(screen.getByLabelText("Boat code"), "XX{Enter}");
  expect(await screen.findByText("We found no boat.")).toBeVisible();
  expect(onFound).not.toHaveBeenCalled();
});
