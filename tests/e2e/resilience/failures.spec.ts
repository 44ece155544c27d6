import { expect, test } from "playwright/test";
import { checkoutQuery } from "@/lib/client/drafts/checkout-query";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { PASSWORD } from "@/tests/e2e/steps/session/register-in-modal";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { newEmail, SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { changeDatabase } from "@/tests/e2e/steps/site/change-database";
import { boatPath } from "@/tests/e2e/steps/trip/boat-path";
import { holdTrip } from "@/tests/e2e/steps/trip/hold-trip";
import { e2eSite } from "@/tests/fixtures/processes/test-run";

test.use(SCREENS.desktop);

test("a failing call shows a toast at the top right for three seconds, in Arabic too", async ({ page }) => {
  const { account, layout, common } = textsOf("ar");
  // Seen from within the page: how late the test itself looks does not matter.
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const isThere = document.querySelector("[data-sonner-toast]") !== null;
      if (isThere === (seen.length % 2 === 0)) seen.push(performance.now());
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(pathFor("home", "ar"));
  await page.getByRole("button", { name: layout.login, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: account.auth.login.title });
  await dialog.getByLabel(account.auth.email, { exact: true }).fill(newEmail());
  await dialog.getByLabel(account.auth.password, { exact: true }).fill("not the password");
  await dialog.getByRole("button", { name: account.auth.login.submit, exact: true }).click();
  const toast = page.locator("[data-sonner-toast]");
  await expect(toast).toContainText(common.error_title);
  await expect(toast).toContainText(textsOf("ar").errors.wrong_credentials);
  const box = await toast.boundingBox();
  expect(box?.x).toBeGreaterThan(640);
  expect(box?.y).toBeLessThan(200);
  await expect(toast).toHaveCount(0);
  const [shown = 0, gone = 0] = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(gone - shown).toBeGreaterThan(2900);
  expect(gone - shown).toBeLessThan(6000);
});

test("a session that ended elsewhere clears the storage and leads to the root of its language once, without a loop", async ({
  page,
  context,
}) => {
  await signIn(context);
  await page.goto(pathFor("boats", "en"));
  await expect(page.getByRole("button", { name: /Deniz Yıldız/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("palamar"))).toContain("Deniz");
  await context.clearCookies({ name: /session/ });
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/v1/user")) asked += 1;
  });
  await page.evaluate(() => localStorage.clear());
  await page.goto(pathFor("boats", "en"));
  await expect(page).toHaveURL(`${e2eSite()}${pathFor("home", "en")}`);
  await page.waitForLoadState("networkidle");
  expect(asked).toBe(1);
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).not.toContain("palamar_in");
  expect(await page.evaluate(() => localStorage.getItem("palamar") ?? "")).not.toContain("Deniz");
});

test("a customer whose session ended while reserving logs in and finds the trip and the note again", async ({
  page,
  context,
}) => {
  const { checkout } = textsOf("en");
  const email = await signIn(context);
  const day = tripDayFor({ locale: "en", phone: false, daysAhead: 250 });
  const trip = { rent_type: "hourly" as const, swim_tour: false, person_count: 3, extras: [] };
  const query = checkoutQuery({ ...trip, start_date: `${day}T10:00`, end_date: `${day}T13:00` });
  const slug = (await boatPath(page, "en")).split("/").pop() ?? "";
  const address = pathFor("checkout", "en", { slug }, query);
  await page.goto(address);
  await page.getByLabel(checkout.note).fill("We bring a cake");
  await expect(page.getByRole("button", { name: checkout.submit_instant })).toBeEnabled();
  // In the very call that reserves: whatever else the page asks meanwhile would notice before.
  await page.route("**/api/v1/reservations", async (route) => {
    await context.clearCookies({ name: /session/ });
    await route.continue();
  });
  await page.getByRole("button", { name: checkout.submit_instant }).click();
  const { auth } = textsOf("en").account;
  const login = page.getByRole("dialog", { name: auth.login.title });
  await login.getByLabel(auth.email, { exact: true }).fill(email);
  await login.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await login.getByRole("button", { name: auth.login.submit, exact: true }).click();
  await page.waitForURL((url) => url.pathname + url.search === address);
  await expect(page.getByLabel(checkout.note)).toHaveValue("We bring a cake");
});

for (const [locale, way] of [
  ["ar", "account"],
  ["en", "payment"],
] as const)
  test(`a page of the ${way} that fails says so in ${locale}, names the request, and works again once it is mended`, async ({
    page,
    context,
  }) => {
    const { error_page } = textsOf(locale);
    await signIn(context);
    const { reservationId: id } = await holdTrip(
      context,
      tripDayFor({ locale, phone: false, daysAhead: way === "account" ? 191 : 192 }),
    );
    const store = (charges: string) =>
      changeDatabase("update reservations set possible = $2::jsonb where id = $1", [id, charges]);
    // No page can be made of what is not a list.
    await store("{}");
    const path =
      way === "account"
        ? pathFor("reservation", locale, { id })
        : pathFor("payment", locale, { id }, { lang: locale });
    const response = await page.goto(path);
    expect(response?.status()).toBe(500);
    await expect(page.getByRole("heading", { level: 1, name: error_page.title })).toBeVisible();
    await expect(page.getByText(response?.headers()["x-request-id"] ?? "missing")).toBeVisible();
    await expectAccessible(page);
    await store("[]");
    await page.getByRole("button", { name: error_page.retry }).click();
    await expect(page.getByText("10:00–14:00").first()).toBeVisible();
  });
