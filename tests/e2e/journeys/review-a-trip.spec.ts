import { expect, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { SCREENS, textsOf, type Visitor } from "@/tests/e2e/steps/session/visitor";
import { completeTrip } from "@/tests/e2e/steps/trip/complete-trip";
import { ownerPath } from "@/tests/e2e/steps/trip/owner-path";
import { payTrip } from "@/tests/e2e/steps/trip/paid-trip";

test.use(SCREENS.desktop);

test("a guest reviews a completed trip with the keyboard, its owner answers, and the boat's page shows both", async ({
  page,
  browser,
}) => {
  const visitor: Visitor = { locale: "en", phone: false, daysAhead: 104 };
  const { reviews, reservations } = textsOf("en");
  const trip = await payTrip(page, visitor);
  const { reservationId: id, boat } = trip;
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
  // Letters only: reviews are public, so a long number in one is masked.
  const unique = [...String(Date.now())].map((digit) => "abcdefghij"[Number(digit)]).join("");
  const title = `A day to remember ${unique}`;
  await form.getByLabel(reviews.form.title_label).fill(title);
  await form.getByLabel(reviews.form.text_label).fill("Spotless boat, and the captain knew every bay.");
  const submit = form.getByRole("button", { name: reviews.form.submit });
  await expect(submit).toBeEnabled();
  await submit.press("Enter");
  await expect(page.getByRole("heading", { name: reviews.form.yours })).toBeVisible();
  await expect(page.getByRole("button", { name: reviews.form.submit })).toHaveCount(0);

  const { owner } = textsOf("ar");
  const ownersPage = await (await browser.newContext(SCREENS.phone)).newPage();
  await openPage(ownersPage, (await ownerPath(trip)).replace("lang=tr", "lang=ar"));
  const asked = ownersPage.locator("#review");
  await expect(asked).toContainText(title);
  await expectAccessible(ownersPage);
  const reply = `شكرًا، نراكم في الربيع ${unique}`;
  await asked.getByLabel(owner.review.label).fill(reply);
  await asked.getByRole("button", { name: owner.review.submit }).click();
  await expect(asked.getByRole("status")).toBeFocused();
  await expect(asked.getByRole("status")).toContainText(reply);
  await expect(asked.getByRole("button", { name: owner.review.submit })).toHaveCount(0);
  await ownersPage.context().close();

  await expect(async () => {
    await page.goto(pathFor("boat", "tr", { slug: boat.slug }));
    await expect(page.getByText(title)).toBeVisible({ timeout: 1000 });
    await expect(page.getByText(reply)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 45_000 });
});
