import { expect, test } from "playwright/test";
import { checkoutQuery } from "@/lib/client/drafts/checkout-query";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { proveInWindow } from "@/tests/e2e/steps/session/prove-email";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { REQUEST_BOAT } from "@/tests/e2e/steps/trip/hold-trip";

test.use(SCREENS.phone);

test("a request to an owner needs a proven address and takes no money: the customer learns what happens next", async ({
  page,
  context,
}) => {
  const { checkout, reservations } = textsOf("tr");
  const day = tripDayFor({ locale: "tr", phone: true, daysAhead: 90 });
  const email = await signIn(context);
  const choice = {
    rent_type: "hourly" as const,
    start_date: `${day}T10:00`,
    end_date: `${day}T14:00`,
    person_count: 4,
  };
  await page.goto(pathFor("checkout", "tr", { slug: REQUEST_BOAT }, checkoutQuery(choice)));
  await page.getByLabel(checkout.note, { exact: true }).fill("Doğum günü kutlaması");
  await page.getByRole("button", { name: checkout.submit_request }).click();
  await proveInWindow(page, { locale: "tr" }, email);
  await page.waitForURL(/reservation-result/);
  await expect(page.getByRole("heading", { name: reservations.result.title })).toBeVisible();
  await expect(page.getByRole("timer")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: reservations.result.show }).click();
  await expect(page.getByText(reservations.status.request_created).first()).toBeVisible();
  await expect(page.getByText("Doğum günü kutlaması")).toBeVisible();
  await expect(page.getByRole("link", { name: reservations.pay_now })).toHaveCount(0);
});
