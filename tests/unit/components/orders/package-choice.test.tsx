/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PackageCards } from "@/components/orders/package-cards";
import { PackageChoice, useChosenPackage } from "@/components/orders/package-choice";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

function Form() {
  return <output>{useChosenPackage() ?? "none"}</output>;
}

test("the form takes over the package whose link was pressed last", async () => {
  const packages = [71, 72].map((id) => ({
    id,
    name: `Package ${id}`,
    description: "Sail and dine",
    currency: "TRY" as const,
    priceMinor: 100_000,
  }));
  renderIsland(
    <PackageChoice>
      <PackageCards packages={packages} examples={[]} formId="order" />
      <Form />
    </PackageChoice>,
  );
  expect(screen.getByRole("status")).toHaveTextContent("none");
  await userEvent.click(screen.getByRole("link", { name: /Package 72/ }));
  expect(screen.getByRole("status")).toHaveTextContent("72");
  await userEvent.click(screen.getByRole("link", { name: /Package 71/ }));
  expect(screen.getByRole("status")).toHaveTextContent("71");
  expect(screen.getByRole("link", { name: /Package 71/ })).toHaveAttribute("href", "#order");
});
