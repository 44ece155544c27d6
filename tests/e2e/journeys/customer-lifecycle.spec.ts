import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { checkoutQuery } from "@/lib/client/drafts/checkout-query";
import { formatPhone } from "@/lib/i18n/format-phone";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { confirmStepUp } from "@/tests/e2e/steps/session/confirm-step-up";
import { loseSession } from "@/tests/e2e/steps/session/lose-session";
import { PASSWORD, registerInModal } from "@/tests/e2e/steps/session/register-in-modal";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf, tripDayFor, type Visitor } from "@/tests/e2e/steps/session/visitor";
import { operate } from "@/tests/e2e/steps/site/operate";
import { readOutbox } from "@/tests/e2e/steps/site/read-outbox";
import { boatPath } from "@/tests/e2e/steps/trip/boat-path";
import { INSTANT_BOAT } from "@/tests/e2e/steps/trip/hold-trip";
import { payTrip } from "@/tests/e2e/steps/trip/paid-trip";
import { E2E_FOLDER } from "@/tests/fixtures/browser/e2e-folder";

const VISITOR: Visitor = { locale: "tr", phone: true, daysAhead: 130 };

/** Six digits that stand alone in the message. */
const CODE = /(?:^|\s)(\d{6})(?=\s|\.|$)/m;

/** What the site under test has logged names no person and opens nothing. A site that runs elsewhere keeps its log. */
async function expectNothingLogged(secrets: readonly string[]): Promise<void> {
  const log = await readFile(join(E2E_FOLDER, "server.log"), "utf8").catch(() => "");
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
}

async function prove(page: Page, locale: Locale, contact: "email" | "phone", to: string): Promise<void> {
  const { account, account_area } = textsOf(locale);
  const { proof } = account_area;
  await page.getByRole("button", { name: proof[`verify_${contact}`] }).click();
  const dialog = page.getByRole("dialog", { name: proof[`dialog_${contact}`] });
  await expect(dialog).toContainText(contact === "phone" ? formatPhone(to) : to);
  await dialog.getByLabel(account.code.code).fill(await readOutbox(to, CODE));
  await expect(dialog).toBeHidden();
}

test.describe("a customer in Turkish on a phone", () => {
  test.use(SCREENS.phone);
  const { locale, daysAhead } = VISITOR;
  const { account_area: area, checkout, reservations } = textsOf(locale);

  test("registers, verifies e-mail and phone, saves a favourite, reserves it and finds it in the account", async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const number = `5${String(Date.now()).slice(-6)}${daysAhead}`;
    await page.goto(pathFor("home", locale, null, { login: 1 }));
    const email = await registerInModal(page, VISITOR, { phone: `0${number}` });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    // The closed window takes one step back in the history, which would end the loading of the page that comes next.
    await page.waitForFunction(() => window.navigation.canGoForward);

    await page.goto(pathFor("profile", locale));
    await prove(page, locale, "email", email);
    await prove(page, locale, "phone", `+90${number}`);
    await expect(page.getByText(area.proof.verified, { exact: true })).toHaveCount(2);
    await expectAccessible(page);

    await page.goto(await boatPath(page, locale));
    const boat = ((await page.getByRole("heading", { level: 1 }).textContent()) ?? "").trim();
    const heart = page.locator("button.heart-title");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    // At once: the page may come before the press, and follows.
    await page.goto(pathFor("favourites", locale));
    await expect(page.getByRole("article").filter({ hasText: boat })).toHaveCount(1);

    const day = tripDayFor(VISITOR);
    const choice = checkoutQuery({
      rent_type: "hourly",
      start_date: `${day}T10:00`,
      end_date: `${day}T14:00`,
      person_count: 4,
      extras: [],
    });
    const slug = (await boatPath(page, locale)).split("/").at(-1) ?? INSTANT_BOAT;
    await page.goto(pathFor("checkout", locale, { slug }, choice));
    await page.getByRole("button", { name: checkout.submit_instant }).click();
    await page.waitForURL(/\/payment\//);
    await page.goto(pathFor("requests", locale));
    const card = page.getByRole("article").filter({ hasText: boat });
    await expect(card.getByText(reservations.status.request_created_payment_pending)).toBeVisible();

    // A new address is unproven again, and asked for at once.
    await openPage(page, pathFor("profile", locale));
    const other = `other-${email}`;
    await page.getByLabel(textsOf(locale).account.auth.email, { exact: true }).fill(other);
    await page.getByRole("button", { name: area.profile.submit }).click();
    await confirmStepUp(page, { locale });
    await expect(page.getByRole("dialog", { name: area.proof.dialog_email })).toContainText(other);
    const cookies = await page.context().cookies();
    const session = cookies.find(({ name }) => name === "palamar_session")?.value ?? "?";
    await expectNothingLogged([email, number, PASSWORD, session]);
  });

  test("cannot delete the account while a paid trip is coming", async ({ page }) => {
    test.setTimeout(180_000);
    await payTrip(page, { ...VISITOR, daysAhead: daysAhead + 5 });
    await page.goto(pathFor("profile", locale));
    await page.getByRole("button", { name: area.delete.open }).click();
    const dialog = page.getByRole("dialog", { name: area.delete.question });
    await dialog.getByRole("button", { name: area.delete.confirm }).click();
    await confirmStepUp(page, { locale });
    await expect(dialog.getByRole("alert")).toHaveText(textsOf(locale).errors.trip_coming);
    await page.goto(pathFor("profile", locale));
    await expect(page.getByRole("button", { name: area.delete.open })).toBeVisible();
  });
});

test("a customer in Arabic logs in once with the link that the operator had mailed", async ({
  page,
  context,
}) => {
  const area = textsOf("ar").account_area;
  const locale = "ar";
  const email = await signIn(context);
  await context.clearCookies();
  await operate("users", "t-login", email);
  const token = await readOutbox(email, /\/t-login\/([\w-]{43})/);
  const link = pathFor("tLogin", locale, { token }, { lang: locale });
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole("button", { name: area.t_login.submit }).click();
  await page.waitForURL((url) => url.pathname === pathFor("reservations", locale));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await loseSession(page);
  await page.goto(link);
  await page.getByRole("button", { name: area.t_login.submit }).click();
  await expect(page.getByText(area.t_login.dead_title)).toBeVisible();
});
