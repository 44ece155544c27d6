/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { HelpPanels } from "@/components/home/help-panels";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

test("the help section shows questions, phone and WhatsApp, and the owners' panel beside it", () => {
  renderIsland(
    <HelpPanels
      questions={[{ question: "How do I reach you?", href: "/en/faq#contact-support" }]}
      phone="+90 212 555 01 48"
      whatsapp="905555550148"
      helpHours={{ opens: "08:30", closes: "21:00" }}
      ownerHref="/en/static/rent-out-your-boat"
    />,
  );
  const help = within(screen.getByRole("region", { name: "Need a hand?" }));
  expect(help.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/en/faq#contact-support",
    "tel:+902125550148",
    "https://wa.me/905555550148",
  ]);
  expect(screen.getByText(/every day from 08:30 to 21:00/)).toBeVisible();
  const owners = within(screen.getByRole("region", { name: "Are you a yacht owner?" }));
  expect(owners.getByRole("link", { name: "Join us" })).toHaveAttribute(
    "href",
    "/en/static/rent-out-your-boat",
  );
});
