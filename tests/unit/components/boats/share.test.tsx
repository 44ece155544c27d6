/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareButton } from "@/components/boats/detail/share-button";
import { showToast } from "@/components/ui/overlay/show-toast";

jest.mock("@/components/ui/overlay/show-toast", () => ({ showToast: jest.fn(async () => undefined) }));

const URL_OF_BOAT = "https://palamar.example/en/boat/mavi-ruya?a=1&b=ş";
const labels = {
  share: "Share",
  title: "Share this boat",
  close: "Close",
  copied: "Link copied",
  link: "This boat's address",
  by: {
    copy: "Copy link",
    email: "E-mail",
    facebook: "Facebook",
    twitter: "X (Twitter)",
    linkedin: "LinkedIn",
    whatsapp: "WhatsApp",
  },
};

function setPointer(coarse: boolean, share?: typeof navigator.share) {
  window.matchMedia = jest.fn((query: string) => ({ matches: coarse && query.includes("coarse") })) as never;
  Object.defineProperty(navigator, "share", { configurable: true, value: share });
}

async function openDialog() {
  const user = userEvent.setup();
  render(<ShareButton labels={labels} url={URL_OF_BOAT} name="Mavi Rüya" />);
  await user.click(screen.getByRole("button", { name: "Share" }));
  await screen.findByRole("dialog", { name: "Share this boat" });
  return user;
}

beforeEach(() => jest.clearAllMocks());

test("a phone opens its own share sheet, and closing it is no error", async () => {
  const share = jest.fn(async () => {
    throw new DOMException("given up", "AbortError");
  });
  setPointer(true, share);
  render(<ShareButton labels={labels} url={URL_OF_BOAT} name="Mavi Rüya" />);
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(share).toHaveBeenCalledWith({ title: "Mavi Rüya", url: URL_OF_BOAT });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("elsewhere every way of the list carries the whole address, encoded", async () => {
  setPointer(false);
  await openDialog();
  const ways = ["E-mail", "Facebook", "X (Twitter)", "LinkedIn", "WhatsApp"];
  for (const name of ways) {
    const link = screen.getByRole("link", { name });
    expect(link).toHaveAttribute("href", expect.stringContaining(encodeURIComponent(URL_OF_BOAT)));
    expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
  }
  expect(screen.getByLabelText("This boat's address")).toHaveValue(URL_OF_BOAT);
});

test("copying says so and closes the window", async () => {
  setPointer(false);
  const user = await openDialog();
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await navigator.clipboard.readText()).toBe(URL_OF_BOAT);
  expect(showToast).toHaveBeenCalledWith({ kind: "success", title: "Link copied" });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("without a clipboard the address is selected, and nothing claims to be copied", async () => {
  setPointer(false);
  const user = await openDialog();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  const field = screen.getByLabelText<HTMLInputElement>("This boat's address");
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, URL_OF_BOAT.length]);
  expect(showToast).not.toHaveBeenCalled();
});
