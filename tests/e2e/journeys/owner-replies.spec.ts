import { createTranslator } from "next-intl";
import { type Browser, expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { expectValidHtml } from "@/tests/e2e/steps/page/valid-html";
import { watchPage } from "@/tests/e2e/steps/page/watch-page";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf, tripDayFor, type Visitor } from "@/tests/e2e/steps/session/visitor";
import { readOutbox } from "@/tests/e2e/steps/site/read-outbox";
import { type HeldTrip, holdTrip, REQUEST_BOAT } from "@/tests/e2e/steps/trip/hold-trip";
import { moveTrip } from "@/tests/e2e/steps/trip/move-trip";
import { ownerPath } from "@/tests/e2e/steps/trip/owner-path";
import { acceptAndPay, payWithCard } from "@/tests/e2e/steps/trip/pay";

const { conversation, owner, reservations, mails } = textsOf("tr");
const visitor: Visitor = { locale: "tr", phone: true, daysAhead: 0 };

test.use(SCREENS.phone);

/** The owner's own browser, which knows no customer. */
async function openAsOwner(browser: Browser, trip: HeldTrip): Promise<Page> {
  const page = await (await browser.newContext(SCREENS.phone)).newPage();
  await expectValidHtml(await page.goto(await ownerPath(trip)));
  return page;
}

const paidTitle = createTranslator({ locale: "tr", messages: textsOf("tr"), namespace: "owner.state" })(
  "paid.title",
  {
    kind: "reservation",
  },
);

test("a request is accepted by the mail's link, paid, sailed and invited to be reviewed", async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const email = await signIn(context);
  const day = tripDayFor({ ...visitor, daysAhead: 96 });
  const trip = await holdTrip(context, day, REQUEST_BOAT);

  const ownersPage = await openAsOwner(browser, trip);
  const watched = watchPage(ownersPage);
  await expect(ownersPage.getByText(owner.state.waiting.title)).toBeVisible();
  await expect(ownersPage.getByText("Deniz", { exact: true })).toBeVisible();
  await expect(ownersPage.getByText("Deniz Yıldız")).toHaveCount(0);
  await expectAccessible(ownersPage);
  await ownersPage.getByLabel(conversation.text).fill("Merhaba, mangal da var.");
  await ownersPage.getByRole("button", { name: conversation.submit }).click();
  await expect(ownersPage.getByRole("list", { name: conversation.log })).toContainText("mangal");
  await ownersPage.getByRole("button", { name: owner.answer.accept, exact: true }).click();
  const status = ownersPage.getByRole("status").filter({ hasText: owner.state.accepted.title });
  await expect(status).toBeFocused();
  await expect(ownersPage.getByRole("button", { name: owner.answer.accept })).toHaveCount(0);
  watched.expectQuiet();

  await page.goto(await readOutbox(email, new RegExp(`(/payment/${trip.reservationId}\\?\\S+)`)));
  await acceptAndPay(page, visitor);
  await payWithCard(page, visitor, "success");
  await page.waitForURL(/\/payment-result\//);
  await expect(page.getByText(textsOf("tr").payments.result.paid_title)).toBeVisible();
  await readOutbox(email, /Content-Type: (application\/pdf)/);
  // The mail's map is drawn by the site.
  const map = await page.request.get(await readOutbox(email, /src="[^"]*?(\/map\/locator_[\w.-]+\.png)"/));
  expect([map.status(), map.headers()["content-type"]]).toEqual([200, "image/png"]);
  await ownersPage.reload();
  await expect(ownersPage.getByText(paidTitle)).toBeVisible();
  await expect(ownersPage.getByText("Deniz Yıldız")).toBeVisible();

  await moveTrip(trip.reservationId, 48);
  const detail = pathFor("reservation", "tr", { id: trip.reservationId });
  // No mail is sent: a customer who pays so late has just received all details.
  await expect(async () => {
    await page.goto(detail);
    await expect(page.getByText(reservations.status.reservation_coming).first()).toBeVisible({
      timeout: 1000,
    });
  }).toPass({ timeout: 45_000 });

  await moveTrip(trip.reservationId, -6);
  await readOutbox(email, new RegExp(`(${mails.buttons.review})`));
  await page.goto(detail);
  await expect(page.getByText(reservations.status.reservation_completed).first()).toBeVisible();
});

test("accepting one request refuses its rival, who is shown other boats that are free then", async ({
  page,
  context,
  browser,
}) => {
  const winners = await browser.newContext(SCREENS.phone);
  await signIn(winners);
  const email = await signIn(context);
  const day = tripDayFor({ ...visitor, daysAhead: 99 });
  const winner = await holdTrip(winners, day, REQUEST_BOAT);
  const rival = await holdTrip(context, day, REQUEST_BOAT);

  const ownersPage = await openAsOwner(browser, winner);
  const rivalsPage = await openAsOwner(browser, rival);
  await ownersPage.getByRole("button", { name: owner.answer.accept, exact: true }).click();
  await expect(ownersPage.getByText(owner.state.accepted.title)).toBeVisible();
  // Still open on another screen: the press is refused and the page says what happened.
  await rivalsPage.getByRole("button", { name: owner.answer.accept, exact: true }).click();
  await expect(rivalsPage.getByText(owner.state.outbid.title)).toBeVisible();
  await expect(rivalsPage.getByRole("heading", { name: owner.trip.title })).toHaveCount(0);

  const offered = await readOutbox(
    email,
    new RegExp(`${rival.number}[^]*?(/tekne/[a-z0-9-]+\\?\\S+lang=tr)`),
  );
  expect(offered).toContain(`date=${day}&`);
  expect((await page.goto(offered))?.status()).toBe(200);
  await page.goto(pathFor("reservation", "tr", { id: rival.reservationId }));
  await expect(page.getByText(reservations.status.request_rejected).first()).toBeVisible();
  const free = page.getByRole("region", { name: reservations.similar_free.title });
  await expect(free.getByRole("article").first()).toBeVisible();
  await winners.close();
});

test("declining needs a reason, and the dead link says how it ended in three languages", async ({
  context,
  browser,
}) => {
  await signIn(context);
  const trip = await holdTrip(context, tripDayFor({ ...visitor, daysAhead: 102 }), REQUEST_BOAT);
  const ownersPage = await openAsOwner(browser, trip);
  await ownersPage.getByRole("button", { name: owner.answer.decline, exact: true }).click();
  await ownersPage.getByRole("button", { name: owner.answer.confirm }).click();
  await expect(ownersPage.getByText(textsOf("tr").validation.required)).toBeVisible();
  await ownersPage.getByLabel(owner.answer.reason).fill("Tekne o gün bakımda");
  await expectAccessible(ownersPage);
  await ownersPage.getByRole("button", { name: owner.answer.confirm }).click();
  await expect(ownersPage.getByText(owner.state.declined.title)).toBeVisible();
  for (const locale of ["tr", "en", "ar"] as const) {
    const answer = await ownersPage.goto((await ownerPath(trip)).replace("lang=tr", `lang=${locale}`));
    await expect(ownersPage.getByText(textsOf(locale).owner.state.declined.title)).toBeVisible();
    const headers = answer?.headers() ?? {};
    expect(headers["x-robots-tag"]).toContain("noindex");
    expect(headers["cache-control"]).toContain("no-store");
    await expectAccessible(ownersPage);
  }
});
