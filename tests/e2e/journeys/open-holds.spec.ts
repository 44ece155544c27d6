import { expect, test } from "playwright/test";
import { checkoutQuery } from "@/lib/client/drafts/checkout-query";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { boatPath } from "@/tests/e2e/steps/trip/boat-path";
import { holdTrip } from "@/tests/e2e/steps/trip/hold-trip";

test.use(SCREENS.phone);

test("the checkout shows the two unpaid trips that forbid a third, in Arabic, and leads to their payments", async ({
  page,
  context,
}) => {
  const { checkout } = textsOf("ar");
  const dayOf = (daysAhead: number) => tripDayFor({ locale: "ar", phone: true, daysAhead });
  await signIn(context);
  const first = await holdTrip(context, dayOf(91));
  const { choice, reservationId } = await holdTrip(context, dayOf(92));
  const slug = (await boatPath(page, "ar")).split("/").at(-1) ?? "";
  // As after "back" on the payment page: nobody else has taken it.
  await openPage(page, pathFor("checkout", "ar", { slug }, checkoutQuery({ ...choice, extras: [] })));
  const own = page.getByRole("alert").filter({ hasText: checkout.own_hold_title });
  await expect(own.getByRole("link", { name: checkout.open_hold_pay })).toHaveAttribute(
    "href",
    new RegExp(`/payment/${reservationId}`),
  );
  const day = dayOf(93);
  const third = checkoutQuery({
    ...choice,
    start_date: `${day}T10:00`,
    end_date: `${day}T14:00`,
    extras: [],
  });
  await openPage(page, pathFor("checkout", "ar", { slug }, third));
  await page.getByRole("main").getByRole("button", { name: checkout.submit_instant }).click();
  const notice = page.getByRole("alert").filter({ hasText: checkout.open_holds_title });
  await expect(notice.getByText("4 أشخاص")).toHaveCount(2);
  const payments = notice.getByRole("link", { name: checkout.open_hold_pay });
  await expect(payments).toHaveCount(2);
  await expectAccessible(page);
  await payments.first().click();
  await page.waitForURL(new RegExp(`/payment/${first.reservationId}`));
});
