/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InvoiceFields } from "@/components/layout/invoice-fields";
import { useInvoice } from "@/lib/client/drafts/use-invoice";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

function Checkout() {
  const invoice = useInvoice();
  return (
    <>
      <InvoiceFields {...invoice} />
      <button type="button" onClick={invoice.read}>
        Continue
      </button>
    </>
  );
}

test("a company without its data is refused at its first wrong field; each says that it is required", async () => {
  renderIsland(<Checkout />);
  await userEvent.click(screen.getByRole("checkbox"));
  const [title, office, number] = screen.getAllByRole("textbox") as [HTMLElement, HTMLElement, HTMLElement];
  for (const field of [title, office, number]) expect(field).toBeRequired();
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(title).toBeInvalid();
  expect(title).toHaveFocus();
  await userEvent.type(title, "Deniz Turizm");
  expect(title).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(office).toHaveFocus();
});
