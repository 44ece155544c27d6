import { expect, test } from "playwright/test";
import { checkoutQuery } from "@/lib/client/drafts/checkout-query";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { proveEmail } from "@/tests/e2e/steps/session/prove-email";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { boatPath } from "@/tests/e2e/steps/trip/boat-path";

test.use(SCREENS.phone);

test("a company's tax number is checked by its digits, and its payment page names the company, in Arabic", async ({
  page,
  context,
}) => {
  const { checkout, invoice } = textsOf("ar");
  await signIn(context);
  await proveEmail(context);
  const day = tripDayFor({ locale: "ar", phone: true, daysAhead: 126 });
  const slug = (await boatPath(page, "ar")).split("/").at(-1) ?? "";
  const trip = { rent_type: "hourly" as const, start_date: `${day}T10:00`, end_date: `${day}T14:00` };
  const query = checkoutQuery({ ...trip, person_count: 4, extras: [] });
  await openPage(page, pathFor("checkout", "ar", { slug }, query));
  await page.getByLabel(invoice.wanted).check();
  await page.getByLabel(invoice.title, { exact: true }).fill("Deniz Turizm A.Ş.");
  await page.getByLabel(invoice.office, { exact: true }).fill("Beyoğlu");
  await page.getByLabel(invoice.number, { exact: true }).fill("1234567891");
  const send = page.getByRole("main").getByRole("button", { name: checkout.submit_instant });
  await send.click();
  await expect(page.getByText(invoice.error.tax_number)).toBeVisible();
  await page.getByLabel(invoice.number, { exact: true }).fill("1234567890");
  await send.click();
  await page.waitForURL(/\/payment\//);
  for (const part of ["Deniz Turizm A.Ş.", "Beyoğlu", "1234567890"])
    await expect(page.getByText(part, { exact: true })).toBeVisible();
  await expectAccessible(page);
});
