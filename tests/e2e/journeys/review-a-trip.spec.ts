import { expect, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { SCREENS, textsOf, type Visitor } from "@/tests/e2e/steps/session/visitor";
import { completeTrip } from "@/tests/e2e/steps/trip/complete-trip";
import { payTrip } from "@/tests/e2e/steps/trip/paid-trip";

test.use(SCREENS.desktop);

test("a guest reviews a completed trip with the keyboard, and the boat's page shows it at once", async ({
  page,
}) => {
  const visitor: Visitor = { locale: "en", phone: false, daysAhead: 104 };
  const { reviews, reservations } = textsOf("en");
  const { reservationId: id, boat } = await payTrip(page, visitor);
  await completeTrip(id);
  await page.goto(pathFor("reservations", "en", null, { status: "reservation_completed" }));
  await page.getByRole("link", { name: reservations.write_review }).click();
  await page.waitForURL(/#review$/);
  const form = page.locator("#review");
  await expectAccessible(page);
  for (const [group, stars] of [
    [reviews.clean, 5],
    [reviews.service, 4],
    [reviews.comm, 5],
    [reviews.pp, 3],
  ] as const) {
    const radios = form.getByRole("group", { name: group }).getByRole("radio");
    await radios.first().focus();
    await page.keyboard.press("Space");
    for (let step = 1; step < stars; step += 1) await page.keyboard.press("ArrowRight");
    await expect(radios.nth(stars - 1)).toBeChecked();
  }
  const title = `A day to remember ${Date.now()}`;
  await form.getByLabel(reviews.form.title_label).fill(title);
  await form.getByLabel(reviews.form.text_label).fill("Spotless boat, and the captain knew every bay.");
  const submit = form.getByRole("button", { name: reviews.form.submit });
  await expect(submit).toBeEnabled();
  await submit.press("Enter");
  await expect(page.getByRole("heading", { name: reviews.form.yours })).toBeVisible();
  await expect(page.getByRole("button", { name: reviews.form.submit })).toHaveCount(0);

  await expect(async () => {
    await page.goto(pathFor("boat", "tr", { slug: boat.slug }));
    await expect(page.getByText(title)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 45_000 });
});
