/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CodeSearchDialog } from "@/components/layout/header/code-search-dialog";
import { showToast } from "@/components/ui/overlay/show-toast";
import { ApiFailure } from "@/lib/client/api/api-failure";
import { findByNo } from "@/lib/client/api/vehicles";

const replace = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn(), replace }) }));
jest.mock("@/lib/client/api/vehicles", () => ({ findByNo: jest.fn() }));
jest.mock("@/components/ui/overlay/show-toast", () => ({ showToast: jest.fn(async () => undefined) }));

const labels = {
  title: "Search by boat code",
  hint: "Example: PLM-1001",
  label: "Boat code",
  submit: "Search",
  close: "Close",
  errorTitle: "Error",
  empty: "Please enter yacht code.",
  notFound: "No such boat.",
};

function open(locale: "tr" | "en" | "ar" = "en") {
  const onClose = jest.fn();
  render(<CodeSearchDialog locale={locale} labels={labels} onClose={onClose} />);
  return { onClose, user: userEvent.setup() };
}

beforeEach(() => jest.clearAllMocks());

test("an empty code is told in a toast and beside the field, and asks nothing", async () => {
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(showToast).toHaveBeenCalledWith({ kind: "error", title: "Error", text: "Please enter yacht code." });
  expect(screen.getByLabelText("Boat code")).toHaveAccessibleDescription(/Please enter yacht code/);
  expect(findByNo).not.toHaveBeenCalled();
});

test("a match leads to the boat under its slug of this language, in place of the dialog", async () => {
  jest
    .mocked(findByNo)
    .mockResolvedValue({ slug: "mavi", slug_TR: "mavi", slug_EN: "blue", slug_AR: "azraq" });
  const { user, onClose } = open("ar");
  await user.type(screen.getByLabelText("Boat code"), " plm 1001 {Enter}");
  expect(findByNo).toHaveBeenCalledWith("plm 1001");
  expect(replace).toHaveBeenCalledWith("/ar/boat/azraq");
  expect(onClose).toHaveBeenCalled();
});

test("a code that no boat has stands beside the field and the dialog stays", async () => {
  jest.mocked(findByNo).mockRejectedValue(new ApiFailure(404, { message: "We found no boat." }));
  const { user, onClose } = open();
  await user.type(screen.getByLabelText("Boat code"), "XX{Enter}");
  expect(await screen.findByText("We found no boat.")).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
