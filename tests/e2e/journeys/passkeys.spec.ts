import { expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { listCutWords, listOverflow } from "@/tests/e2e/steps/page/check-layout";
import { confirmStepUp } from "@/tests/e2e/steps/session/confirm-step-up";
import { loseSession } from "@/tests/e2e/steps/session/lose-session";
import { proveEmail } from "@/tests/e2e/steps/session/prove-email";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { addVirtualAuthenticator } from "@/tests/e2e/steps/session/virtual-authenticator";
import { SCREENS, textsOf, type Visitor } from "@/tests/e2e/steps/session/visitor";
import { callSite } from "@/tests/e2e/steps/site/call-site";

type Locale = Visitor["locale"];

/** A signed-in customer with a proven address, on the security page, with a passkey device. */
async function openSecurity(page: Page, locale: Locale) {
  const email = await signIn(page.context());
  await proveEmail(page.context());
  await page.goto(pathFor("changePassword", locale));
  return { email, device: await addVirtualAuthenticator(page) };
}

async function addPasskey(page: Page, locale: Locale): Promise<void> {
  const { passkeys } = textsOf(locale).account_area;
  await page.getByRole("button", { name: passkeys.add }).click();
  await confirmStepUp(page, { locale });
  await expect(page.getByText(passkeys.never_used)).toBeVisible();
}

/** The login window, once the browser offers passkeys in its field of the address. */
async function openLogin(page: Page, address: string): Promise<void> {
  const offered = page.waitForResponse(/auth\/passkey\/challenge$/);
  await page.goto(address);
  await offered;
}

for (const [locale, screen] of [
  ["tr", "phone"],
  ["ar", "desktop"],
] as const) {
  test.describe(`a passkey in ${locale}`, () => {
    test.use(SCREENS[screen]);

    test("is added, named, logs in to where the customer wanted to go, confirms its own removal, and is gone", async ({
      page,
    }) => {
      const { account, account_area } = textsOf(locale);
      const { passkeys } = account_area;
      const { device } = await openSecurity(page, locale);
      await addPasskey(page, locale);
      expect(await device.count()).toBe(1);
      await expectAccessible(page);
      expect([...(await listOverflow(page)), ...(await listCutWords(page))]).toEqual([]);

      await page.getByRole("button", { name: passkeys.rename }).click();
      const naming = page.getByRole("dialog", { name: passkeys.rename_title });
      await naming.getByLabel(passkeys.name).fill("Mavi telefon");
      await naming.getByLabel(passkeys.name).press("Enter");
      await expect(naming).toBeHidden();
      await expect(page.getByText("Mavi telefon", { exact: true })).toBeVisible();

      await device.setPresent(false);
      await loseSession(page);
      const wanted = pathFor("profile", locale);
      await openLogin(page, `${pathFor("home", locale)}?login=1&next=${wanted}`);
      const login = page.getByRole("dialog", { name: account.auth.login.title });
      const button = login.getByRole("button", { name: account.auth.passkey.button });
      await expectAccessible(page);
      await button.focus();
      await device.touchWhenAsked();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL((url) => url.pathname === wanted);

      await page.goto(pathFor("changePassword", locale));
      await expect(page.getByText(passkeys.never_used)).toHaveCount(0);
      await page
        .getByRole("button", { name: passkeys.remove_named.replace("{name}", "Mavi telefon") })
        .click();
      const question = page.getByRole("dialog", { name: passkeys.question });
      await expect(question).toContainText("Mavi telefon");
      await question.getByRole("button", { name: passkeys.remove }).click();
      const confirmation = page.getByRole("dialog", { name: account.step_up.title });
      await expect(confirmation.getByRole("button", { name: account.step_up.use_password })).toBeVisible();
      await expectAccessible(page);
      await confirmation.getByRole("button", { name: account.step_up.submit_passkey }).click();
      await expect(page.getByText("Mavi telefon", { exact: true })).toHaveCount(0);
      const kept = await callSite<{ items: unknown[] }>(page.context(), "user/passkeys");
      expect(kept.items).toEqual([]);
    });
  });
}

test("the browser offers a passkey in the field of the address, where nothing was pressed", async ({
  page,
}) => {
  const { device, email } = await openSecurity(page, "en");
  await addPasskey(page, "en");
  await device.setPresent(true);
  await loseSession(page);
  await page.goto(`${pathFor("home", "en")}?login=1`);
  const user = () => callSite<{ email: string }>(page.context(), "user").catch(() => null);
  await expect.poll(async () => (await user())?.email).toBe(email);
});

test("a customer who gives up, or whom the device does not recognise, reads so and can log in by password", async ({
  page,
}) => {
  const { auth } = textsOf("en").account;
  const { device } = await openSecurity(page, "en");
  await addPasskey(page, "en");
  await device.setPresent(false);
  await loseSession(page);
  await openLogin(page, `${pathFor("home", "en")}?login=1`);
  const login = page.getByRole("dialog", { name: auth.login.title });
  await device.setRecognised(false);
  await device.touchWhenAsked();
  await login.getByRole("button", { name: auth.passkey.button }).click();
  await expect(login.getByRole("alert")).toHaveText(auth.passkey.not_done);
  await expectAccessible(page);
});

test("a passkey that was removed elsewhere says so, and is offered no longer", async ({ page }) => {
  const { auth } = textsOf("en").account;
  const { device } = await openSecurity(page, "en");
  await addPasskey(page, "en");
  const { items } = await callSite<{ items: { id: string }[] }>(page.context(), "user/passkeys");
  const removed = await page.context().request.delete(`/api/v1/user/passkeys/${items[0]?.id}`, {
    headers: { origin: new URL(page.url()).origin },
  });
  expect(removed.status()).toBe(204);
  await device.setPresent(false);
  await loseSession(page);
  await openLogin(page, `${pathFor("home", "en")}?login=1`);
  const login = page.getByRole("dialog", { name: auth.login.title });
  await device.touchWhenAsked();
  await login.getByRole("button", { name: auth.passkey.button }).click();
  await expect(login.getByRole("alert")).toHaveText(textsOf("en").errors.passkey_unknown);
});

test("a browser without passkeys shows no button, and the security page says so", async ({ page }) => {
  const { account, account_area } = textsOf("en");
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "PublicKeyCredential");
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${pathFor("home", "en")}?login=1`);
  const login = page.getByRole("dialog", { name: account.auth.login.title });
  await expect(login.getByRole("button", { name: account.auth.login.submit, exact: true })).toBeVisible();
  await expect(login.getByRole("button", { name: account.auth.passkey.button })).toHaveCount(0);
  expect(asked.filter((url) => url.includes("passkey"))).toEqual([]);
  await openSecurity(page, "en");
  await expect(page.getByText(account_area.passkeys.unsupported)).toBeVisible();
});
